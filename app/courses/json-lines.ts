/** The value of a JSON text, and the line where each part of it begins. */
export interface LinedJson {
  value: unknown;
  /** The line of the part at this path, from 1; if there is none, of the nearest part above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Names that occur twice in one object: the later one counts. The first hundred. */
  repeated: readonly { line: number; name: string }[];
}

/** The first fault that makes a text invalid JSON. */
export class JsonFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Deeper than any course, but not deep enough to overflow the stack. */
const deepest = 30;

/** A page of them is enough to fix; each is looked up in the whole pasted text. */
const mostRepeated = 100;

const blank = new Set([' ', '\t', '\r', '\n']);

/**
 * Parses JSON as strictly as `JSON.parse`, which gives neither the line of a part nor, for a long
 * text, the position of a fault. @throws {JsonFault}
 */
export function readJsonLines(text: string): LinedJson {
  let at = 0;
  let line = 1;
  const lines = new Map<object, Map<PropertyKey, number>>();
  const repeated: { line: number; name: string }[] = [];

  const fault = (message: string) => new JsonFault(line, message);
  const skip = () => {
    for (; blank.has(text.charAt(at)); at++) if (text[at] === '\n') line += 1;
  };
  /** Takes the next character, if it is this one. */
  const taken = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const leaf = (source: string, complaint: string): unknown => {
    try {
      return JSON.parse(source) as unknown;
    } catch {
      throw fault(complaint);
    }
  };
  const quoted = (): string => {
    const start = at;
    for (at += 1; at < text.length && text[at] !== '"' && text[at] !== '\n'; at++)
      if (text[at] === '\\') at += 1;
    if (text[at] !== '"') throw fault('a closing quote is missing');
    at += 1;
    return leaf(
      text.slice(start, at),
      'this text contains a character that must be escaped',
    ) as string;
  };
  const plain = (): unknown => {
    const start = at;
    while (at < text.length && !/[\s,:[\]{}"]/.test(text.charAt(at))) at += 1;
    const source = text.slice(start, at);
    if (!source)
      throw fault(
        at < text.length
          ? `a value is missing before ${text.charAt(at)}`
          : 'the text ends too early',
      );
    return leaf(
      source,
      `${source.slice(0, 40)} is neither a quoted text nor a number, true, false or null`,
    );
  };
  /** Reads the parts between brackets, separated by commas, without a trailing comma. */
  const parts = (end: string, readPart: () => void): void => {
    if (taken(end)) return;
    do readPart();
    while (taken(','));
    if (!taken(end))
      throw fault(
        at < text.length ? `a comma or ${end} is missing` : `the text ends before its ${end}`,
      );
  };
  const value = (depth: number): unknown => {
    if (depth > deepest) throw fault('the brackets are nested too deep');
    const members = new Map<PropertyKey, number>();
    if (taken('[')) {
      const list: unknown[] = [];
      lines.set(list, members);
      parts(']', () => {
        skip();
        members.set(list.length, line);
        list.push(value(depth + 1));
      });
      return list;
    }
    if (taken('{')) {
      const entries = new Map<string, unknown>();
      parts('}', () => {
        skip();
        if (text[at] !== '"') throw fault('a quoted name is missing');
        const name = quoted();
        if (entries.has(name) && repeated.length < mostRepeated) repeated.push({ line, name });
        members.set(name, line);
        if (!taken(':')) throw fault(`a colon is missing after "${name}"`);
        entries.set(name, value(depth + 1));
      });
      // Own properties whatever their name, even `__proto__`.
      const object = Object.fromEntries(entries);
      lines.set(object, members);
      return object;
    }
    return text[at] === '"' ? quoted() : plain();
  };

  skip();
  const first = line;
  const whole = value(0);
  skip();
  if (at < text.length) throw fault('something follows after the end');
  const lineOf = (path: readonly PropertyKey[]): number => {
    let part = whole;
    let known = first;
    for (const key of path) {
      const next = lines.get(part as object)?.get(key);
      if (next === undefined) break;
      known = next;
      part = (part as Record<PropertyKey, unknown>)[key];
    }
    return known;
  };
  return { value: whole, lineOf, repeated };
}
