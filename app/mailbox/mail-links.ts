export interface TextPart {
  /** Its position in the text. */
  start: number;
  text: string;
  link: boolean;
}

// An address ends before the punctuation that ends its sentence.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** A mail's text, split at its web addresses. */
export function textParts(text: string): TextPart[] {
  const links = [...text.matchAll(address)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const cuts = [0, ...links.flatMap(({ start, end }) => [start, end]), text.length];
  return cuts
    .slice(0, -1)
    .map((start, index) => ({
      start,
      text: text.slice(start, cuts[index + 1]),
      link: index % 2 === 1,
    }))
    .filter((part) => part.text !== '');
}

export const linksIn = (text: string): string[] =>
  textParts(text).flatMap((part) => (part.link ? [part.text] : []));
