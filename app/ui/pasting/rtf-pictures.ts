/** The beginning of a picture's bytes in RTF: its format, properties, and perhaps an id in braces. */
const beginning = /\\(png|jpeg)blip(?:\\[a-z]+-?\d*\s?)*(?:\{\\\*\\blipuid\s?[\da-f]+\s*\})?\s*/gi;

/**
 * The pictures of a text in RTF, in their order. Word names only files of its own computer in the
 * HTML that it copies, and has the pictures themselves here.
 */
export function rtfPictures(rtf: string): Blob[] {
  return [...rtf.matchAll(beginning)].flatMap(({ 0: found, 1: format = '', index }) => {
    const start = index + found.length;
    const end = rtf.indexOf('}', start);
    const hex = rtf.slice(start, end).replaceAll(/\s/g, '');
    if (end < 0 || hex === '' || !/^(?:[\da-f]{2})+$/i.test(hex)) return [];
    return [new Blob([bytesOf(hex)], { type: `image/${format.toLowerCase()}` })];
  });
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
