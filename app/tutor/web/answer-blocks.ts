/** What an answer is made of. Its words are taken apart by `wordsOf`. */
export type Block =
  | { kind: 'paragraph' | 'code'; text: string }
  | { kind: 'list'; start: number | undefined; items: string[] };

export interface Words {
  text: string;
  as: 'plain' | 'strong' | 'em' | 'code';
}

const fence = /^\s*```/;
const item = /^\s{0,8}(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;
const heading = /^#{1,6}\s+(.*?)\s*#*$/;

/**
 * The blocks of the little Markdown that models write although they are asked for plain text. Anything
 * else stays as it was written.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const begin = (block: Block) => {
    blocks.push(block);
    open = block;
  };
  let inCode = false;
  for (const line of text.split('\n')) {
    const [found, number, words = ''] = item.exec(line) ?? [];
    if (fence.test(line)) {
      inCode = !inCode;
      if (inCode) begin({ kind: 'code', text: '' });
      else open = undefined;
    } else if (inCode && open && open.kind !== 'list') {
      open.text += open.text ? `\n${line}` : line;
    } else if (!line.trim()) {
      if (open?.kind !== 'list') open = undefined;
    } else if (found !== undefined) {
      const ordered = number !== undefined;
      if (open?.kind === 'list' && (open.start !== undefined) === ordered) open.items.push(words);
      else begin({ kind: 'list', start: ordered ? Number(number) : undefined, items: [words] });
    } else if (open?.kind === 'list' && /^\s/.test(line)) {
      open.items.push(`${open.items.pop()} ${line.trim()}`);
    } else {
      const said = line.replace(heading, (_, title: string) => `**${title.replaceAll('**', '')}**`);
      if (open?.kind === 'paragraph') open.text += `\n${said}`;
      else begin({ kind: 'paragraph', text: said });
    }
  }
  return blocks;
}

const marked =
  /`([^`]+)`|\*\*(?=\S)([^]*?\S)\*\*|(?<![\w*])\*(?=[^\s*])([^*\n]*?[^\s*])\*(?![\w*])|(?<![\w_])_(?=[^\s_])([^_\n]*?[^\s_])_(?![\w_])/g;

/** Bold, italic and code words, and the plain ones between them. */
export function wordsOf(text: string): Words[] {
  const all: Words[] = [];
  let end = 0;
  for (const { 0: found, 1: code, 2: strong, 3: star, 4: line, index } of text.matchAll(marked)) {
    if (index > end) all.push({ text: text.slice(end, index), as: 'plain' });
    if (code !== undefined) all.push({ text: code, as: 'code' });
    else if (strong !== undefined) all.push({ text: strong, as: 'strong' });
    else all.push({ text: star ?? line ?? '', as: 'em' });
    end = index + found.length;
  }
  if (end < text.length) all.push({ text: text.slice(end), as: 'plain' });
  return all;
}

/** An answer that is still coming, without the marks whose other half has not come yet. */
export function soFar(text: string): string {
  const shown = text.replace(/[*_`]+$/, '');
  const block = shown.slice(shown.lastIndexOf('\n') + 1);
  const odd = (mark: string) => block.split(mark).length % 2 === 0;
  if (odd('```')) return shown;
  if (odd('`')) return `${shown.trimEnd()}\``;
  return odd('**') ? `${shown.trimEnd()}**` : shown;
}
