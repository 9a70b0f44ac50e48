import { sql, type Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { BillingDetails, Seller } from '../contract.ts';
import { reversals, type DocumentKind } from '../series.ts';
import type { InvoicesTables } from './tables.ts';

const db = () => q<InvoicesTables>();

const sellerColumns = ['name', 'address', 'state', 'gstin', 'sac', 'since'] as const;

/** Who sells now. */
export const newestSeller = () =>
  db()
    .selectFrom('sellers')
    .select(sellerColumns)
    .select('rate_percent as ratePercent')
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether there is none, as part of a statement. */
export const noSeller = () => sql<boolean>`not exists ${db().selectFrom('sellers').select('id')}`;

export const insertSeller = ({
  seller: { ratePercent, ...seller },
  ...row
}: {
  id: string;
  now: Date;
  by: string;
  seller: Seller;
}) =>
  db()
    .insertInto('sellers')
    .values({ ...seller, rate_percent: ratePercent, id: row.id, since: row.now, set_by: row.by })
    .execute();

export const billingDetailsOf = (uid: string) =>
  db()
    .selectFrom('billing_details')
    .select(['name', 'address', 'state', 'gstin'])
    .where('uid', '=', uid)
    .executeTakeFirst();

export const saveBillingDetails = (uid: string, details: BillingDetails, now: Date) =>
  db()
    .insertInto('billing_details')
    .values({ uid, ...details, changed_at: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ...details, changed_at: now }))
    .execute();

/**
 * The next number of a series. Its row stays locked until the transaction ends: if that is undone,
 * so is the number, and the next document gets it.
 */
export async function nextSerial(series: string): Promise<number> {
  const { last } = await db()
    .insertInto('document_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last: sql`document_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export const insertDocument = (row: Insertable<InvoicesTables['documents']>) =>
  db().insertInto('documents').values(row).execute();

/** A document of an order that it was issued about, if there is one. */
export const documentOfOrder = (orderId: string, kinds: readonly DocumentKind[]) =>
  db()
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();

/** What the notes about a document add up to: refunds, less those that failed. */
export const sumsOfNotes = (about: string) =>
  db()
    .selectFrom('documents')
    .select((note) =>
      amountColumns.map((column) =>
        sql<number>`coalesce(sum(${note.ref(column)} * case when kind = any(${reversals}) then -1 else 1 end), 0)::int`.as(
          column,
        ),
      ),
    )
    .where('about', '=', about)
    .executeTakeFirstOrThrow();

const amountColumns = [
  'total_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
] as const;

/** The amounts of a document, or of several together. */
export type DocumentAmounts = Pick<DocumentRow, (typeof amountColumns)[number]>;

export const documentById = (id: string) =>
  db().selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentById>>>;

/** The documents of an order, by the gateway's id of it. */
export const documentsOfOrder = (gatewayOrderId: string) =>
  db()
    .selectFrom('documents')
    .select(['id', 'number', 'kind', 'uid', 'issued_at as issuedAt', 'total_paise as total'])
    .where(sql`facts -> 'order' ->> 'id'`, '=', gatewayOrderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();

/** Documents of a span of time after a number, in their order. */
export const documentsBetween = (
  from: Date,
  until: Date,
  after: { at: Date; number: string },
  most: number,
) =>
  db()
    .selectFrom('documents')
    .selectAll()
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .where((row) =>
      row.or([
        row('issued_at', '>', after.at),
        row.and([row('issued_at', '=', after.at), row('number', '>', after.number)]),
      ]),
    )
    .orderBy('issued_at')
    .orderBy('number')
    .limit(most)
    .execute();

export const documentFacts = (uid: string) =>
  db()
    .selectFrom('documents')
    .select(['number', 'kind', 'issued_at as issuedAt', 'total_paise as totalPaise', 'buyer'])
    .where('uid', '=', uid)
    .orderBy('issued_at')
    .execute();

/** A firm's GSTIN makes the name and the address part of its books; anyone else's name goes. */
export const forgetBuyer = (uid: string, name: string) =>
  db()
    .updateTable('documents')
    .set({ buyer: JSON.stringify({ name, address: null, gstin: null }) })
    .where('uid', '=', uid)
    .where(sql`buyer ->> 'gstin'`, 'is', null)
    .execute();

export const deleteBillingDetails = (uid: string) =>
  db().deleteFrom('billing_details').where('uid', '=', uid).execute();
