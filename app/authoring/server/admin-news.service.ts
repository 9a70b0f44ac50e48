import { admins } from '#app/accounts/server/people.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { authoringNews } from '../news.ts';

const notify = tellerOf(authoringNews);

/**
 * Tells every admin that content was published in a course that is not on sale. The key contains the
 * day: they are told at most once a day.
 */
export async function tellAdmins(
  ctx: Pick<Context, 'clock'>,
  { id: courseId, slug, title: course }: { id: string; slug: string; title: string },
): Promise<void> {
  const key = `content-off-sale:${courseId}:${indianDate(ctx.clock.now())}`;
  for (const { uid } of await admins())
    await notify(ctx, { uid, key, kind: 'content-off-sale', data: { course, courseId, slug } });
}
