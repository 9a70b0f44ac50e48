import { httpsAddress } from '#app/shared/text-rules.ts';

interface TextPart {
  /** Its place in the whole. */
  at: number;
  text: string;
  /** Of an https address in the text. */
  href?: string;
}

/** What ends a sentence after an address is not a part of it. */
const address = /https:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]’']/g;

/** A text, with the addresses in it as parts of their own. */
export function partsOfText(words: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: text, index } of words.matchAll(address)) {
    const href = httpsAddress(text);
    if (!href) continue;
    if (index > from) parts.push({ at: from, text: words.slice(from, index) });
    parts.push({ at: index, text, href });
    from = index + text.length;
  }
  if (from < words.length) parts.push({ at: from, text: words.slice(from) });
  return parts;
}
