const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * True if a text mentions the tool of this name. Case counts. A name that is also an ordinary word
 * ("Make", "Notion") counts only inside a sentence, where the ordinary word would have no capital.
 */
export function mentions(text: string, name: string): boolean {
  const word = String.raw`(?<![\p{L}\p{N}_-])${escaped(name)}(?![\p{L}\p{N}_-])`;
  const plain = /^\p{Lu}\p{Ll}+$/u.test(name);
  return new RegExp(plain ? String.raw`(?<=[\p{L}\p{N},)] )${word}` : word, 'u').test(text);
}
