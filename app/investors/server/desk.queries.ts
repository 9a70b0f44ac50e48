import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import { paiseOf } from '#app/shared/money.ts';
import type { InvestorFields } from '../contract.ts';
import { maskedName, tellsName } from '../masking.ts';
import type { InvestorsTable, InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

/**
 * The columns for an investor's fields. The masked columns and the search words are calculated when
 * the row is written.
 */
export function columnsOf({ chequeFrom, chequeTo, ...fields }: InvestorFields) {
  const { name, headline, company, location, industry, tags, stages, sectors, geography, thesis } =
    fields;
  const masked = {
    masked_name: maskedName(name),
    masked_company: tellsName(name, company) ? null : company,
  };
  const shown = [headline, location, industry ?? '', ...tags];
  return {
    ...fields,
    ...masked,
    cheque_from_paise: paiseOf(chequeFrom),
    cheque_to_paise: paiseOf(chequeTo),
    masked_words: [masked.masked_name, masked.masked_company ?? '', ...shown].join('\n'),
    words: [name, company, ...shown, ...stages, ...sectors, ...geography, thesis].join('\n'),
  };
}

type Columns = ReturnType<typeof columnsOf>;

interface Selected {
  shown: boolean;
  /** Part of a name or a firm. */
  q: string;
}

const selected = ({ shown, q: part }: Selected) => {
  const pattern = containing(part);
  return db()
    .selectFrom('investors')
    .where('published_at', shown ? 'is not' : 'is', null)
    .where((its) => its.or([its('name', 'ilike', pattern), its('company', 'ilike', pattern)]));
};

export const investorsOf = (which: Selected) =>
  selected(which)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id');

export const investorsCount = (which: Selected) => countIn(selected(which));

export const everyInvestor = () =>
  db().selectFrom('investors').selectAll().orderBy('key').execute();

export type InvestorRow = Awaited<ReturnType<typeof everyInvestor>>[number];

export const investorById = (id: string): Promise<InvestorRow | undefined> =>
  db().selectFrom('investors').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked until the transaction ends, so that the compared rows don't change. */
export const lockByKeys = async (keys: readonly string[]): Promise<InvestorRow[]> =>
  keys.length === 0
    ? []
    : db()
        .selectFrom('investors')
        .selectAll()
        .where('key', 'in', keys)
        .orderBy('key')
        .$call(forUpdate)
        .execute();

/** Returns nothing when the key is taken. */
export const insertInvestor = (row: Insertable<InvestorsTable>): Promise<InvestorRow | undefined> =>
  db()
    .insertInto('investors')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateInvestor = ({
  id,
  version,
  now,
  columns,
}: Edited & { now: Date; columns: Columns }): Promise<InvestorRow | undefined> =>
  db()
    .updateTable('investors')
    .set({ ...columns, changed_at: now })
    .$call(nextVersion({ id, version }))
    .returningAll()
    .executeTakeFirst();

export const publishInvestor = ({
  id,
  version,
  published,
}: Edited & { published: Date | null }): Promise<InvestorRow | undefined> =>
  db()
    .updateTable('investors')
    .set({ published_at: published })
    .$call(nextVersion({ id, version }))
    .returningAll()
    .executeTakeFirst();

export const deleteInvestor = (id: string): Promise<{ key: string } | undefined> =>
  db().deleteFrom('investors').where('id', '=', id).returning('key').executeTakeFirst();

/** The only thing that we store about a removed person. */
export const removalHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export const rememberRemoval = (keyHash: string, now: Date) =>
  db()
    .insertInto('removed_investors')
    .values({ key_hash: keyHash, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The hashes among these that belong to removed people. */
export const removedAmong = async (keyHashes: readonly string[]): Promise<Set<string>> => {
  if (keyHashes.length === 0) return new Set();
  const rows = await db()
    .selectFrom('removed_investors')
    .select('key_hash')
    .where('key_hash', 'in', keyHashes)
    .execute();
  return new Set(rows.map(({ key_hash: hash }) => hash));
};
