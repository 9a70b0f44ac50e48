import { recorderOf } from '#app/audit/server/face.ts';
import { requireOwnCourse } from '#app/authoring/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import type { ProjectText } from '#app/courses/project-text.contract.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { projectActions } from '../actions.ts';
import type { EditedProject, WrittenProject } from '../desk.contract.ts';
import { deleteVersions, insertVersion } from './editor.queries.ts';
import { selectCourse, selectNewest, selectNewestTwo, type VersionRow } from './queries.ts';
import { refuse, type Person } from './service.ts';

const record = recorderOf(projectActions, { also: 'author' });
const refuseCourse = problemsOf(courseProblems);

/** @throws {Problem} courses/not-found */
async function mustWrite(ctx: Person, id: string) {
  await requireOwnCourse(ctx, id);
  const course = await selectCourse(id);
  if (!course) throw refuseCourse('courses/not-found');
  return course;
}

const written = ({
  takes_link: takesLink,
  takes_words: takesWords,
  takes_file: takesFile,
  ...row
}: VersionRow) => ({
  ...row,
  takesLink,
  takesWords,
  takesFile,
});

/** @throws {Problem} courses/not-found */
export async function editedProject(ctx: Person, courseId: string): Promise<EditedProject> {
  const { project, takenOverAt, ...course } = await mustWrite(ctx, courseId);
  return { course, project: project && written(project), takenOver: takenOverAt !== null };
}

/**
 * A save that changes nothing makes no version.
 * @throws {Problem} courses/not-found, projects/changed-meanwhile
 */
export const saveProject = (
  ctx: Person,
  { id: courseId, version, ...project }: WrittenProject & { id: string },
): Promise<{ version: number }> =>
  tx(async () => {
    await requireOwnCourse(ctx, courseId);
    await courseToChange(courseId);
    const newest = await selectNewest(courseId);
    // The answer to the same save may have been lost on the way.
    if (newest && isSame(written(newest), project)) return { version: newest.version };
    const next = {
      ...versionOf(project, { courseId, uid: ctx.actor.uid, now: ctx.clock.now() }),
      version: version + 1,
    };
    if ((newest?.version ?? 0) !== version || !(await insertVersion(next)))
      throw refuse('projects/changed-meanwhile');
    await record(ctx, {
      action: 'project/save',
      subject: { kind: 'course', id: courseId },
      details: { version: next.version, offered: project.offered },
    });
    await contentChanged('projects');
    return { version: next.version };
  });

interface Saved {
  courseId: string;
  /** Null if it comes with the school. */
  uid: string | null;
  now: Date;
}

const versionOf = ({ takesLink, takesWords, takesFile, ...rest }: ProjectText, to: Saved) => ({
  ...rest,
  course_id: to.courseId,
  takes_link: takesLink,
  takes_words: takesWords,
  takes_file: takesFile,
  taken_over: false,
  saved_at: to.now,
  saved_by_uid: to.uid,
});

/** Adds the project that a new course comes with, as version 1. */
export async function addProject(project: ProjectText, to: Saved): Promise<void> {
  await insertVersion({ ...versionOf(project, to), version: 1 });
  await contentChanged('projects');
}

/** Removes the project of a course that nobody has learnt from. */
export async function removeProject(courseId: string): Promise<void> {
  await deleteVersions(courseId);
  await contentChanged('projects');
}

/** Puts the newer project of an upgrade in the place of a course's. The caller has the course locked. */
export async function replaceProject(project: ProjectText, to: Saved): Promise<void> {
  const replaced = (await selectNewest(to.courseId))?.version ?? 0;
  await insertNext({ ...versionOf(project, to), version: replaced + 1, taken_over: replaced > 0 });
}

/**
 * Makes the project from before a newer one was taken over the next version. False if there is none, or
 * somebody has saved the project since. The caller has the course locked.
 */
export async function bringProjectBack(to: Saved): Promise<boolean> {
  const [newest, before] = await selectNewestTwo(to.courseId);
  if (!newest?.taken_over || !before) return false;
  await insertNext({ ...versionOf(written(before), to), version: newest.version + 1 });
  return true;
}

async function insertNext(next: Parameters<typeof insertVersion>[0]): Promise<void> {
  if (!(await insertVersion(next)))
    throw new Error(`version ${next.version} of the project of ${next.course_id} is there already`);
  await contentChanged('projects');
}

type Fields = Omit<WrittenProject, 'version'>;

const isSame = (stored: Fields, sent: Fields): boolean => textOf(stored) === textOf(sent);

const textOf = ({
  title,
  brief,
  criteria,
  takesLink,
  takesWords,
  takesFile,
  offered,
}: Fields): string =>
  JSON.stringify([
    [title, brief, takesLink, takesWords, takesFile, offered],
    criteria.map(({ name, points, earns }) => [name, points, earns]),
  ]);
