/** In lower case and without accents: 'José' and 'Jose' are the same word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** 'RaviCapital' counts as two words as well as one. */
const apart = (text: string): string => text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/**
 * Replaces the inner letters of each word of a name with X: 'Rajeev Sinha' → 'RXXXXv SXXXa'. In a
 * word of two letters, the second counts as inner.
 */
export const maskedName = (name: string): string =>
  name.replaceAll(/\S+/g, (word) => {
    const letters = Array.from(word);
    const last = letters.length > 2 ? letters.length - 1 : letters.length;
    return letters
      .map((letter, index) =>
        index > 0 && index < last && /[\p{L}\p{M}\p{N}]/u.test(letter) ? 'X' : letter,
      )
      .join('');
  });

/**
 * Two words that start with this many equal letters count as the same: 'Charkha' reveals
 * 'Charkhawala'.
 */
const telling = 5;

const tells = (word: string, ofName: string): boolean => {
  if (ofName.length < telling || word.length < telling) return ofName.length > 1 && word === ofName;
  return word.startsWith(ofName.slice(0, telling));
};

/** Would this text reveal the name when shown beside its mask? */
export const tellsName = (name: string, text: string): boolean => {
  const ofName = wordsOf(name);
  return wordsOf(`${text} ${apart(text)}`).some((word) => ofName.some((each) => tells(word, each)));
};
