/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}

/**
 * The texts in an order that depends on their words alone, and is never the given one: it would
 * answer the question. `seed` makes two blocks with the same words differ.
 */
export function shuffled(texts: readonly string[], seed: string): string[] {
  const mixed = texts.toSorted(
    (one, other) => hashOf(`${seed}/${one}`) - hashOf(`${seed}/${other}`) || (one < other ? -1 : 1),
  );
  const [first, ...rest] = mixed;
  const asGiven = mixed.every((text, place) => text === texts[place]);
  return asGiven && first !== undefined ? [...rest, first] : mixed;
}
