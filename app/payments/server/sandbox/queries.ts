import { sql } from 'kysely';
import { q, tx } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { PaymentsTables } from '../tables.ts';
import type { SandboxStore } from './ports.ts';

const db = () => q<PaymentsTables>();

/** The sandbox's records in the database, so that a purchase survives a restart. */
export const sandboxStore: SandboxStore = {
  atomically: (work) =>
    tx(async () => {
      await lockNames('sandbox gateway');
      return work();
    }),

  async read(kind, id) {
    const record = await db()
      .selectFrom('sandbox_records')
      .select('body')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return record?.body as never;
  },

  async childrenOf(kind, parentId) {
    const records = await db()
      .selectFrom('sandbox_records')
      .select('body')
      .where('kind', '=', kind)
      .where('parent_id', '=', parentId)
      .orderBy(sql`body ->> 'created_at'`)
      .execute();
    return records.map(({ body }) => body) as never;
  },

  async listed(kind, { from, to, skip, count }) {
    const createdAt = sql<number>`(body ->> 'created_at')::bigint`;
    const records = await db()
      .selectFrom('sandbox_records')
      .select('body')
      .where('kind', '=', kind)
      .where(createdAt, '>=', from)
      .where(createdAt, '<=', to)
      .orderBy(createdAt, 'desc')
      .orderBy('id')
      .offset(skip)
      .limit(count)
      .execute();
    return records.map(({ body }) => body) as never;
  },

  async write(kind, record, parentId) {
    const body = JSON.stringify(record);
    await db()
      .insertInto('sandbox_records')
      .values({ kind, id: record.id, parent_id: parentId, body })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ body }))
      .execute();
  },
};
