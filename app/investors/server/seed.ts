import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#app/platform/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { InvestorFields } from '../contract.ts';
import { columnsOf } from './desk.queries.ts';
import { insertInvestors } from './queries.ts';

const StartingInvestor = z
  .looseObject({ key: z.string() })
  .transform(({ key, ...fields }) => ({ key, fields: InvestorFields.parse(fields) }));

/**
 * The invented investors of content/investors.json.
 * @throws {Error} when one isn't a valid investor
 */
const readStartingInvestors = async () =>
  z
    .array(StartingInvestor)
    .parse(JSON.parse(await readFile(join(projectRoot, 'content', 'investors.json'), 'utf8')));

/**
 * Adds the samples to a new database, once. Each database draws new ids, so that the file reveals
 * nothing about the rows that people see.
 */
export async function seedInvestors(clock: Clock): Promise<void> {
  const now = clock.now();
  await giveOnce('investors', now, async () => {
    const given = { sample: true, created_at: now, changed_at: now, published_at: now };
    const investors = await readStartingInvestors();
    await insertInvestors(
      investors.map(({ key, fields }) => ({ id: newId(), key, ...columnsOf(fields), ...given })),
    );
  });
}
