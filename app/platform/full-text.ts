import { sql, type RawBuilder } from 'kysely';

/**
 * The words of a text: in their stems, and as they stand, since half a word has no stem. Both kinds
 * of database have it built in.
 */
export const wordsOf = (text: RawBuilder<string>): RawBuilder<unknown> =>
  sql`(to_tsvector('english', ${text}) || to_tsvector('simple', ${text}))`;

/**
 * A row with the column `asked`, to be joined: all of the words (shared/search-words.ts), of which
 * each begins a word of the text, or which all stand there in some form.
 */
export const asks = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}) || plainto_tsquery('english', ${words.join(' ')}) as asked) as question`;
