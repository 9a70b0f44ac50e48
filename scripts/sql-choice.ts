/** SQL for the word that this number chooses. */
export const oneOf = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${number}) % ${words.length}]`;
