import type { TutorLine } from './contract.ts';
import { notInLesson } from './prompt.ts';

type Line = Exclude<TutorLine, { end: unknown }>;

/** References that may still go on in the next piece: "[", "[1", "[12, ". */
const unfinished = /\[(?:\d{1,3}(?:[,;] ?\d{1,3}){0,5}(?:[,;] ?)?)?$/;
/** "[4]"; models also write "[4, 7]". */
const references = /\[(\d{1,3}(?:[,;] ?\d{1,3}){0,5})\]/g;
/** What a model may put around the word that we asked for alone. */
const wrapping = /^[\s"'`*]+/;

/**
 * Turns the pieces of an answer into lines: a passage before the first reference to it, and text in
 * which each reference is to a passage of the lesson. References to others are left out.
 */
export class AnswerLines {
  readonly #passages: readonly string[];
  readonly #named = new Set<number>();
  #held = '';
  #begun = false;

  constructor(passages: readonly string[]) {
    this.#passages = passages;
  }

  /** The model said that the lesson says nothing about it, whatever it added. Asked at the end. */
  get outside(): boolean {
    return !this.#begun && this.#start.startsWith(notInLesson);
  }

  get #start(): string {
    return this.#held.replace(wrapping, '');
  }

  /** What can be sent once this piece is there. */
  add(piece: string): Line[] {
    this.#held += piece;
    if (!this.#begun) {
      if (notInLesson.startsWith(this.#start) || this.outside) return [];
      this.#begun = true;
    }
    const end = unfinished.exec(this.#held)?.index ?? this.#held.length;
    return this.#take(end);
  }

  /** The rest, at the end. */
  rest(): Line[] {
    return this.outside ? [] : this.#take(this.#held.length);
  }

  #take(end: number): Line[] {
    const ready = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    const quoted: Line[] = [];
    const text = ready.replaceAll(references, (_, numbers: string) =>
      numbers
        .split(/[,;] ?/)
        .map((digits) => {
          const passage = Number(digits);
          const words = this.#passages[passage - 1];
          if (words === undefined) return '';
          if (!this.#named.has(passage)) quoted.push({ passage, words });
          this.#named.add(passage);
          return `[${passage}]`;
        })
        .join(''),
    );
    return text ? [...quoted, { text }] : quoted;
  }
}
