import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { q, tx } from './database.ts';
import { forNoKeyUpdate, forShare, forUpdate, lockNames } from './locks.ts';

interface Tables {
  rate_limits: { key: string };
}

testDatabase();

const limits = () => q<Tables>().selectFrom('rate_limits').select('key');
const locks: Record<string, () => Promise<unknown>> = {
  forUpdate: async () => limits().$call(forUpdate).execute(),
  forNoKeyUpdate: async () => limits().$call(forNoKeyUpdate).execute(),
  forShare: async () => limits().$call(forShare).execute(),
  lockNames: () => lockNames('catalogue', 'membership 1'),
};

test.for(Object.entries(locks))('%s is refused outside a transaction', async ([, lock]) => {
  await expect(lock()).rejects.toThrow('A lock was asked for outside a transaction');
  await tx(lock);
});
