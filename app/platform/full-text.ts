import { sql, type RawBuilder } from 'kysely';

/** The words of a text, as stems and as written, since half a word has no stem. */
export const wordsOf = (text: RawBuilder<string>): RawBuilder<unknown> => sql`words_of(${text})`;

// A word that lost its accents may fall apart; the quotes make it one word again.
const askedFor = (word: string): RawBuilder<unknown> =>
  sql`(to_tsquery('simple', quote_literal(fold(${word})) || ':*') || plainto_tsquery('english', fold(${word})))`;

/**
 * A query for all of the words (shared/search-words.ts). Each must begin a word of the text or
 * occur there in some form. As a subquery it is made once: a prepared plan would make it for each row.
 */
export const askedForAll = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${sql.join(words.map(askedFor), sql` && `)})`;

export const askedForAny = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${sql.join(words.map(askedFor), sql` || `)})`;

/** A row with `askedForAll` as its column `asked`, for a join. */
export const asks = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${askedForAll(words)} as asked) as question`;
