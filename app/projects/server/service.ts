import { authorsOfCourse } from '#app/authoring/server/face.ts';
import { outlinedCourse } from '#app/courses/server/face.ts';
import { hasBegunCourse } from '#app/learning/server/face.ts';
import { attach, removeAttachment } from '#app/media/server/attachments.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import {
  projectProblems,
  type CourseProject,
  type MyProject,
  type ProjectSummary,
} from '../contract.ts';
import { projectNews } from '../news.ts';
import { pointsOf, sumOf } from '../points.ts';
import { mostAttempts } from '../project-limits.ts';
import { attemptAnswer, readProject } from './projects.answers.ts';
import {
  deleteWaiting,
  insertSubmission,
  respondedOf,
  selectAttempts,
  selectLast,
  selectNewest,
  selectSubmission,
  type VersionRow,
} from './queries.ts';

export type Person = Context<Actor>;

export const refuse = problemsOf(projectProblems);
const notify = tellerOf(projectNews);

/** @throws {Problem} courses/not-found */
export async function myProject({ actor }: Person, slug: string): Promise<MyProject> {
  const { course } = await outlinedCourse('slug', slug);
  const [newest, attempts] = await Promise.all([
    selectNewest(course.id),
    selectAttempts(actor.uid, course.id),
  ]);
  return {
    course: { slug: course.slug, title: course.title },
    project: newest?.offered ? readProject(newest) : null,
    attempts: attempts.map(attemptAnswer),
  };
}

/** What anyone may know of it. @throws {Problem} courses/not-found */
export async function courseProject(slug: string): Promise<{ project: CourseProject | null }> {
  const { course } = await outlinedCourse('slug', slug);
  const newest = await selectNewest(course.id);
  if (!newest?.offered) return { project: null };
  const criteria = newest.criteria.map(({ name, points }) => ({ name, points }));
  return { project: { title: newest.title, criteria } };
}

/** @throws {Problem} courses/not-found */
export async function projectSummary({ actor }: Person, slug: string): Promise<ProjectSummary> {
  const { course } = await outlinedCourse('slug', slug);
  const [newest, last] = await Promise.all([
    selectNewest(course.id),
    selectLast(actor.uid, course.id),
  ]);
  return {
    title: newest?.offered ? newest.title : null,
    last: last
      ? { points: last.points && sumOf(last.points), outOf: pointsOf(last.criteria) }
      : null,
  };
}

/** A person's projects that have a response, as part of another feature's statement. */
export const respondedProjectsAbout = aboutPerson(respondedOf, (rows) =>
  rows.map(
    ({ id, title, attempt, course_title: course, link, response, points, criteria, ...row }) => ({
      id,
      title,
      attempt,
      course,
      link,
      response: response ?? '',
      correctedAt: row.corrected_at && new Date(row.corrected_at).toISOString(),
      points: sumOf(points),
      outOf: pointsOf(criteria),
    }),
  ),
);

interface Submitted {
  slug: string;
  version: number;
  link: string | null;
  words: string;
  /** Its id. */
  file: string | null;
}

/** Says at the field what a project asks for and did not get. */
function requireEnough(takes: VersionRow, { link, words, file }: Submitted): void {
  const ways = [
    {
      field: 'link',
      way: 'a link',
      only: 'Add the link to your work',
      taken: takes.takes_link,
      given: link !== null,
    },
    {
      field: 'file',
      way: 'a file',
      only: 'Choose your file',
      taken: takes.takes_file,
      given: file !== null,
    },
    {
      field: 'words',
      way: 'a text',
      only: 'Write your text',
      taken: takes.takes_words,
      given: words !== '',
    },
  ].filter(({ taken }) => taken);
  if (ways.some(({ given }) => given)) return;
  const [first] = ways;
  if (first)
    throw refuse('projects/incomplete', {
      fields: {
        [first.field]:
          ways.length === 1 ? first.only : `Add ${oneOf.format(ways.map(({ way }) => way))}`,
      },
    });
}

const oneOf = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/**
 * Its authors are told at most once a day.
 * @throws {Problem} courses/not-found, or what its contract says
 */
export async function submitProject(ctx: Person, sent: Submitted): Promise<{ id: string }> {
  const { course } = await outlinedCourse('slug', sent.slug);
  const newest = await selectNewest(course.id);
  if (!newest?.offered) throw refuse('projects/not-found');
  if (newest.version !== sent.version) throw refuse('projects/changed');
  const { uid } = ctx.actor;
  if (!(await hasBegunCourse(uid, course.id))) throw refuse('projects/not-started');
  requireEnough(newest, sent);
  const file = newest.takes_file ? sent.file : null;
  const insert = async () => {
    const submission = {
      id: newId(),
      uid,
      course_id: course.id,
      course_title: course.title,
      version: sent.version,
      link: newest.takes_link ? sent.link : null,
      words: sent.words,
      file_id: file,
      submitted_at: ctx.clock.now(),
    };
    if (!(await insertSubmission(submission))) return { id: await sameWaiting(submission) };
    await tellAuthors(ctx, submission);
    return { id: submission.id };
  };
  return file === null ? tx(insert) : attach(ctx, file, insert);
}

interface Submission {
  uid: string;
  course_id: string;
  course_title: string;
  link: string | null;
  words: string;
  file_id: string | null;
}

/**
 * The answer to the same submission may have been lost on the way.
 * @throws {Problem} projects/waiting, projects/enough, projects/file-used
 */
async function sameWaiting({ uid, course_id: courseId, ...sent }: Submission) {
  const last = await selectLast(uid, courseId);
  if (!last || last.responded_at !== null)
    throw refuse(last && last.attempt < mostAttempts ? 'projects/file-used' : 'projects/enough');
  const same =
    last.link === sent.link && last.words === sent.words && last.file_id === sent.file_id;
  if (!same) throw refuse('projects/waiting');
  return last.id;
}

async function tellAuthors(ctx: Person, submission: Submission): Promise<void> {
  const { uid, course_id: courseId, course_title: course } = submission;
  const day = ctx.clock.now().toISOString().slice(0, 10);
  for (const author of await authorsOfCourse(courseId))
    if (author !== uid)
      await notify(ctx, {
        uid: author,
        key: `project-submitted:${courseId}:${day}`,
        kind: 'project-submitted',
        data: { course },
      });
}

/**
 * Works after the membership has ended, too.
 * @throws {Problem} projects/no-submission, projects/responded
 */
export const takeBack = ({ actor }: Person, id: string): Promise<void> =>
  tx(async () => {
    const deleted = await deleteWaiting(id, actor.uid);
    if (deleted?.file_id) await removeAttachment(deleted.file_id);
    if (deleted) return;
    const found = await selectSubmission(id, actor.uid);
    throw refuse(found?.uid === actor.uid ? 'projects/responded' : 'projects/no-submission');
  });
