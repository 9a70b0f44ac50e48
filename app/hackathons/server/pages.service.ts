import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';

/** Stored pages show which hackathons are open, and how many people take part. */
const pagesAreOld = defineJob({
  name: 'hackathons-pages-are-old',
  handler: () => tx(() => contentChanged('hackathons')),
});

/** If the deadline has moved since, this does no harm. */
export async function dropPagesAt(deadline: Date, now: Date): Promise<void> {
  if (deadline <= now) return;
  const startAfterSeconds = Math.ceil((deadline.getTime() - now.getTime()) / 1000);
  await enqueue(pagesAreOld, {}, { singletonKey: deadline.toISOString(), startAfterSeconds });
}

/** When a crowd registers, the pages are dropped once a minute, not for each person. */
export const dropPagesSoon = (): Promise<void> =>
  enqueue(pagesAreOld, {}, { singletonKey: 'participants', startAfterSeconds: 60 });
