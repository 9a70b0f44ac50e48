import { sql } from 'kysely';
import { q } from './database.ts';
import { editsBetween } from './edits.ts';
import type { PlatformTables } from './tables.ts';

/** A shorter word resembles a dozen others. */
const shortest = 4;
/** A search may have 100 letters, but no real word is longer than this. */
const longest = 40;

/** A word of five letters or more may contain two typing errors. */
const mostEdits = (word: string): number => (word.length > shortest ? 2 : 1);

interface Candidate {
  asked: string;
  word: string;
  occurs: number;
}

/**
 * The same words, with unknown ones replaced by what the person probably meant; undefined if there
 * is nothing to replace.
 */
export async function corrected(words: readonly string[]): Promise<string[] | undefined> {
  const asked = words.filter(({ length }) => length >= shortest && length <= longest);
  if (asked.length === 0) return undefined;
  const { rows } = await sql<Candidate>`
    select asked.word as asked, near.word, near.occurs
    from unnest(${asked}::text[]) as asked (word)
    cross join lateral (
      select search_words.word, occurs from search_words
      where search_words.word % fold(asked.word)
        or (left(search_words.word, 1) = left(fold(asked.word), 1) and levenshtein_less_equal(search_words.word, fold(asked.word), 2) <= 2)
      order by levenshtein_less_equal(search_words.word, fold(asked.word), 3), occurs desc
      limit 20
    ) as near
    where not exists (select from search_words where search_words.word ^@ fold(asked.word))`.execute(
    q<PlatformTables>(),
  );
  const candidates = Map.groupBy(rows, ({ asked: word }) => word);
  const meant = words.map((word) => closest(word, candidates.get(word) ?? []) ?? word);
  return meant.some((word, index) => word !== words[index]) ? meant : undefined;
}

const closest = (asked: string, candidates: readonly Candidate[]): string | undefined =>
  candidates
    .map((candidate) => ({ ...candidate, edits: editsBetween(asked, candidate.word) }))
    .filter(({ edits }) => edits <= mostEdits(asked))
    .toSorted((one, other) => one.edits - other.edits || other.occurs - one.occurs)[0]?.word;

/**
 * Collects the words again with these statements, each of which selects one column of lexemes. They
 * may select only text that anyone may read, since a correction reveals a word. Returns whether the
 * words have changed.
 */
export async function collectWords(vocabularies: readonly string[]): Promise<boolean> {
  const all = sql.join(
    vocabularies.map((statement) => sql`select word, ndoc from ts_stat(${statement})`),
    sql` union all `,
  );
  const { rows } = await sql`
    with counted as materialized (
      select word, sum(ndoc)::integer as occurs from (${all}) as found
      where length(word) between ${sql.lit(shortest)} and ${sql.lit(longest)} and word !~ '[0-9]'
      group by word
    ), gone as (
      delete from search_words where not exists (select from counted where counted.word = search_words.word)
      returning word
    ), put as (
      insert into search_words (word, occurs) select word, occurs from counted
      on conflict (word) do update set occurs = excluded.occurs where search_words.occurs <> excluded.occurs
      returning word
    )
    select word from gone union all select word from put limit 1`.execute(q<PlatformTables>());
  return rows.length > 0;
}
