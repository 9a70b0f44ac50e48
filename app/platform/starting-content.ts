import { contentChanged } from './content-changed.ts';
import { q, tx } from './database.ts';
import type { PlatformTables } from './tables.ts';

/** Gives a database its content of this name, once, so that later changes by admins stay. */
export const giveOnce = (name: string, now: Date, give: () => Promise<void>): Promise<void> =>
  tx(async () => {
    const first = await q<PlatformTables>()
      .insertInto('starting_content')
      .values({ name, given_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return;
    await give();
    await contentChanged(name);
  });
