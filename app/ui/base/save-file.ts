/** Without it Excel reads a table as Latin-1. Fetching text strips it, so we add it again. */
const byteOrderMark = '\uFEFF';

/**
 * Saves a file that was fetched with the token (decisions.md ruling 47), as if its address had been
 * opened.
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
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
