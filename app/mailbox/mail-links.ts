export interface TextPart {
  text: string;
  link: boolean;
}

// An address ends before the punctuation that closes its sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** A mail's text, cut at its web addresses. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(address)
    .map((part, index) => ({ text: part, link: index % 2 === 1 }))
    .filter((part) => part.text !== '');

export const linksIn = (text: string): string[] => textParts(text).flatMap((part) => (part.link ? [part.text] : []));
