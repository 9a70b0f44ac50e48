import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#app/platform/clock.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';
import { HackathonAddress, HackathonFields } from '../contract.ts';
import { columnsOf } from './desk.queries.ts';
import { dropPagesAt } from './pages.service.ts';
import { insertHackathons } from './queries.ts';

/**
 * One has its own deadline; each of the others ends a number of days after the first start, at the
 * end of that day in India.
 */
const Due = z
  .union([
    z.object({ deadline: z.iso.datetime({ offset: true }) }),
    z.object({ endsInDays: z.int() }),
  ])
  .transform((due) => (now: Date): Date => {
    if ('deadline' in due) return new Date(due.deadline);
    return new Date(
      fromIndianTime(`${indianDate(new Date(now.getTime() + due.endsInDays * dayMs))}T23:59:59`),
    );
  });

const StartingHackathon = z
  .looseObject({ address: HackathonAddress, days: z.int().min(1) })
  .transform((content) => {
    const { address, days, endsInDays: _, ...words } = content;
    const due = Due.parse(content);
    return (rules: readonly string[], now: Date) => {
      const deadline = due(now);
      const startsAt = new Date(deadline.getTime() - days * dayMs);
      const dates = { deadline: deadline.toISOString(), startsAt: startsAt.toISOString() };
      return { id: address, fields: HackathonFields.parse({ rules, ...words, ...dates }) };
    };
  });

const StartingContent = z.object({
  rules: z.array(z.string()),
  hackathons: z.array(StartingHackathon),
});

/**
 * The invented hackathons of content/hackathons.json, with dates relative to this day. Throws if
 * one is invalid.
 */
async function readStartingHackathons(now: Date) {
  const { rules, hackathons } = StartingContent.parse(
    JSON.parse(await readFile(join(projectRoot, 'content', 'hackathons.json'), 'utf8')),
  );
  return hackathons.map((at) => at(rules, now));
}

/** Gives a new database its samples, once. */
export async function seedHackathons(clock: Clock): Promise<void> {
  const now = clock.now();
  await giveOnce('hackathons', now, async () => {
    const hackathons = await readStartingHackathons(now);
    const given = { sample: true, created_at: now, changed_at: now, published_at: now };
    await insertHackathons(
      hackathons.map(({ id, fields }) => ({ id, ...columnsOf(fields), ...given })),
    );
    for (const { fields } of hackathons) await dropPagesAt(new Date(fields.deadline), now);
  });
}
