/**
 * Without it Excel takes a table for one in Latin letters; it is lost on the way, as text that is
 * fetched comes without.
 */
const byteOrderMark = '\uFEFF';

/**
 * Hands over a file that was fetched with the token (decisions.md ruling 47), as if its address had
 * been opened.
 */
export function saveFile({
  name,
  text,
  type,
}: {
  name: string;
  text: string | Uint8Array<ArrayBuffer>;
  type: string;
}): void {
  const address = URL.createObjectURL(
    new Blob(type === 'text/csv' ? [byteOrderMark, text] : [text], { type }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
