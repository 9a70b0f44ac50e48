import { sql, type RawBuilder } from 'kysely';

/** The words of a text: in their stems, and as written, since half a word has no stem. */
export const wordsOf = (text: RawBuilder<string>): RawBuilder<unknown> => sql`words_of(${text})`;

// The quotes make of whatever is left of a word without its accents one word again.
const askedFor = (word: string): RawBuilder<unknown> =>
  sql`(to_tsquery('simple', quote_literal(fold(${word})) || ':*') || plainto_tsquery('english', fold(${word})))`;

/**
 * A query for all of the words (shared/search-words.ts), of which each begins a word of the text or
 * appears there in some form.
 */
export const askedForAll = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(words.map(askedFor), sql` && `)})`;

export const askedForAny = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(words.map(askedFor), sql` || `)})`;

/** A row with `askedForAll` as its column `asked`, to be joined. */
export const asks = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${askedForAll(words)} as asked) as question`;
