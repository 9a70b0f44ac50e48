import { parseSync, Visitor, type ESTree } from 'vite';

/** What a file of a library can do without. */
export interface UnusedParts {
  /** Functions that are never called or have nothing to do, with their only answer. */
  functions?: Record<string, 'nothing' | 'false' | 'null' | "''">;
  /** Classes without instances, whose methods nobody calls. */
  classes?: readonly string[];
  /** Values that no `tag` ever has. */
  tags?: readonly number[];
  /** Comparisons that are never true. */
  never?: RegExp;
  /** Exact texts, with what replaces them. */
  texts?: Record<string, string>;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns the code without those parts. It fails on a part that isn't in the code. */
export function withoutParts(code: string, parts: UnusedParts): string {
  const text = replaceTexts(code, parts.texts ?? {});
  const edits: Edit[] = [];
  const replace = ({ start, end }: ESTree.Span, instead: string) =>
    edits.push({ start, end, text: instead });
  const sourceOf = ({ start, end }: ESTree.Span) => text.slice(start, end);
  const missing = new Set(Object.keys(parts.functions ?? {}));

  new Visitor({
    FunctionDeclaration({ id, body }) {
      const answer = id && parts.functions?.[id.name];
      if (!id || !answer || !body) return;
      replace(body, answer === 'nothing' ? '{}' : `{ return ${answer}; }`);
      missing.delete(id.name);
    },
    ExpressionStatement(node) {
      const assigned = /^(\w+)\.prototype\./.exec(sourceOf(node))?.[1];
      if (assigned && parts.classes?.includes(assigned)) replace(node, '');
    },
    BinaryExpression(node) {
      const source = sourceOf(node);
      const [, tag, sign] = /^(\d+) ([!=])== (?:[\w$]+\.)*tag$/.exec(source) ?? [];
      if (parts.never?.test(source)) replace(node, 'false');
      if (tag && parts.tags?.includes(Number(tag))) replace(node, String(sign === '!'));
    },
    SwitchStatement({ discriminant, cases }) {
      if (parts.tags && sourceOf(discriminant).endsWith('.tag'))
        edits.push(...withoutCases(cases, parts.tags));
    },
  }).visit(parseSync('library.js', text).program);

  if (missing.size > 0) throw new Error(`Missing functions: ${[...missing].join(', ')}`);
  return applied(edits, text);
}

function replaceTexts(code: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((before, [part, instead]) => {
    if (before.split(part).length !== 2) throw new Error(`Must be there exactly once: ${part}`);
    return before.replace(part, () => instead);
  }, code);
}

/** Removes the labels for these tags, and the statements that only they lead to. */
function withoutCases(cases: readonly ESTree.SwitchCase[], tags: readonly number[]): Edit[] {
  let reached = false;
  return cases.flatMap(({ start, end, test, consequent }) => {
    const dead = test?.type === 'Literal' && tags.includes(Number(test.value));
    const live = reached || !dead;
    reached = live && !leaves(consequent.at(-1));
    const [first] = consequent;
    if (!dead) return [];
    if (live || !first) return [{ start, end: first?.start ?? end, text: '' }];
    // The rest of the function may use a variable that is declared here.
    const variables = variablesIn(consequent).join(', ');
    return [
      { start: variables ? first.start : start, end, text: variables && `var ${variables};` },
    ];
  });
}

function leaves(last: ESTree.Statement | undefined): boolean {
  switch (last?.type) {
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return leaves(last.body.at(-1));
    default:
      return false;
  }
}

/** The names of the `var`s of this part of a function. */
function variablesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variablesIn);
  if (typeof part !== 'object' || part === null) return [];
  const node = part as ESTree.Node;
  if (node.type.includes('Function')) return [];
  if (node.type !== 'VariableDeclaration') return Object.values(part).flatMap(variablesIn);
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function applied(edits: Edit[], text: string): string {
  let done = 0;
  const pieces = edits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .flatMap(({ start, end, text: instead }) => {
      // Inside of what has gone there is nothing to change.
      if (start < done) return [];
      const before = text.slice(done, start);
      done = end;
      return [before, instead];
    });
  return [...pieces, text.slice(done)].join('');
}
