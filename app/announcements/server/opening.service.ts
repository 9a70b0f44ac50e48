import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { queueOpeningMails } from './emails.tsx';
import { deleteAnnouncement, isAnnouncedIn, selectCover } from './queries.ts';
import { deleteUnconfirmedFor, takeWaiting } from './waiting.queries.ts';

/**
 * Ends the announcement of a course and queues the mails to those who wait for it. Call it in the
 * transaction that puts the course on sale. Someone who asks at that moment holds a lock on the
 * announcement, so nobody is added afterwards.
 */
async function openAnnounced(courseId: string): Promise<void> {
  if (!(await deleteAnnouncement(courseId))) return;
  await deleteUnconfirmedFor(courseId);
  await enqueue(tellWaiting, { courseId }, { singletonKey: courseId });
}

/** What courses need to know of their announcements. */
export const announcedCourses = { onOpened: openAnnounced, isAnnouncedIn };

const perRun = 100;

/**
 * Queues some of the mails and deletes their addresses in one transaction, so that a crash tells
 * nobody twice; then the next ones.
 */
const tellWaiting = defineJob<{ courseId: string }>({
  name: 'waiting-tell',
  handler: ({ courseId }) =>
    tx(async () => {
      const told = await takeWaiting(courseId, perRun);
      if (told.length === 0) return;
      await queueOpeningMails(told, await selectCover(courseId));
      await enqueue(tellWaiting, { courseId }, { singletonKey: courseId });
    }),
});
