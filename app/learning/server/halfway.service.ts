import type { Outlined } from '#app/courses/server/face.ts';
import { isHalfDone } from '../progress.ts';
import { progressAnswer } from './progress.answers.ts';
import { selectStanding } from './queries.ts';

/** Whether someone has completed half of a course, or has finished it before it grew. */
export async function isHalfway(uid: string, outlined: Outlined): Promise<boolean> {
  const standing = await selectStanding(uid, outlined.course.id);
  return standing.finished || isHalfDone(progressAnswer(outlined, standing));
}
