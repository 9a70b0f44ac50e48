const [open, middle, close] = ['\u0001', '\u0002', '\u0003'];
const innermost = /\u0001(!?)(\d+)\u0002([^\u0001-\u0003]*)\u0003/g;

/** Control characters, which no text from outside keeps: only we can write a mark. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');

/** A picture or a video, or words that link to a file, in a text whose files have no address yet. */
export const fileMark = (kind: 'picture' | 'link', file: number, words: string): string =>
  `${open}${kind === 'picture' ? '!' : ''}${file}${middle}${words}${close}`;

/** A marked text with the addresses of its files. Where a file has none, only its words stay. */
export function withAddresses(
  text: string,
  addressOf: (file: number) => string | undefined,
): string {
  let before;
  let now = text;
  do {
    before = now;
    now = before.replaceAll(innermost, (_, kind: string, file: string, words: string) => {
      const address = addressOf(Number(file));
      return address === undefined ? words : `${kind}[${words}](${address})`;
    });
  } while (now !== before);
  return now;
}
