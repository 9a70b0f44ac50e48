import { stageOf, type CourseContent } from '#app/courses/course-content.ts';
import { wholeText } from '#app/courses/lesson-needs.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { changesBetween } from '../changes.ts';
import { authoringProblems } from '../contract.ts';
import type { LessonDifference, VersionChanges } from '../publishing.contract.ts';
import { publishedAndDraft } from './drafts.service.ts';
import { selectVersionAndBefore } from './versions.queries.ts';

const refuse = problemsOf(authoringProblems);

/** What a version changed for readers. @throws {Problem} versions/not-found */
export async function changesOfVersion(courseId: string, number: number): Promise<VersionChanges> {
  const { before, after } = await versionAndBefore(courseId, number);
  return { changes: changesBetween(before, after) };
}

/**
 * A lesson's text in a version and in the one before.
 * @throws {Problem} versions/not-found, drafts/lesson-not-found
 */
export const lessonInVersion = async (
  courseId: string,
  { number, lesson }: { number: number; lesson: string },
): Promise<LessonDifference> => textsOf(lesson, await versionAndBefore(courseId, number));

/** A lesson's text as readers have it and in the draft. @throws {Problem} drafts/lesson-not-found */
export async function lessonInDraft(courseId: string, lesson: string): Promise<LessonDifference> {
  const { published: before, draft: after } = await publishedAndDraft(courseId);
  return textsOf(lesson, { before, after });
}

interface Both {
  before: CourseContent;
  after: CourseContent;
}

/** Before the first version there was nothing. */
async function versionAndBefore(courseId: string, number: number): Promise<Both> {
  const rows = await selectVersionAndBefore(courseId, number);
  const contentOf = (asked: number): CourseContent | undefined => {
    const row = rows.find((each) => each.number === asked);
    return row && { stages: row.content.stages.map(stageOf) };
  };
  const after = contentOf(number);
  if (!after) throw refuse('versions/not-found');
  return { before: contentOf(number - 1) ?? { stages: [] }, after };
}

/** @throws {Problem} drafts/lesson-not-found */
export function textsOf(id: string, { before, after }: Both): LessonDifference {
  const lessonOf = ({ stages }: CourseContent) =>
    stages.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
  const was = lessonOf(before);
  const is = lessonOf(after);
  if (!was && !is) throw refuse('drafts/lesson-not-found');
  return { before: was ? wholeText(was) : '', after: is ? wholeText(is) : '' };
}
