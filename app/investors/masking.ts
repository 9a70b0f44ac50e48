/** In small letters and without accents: 'José' and 'Jose' are one word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** 'RaviCapital' is two words as well as one. */
const apart = (text: string): string => text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/**
 * Inner letters of each word of a name become X: 'Rajeev Sinha' → 'RXXXXv SXXXa'. Of a word of two
 * letters the second is an inner one.
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

/** So many letters in common at the start make two words one: 'Charkha' tells 'Charkhawala'. */
const telling = 5;

const tells = (word: string, ofName: string): boolean => {
  if (ofName.length < telling || word.length < telling) return ofName.length > 1 && word === ofName;
  return word.startsWith(ofName.slice(0, telling));
};

/** Would this text, shown beside a masked name, tell the name? */
export const tellsName = (name: string, text: string): boolean => {
  const ofName = wordsOf(name);
  return wordsOf(`${text} ${apart(text)}`).some((word) => ofName.some((each) => tells(word, each)));
};
