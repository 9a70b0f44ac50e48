import type { TutorLine } from './contract.ts';
import { notInLesson } from './prompt.ts';

type Line = Exclude<TutorLine, { end: unknown }>;

/** A reference that may still go on in the next piece: "[", "[1", "[12". */
const unfinished = /\[\d{0,3}$/;
const reference = /\[(\d{1,3})\]/g;

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

  /** The model said that the lesson says nothing about it. Asked at the end. */
  get outside(): boolean {
    return !this.#begun && this.#held.trim() === notInLesson;
  }

  /** What can be sent once this piece is there. */
  add(piece: string): Line[] {
    this.#held += piece;
    if (!this.#begun) {
      const start = this.#held.trimStart();
      if (notInLesson.startsWith(start.trimEnd())) return [];
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
    const text = ready.replaceAll(reference, (written, digits: string) => {
      const passage = Number(digits);
      const words = this.#passages[passage - 1];
      if (words === undefined) return '';
      if (!this.#named.has(passage)) quoted.push({ passage, words });
      this.#named.add(passage);
      return written;
    });
    return text ? [...quoted, { text }] : quoted;
  }
}
