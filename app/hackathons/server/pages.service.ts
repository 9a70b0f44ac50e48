import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';

/** Stored pages show what is open, and how many take part. */
const pagesAreOld = defineJob({
  name: 'hackathons-pages-are-old',
  handler: () => tx(() => contentChanged('hackathons')),
});

/** A deadline that was moved since does no harm. */
export async function dropPagesAt(deadline: Date, now: Date): Promise<void> {
  if (deadline <= now) return;
  const startAfterSeconds = Math.ceil((deadline.getTime() - now.getTime()) / 1000);
  await enqueue(pagesAreOld, {}, { singletonKey: deadline.toISOString(), startAfterSeconds });
}

/** A crowd that registers empties the store once a minute, not with each of them. */
export const dropPagesSoon = (): Promise<void> =>
  enqueue(pagesAreOld, {}, { singletonKey: 'participants', startAfterSeconds: 60 });
