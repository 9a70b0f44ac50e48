import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { DocumentKind } from '../series.ts';
import type { InvoicesTables } from './tables.ts';

const db = () => q<InvoicesTables>();

/** Adds some documents to the sums of their days. Returns how many. */
export async function sumSomeDocuments(most: number): Promise<number> {
  const { rows } = await sql<{ added: number }>`select sum_documents(${most}) as added`.execute(
    db(),
  );
  return rows[0]?.added ?? 0;
}

interface Part {
  kind: DocumentKind;
  documents: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  rewards: number;
}

const sum = (name: keyof Part) => sql<number>`sum(${sql.ref(`part.${name}`)})::int8`.as(name);

/**
 * The sums of the documents of a span of time by kind, as part of another statement: sums of whole
 * days, and the documents that came since. Both ends are midnights in India.
 */
export const documentSums = ({ from, until }: { from: Date; until: Date }) =>
  jsonArrayFrom(
    db()
      .selectFrom(
        sql<Part>`(
          select kind, documents, taxable_paise as taxable, cgst_paise as cgst, sgst_paise as sgst,
            igst_paise as igst, total_paise as total, rewards_paise as rewards
          from document_days where day >= revenue_day(${from}) and day < revenue_day(${until})
          union all
          select kind, 1, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise,
            coalesce((facts ->> 'rewardsPaise')::int, 0)
          from documents_to_sum() where issued_at >= ${from} and issued_at < ${until}
        )`.as<'part'>(sql`part`),
      )
      .select('part.kind')
      .select(sql<number>`sum(part.documents)::int`.as('documents'))
      .select([sum('taxable'), sum('cgst'), sum('sgst'), sum('igst'), sum('total'), sum('rewards')])
      .groupBy('part.kind')
      .orderBy('part.kind'),
  );
