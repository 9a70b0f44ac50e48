import { implement, type Implementation } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { authorsContract } from '../authors.contract.ts';
import { authoringContract } from '../contract.ts';
import { coursePageContract } from '../course-page.contract.ts';
import { exportContract } from '../export.contract.ts';
import { publishingContract } from '../publishing.contract.ts';
import { draftPreviewContract } from '../preview.contract.ts';
import { draftQuizzesContract } from '../quizzes.contract.ts';
import { suppliedContract } from '../supplied.contract.ts';
import { suppliedCoursesContract } from '../supplied-courses.contract.ts';
import { suppliedPartsContract } from '../supplied-parts.contract.ts';
import { deleteBegunCourse, editedCourse } from '#app/courses/server/content.face.ts';
import {
  addAuthor,
  authorsOf,
  beginOwnCourse,
  ownCourseAt,
  ownCourses,
  removeAuthor,
  requireOwnCourse,
} from './authors.service.ts';
import type { Author } from './drafts.service.ts';
import { changesOfVersion, lessonInDraft, lessonInVersion } from './comparing.service.ts';
import { exportCourse, exportFolder } from './export.service.ts';
import {
  addLesson,
  addStage,
  editedLesson,
  learnersOf,
  moveLesson,
  moveStage,
  outlineOf,
  removeLesson,
  removeStage,
  renameStage,
  saveLesson,
} from './outline.service.ts';
import { previewOf, showDraft, tryDraft } from './preview.service.ts';
import {
  changesOf,
  discardDraft,
  pastVersions,
  publish,
  restoreVersion,
} from './publishing.service.ts';
import { cancelScheduled, schedulePublication } from './schedules.service.ts';
import { courseSeen, lessonSeen, showSeen, trySeen } from './seen.service.ts';
import { keepOwn, newerLesson, newerTexts, takeNewer } from './supplied.service.ts';
import { addSuppliedCourse, suppliedCourses } from './supplied-courses.service.ts';
import { bringPageBack } from './replaced-page.service.ts';
import { bringProjectBack } from './replaced-project.service.ts';
import { answerParts, offeredParts } from './supplied-parts.service.ts';
import { changePage } from './course-media.service.ts';
import { addQuiz, editedQuiz, figuresOf, removeQuiz, saveQuiz } from './quizzes.service.ts';

interface AboutCourse {
  ctx: Author;
  params: { id: string };
}

/** Before any call about one course, asks whether the caller may write it. */
const forItsAuthors = ({ contract, handlers }: Implementation): Implementation => ({
  contract,
  handlers: Object.fromEntries(
    Object.entries(handlers).map(([key, handle]) => [
      key,
      key.includes(' /authoring/courses/{id}')
        ? async (exchange: AboutCourse) => {
            await requireOwnCourse(exchange.ctx, exchange.params.id);
            return handle(exchange as never);
          }
        : handle,
    ]),
  ),
});

const outlines = implement(authoringContract, {
  'GET /authoring/courses/{id}': ({ params }) => outlineOf(params.id),
  'POST /authoring/courses/{id}/stages': ({ ctx, params, body }) =>
    addStage(ctx, params.id, body.title),
  'PUT /authoring/courses/{id}/stages/{stage}': ({ ctx, params, body }) =>
    renameStage(ctx, params.id, params.stage, body.title),
  'PUT /authoring/courses/{id}/stages/{stage}/place': ({ ctx, params, body }) =>
    moveStage(ctx, params.id, params.stage, body.place),
  'DELETE /authoring/courses/{id}/stages/{stage}': ({ ctx, params }) =>
    removeStage(ctx, params.id, params.stage),
  'POST /authoring/courses/{id}/lessons': ({ ctx, params, body }) =>
    addLesson(ctx, params.id, body),
  'GET /authoring/courses/{id}/lessons/{lesson}': ({ params }) =>
    editedLesson(params.id, params.lesson),
  'PUT /authoring/courses/{id}/lessons/{lesson}': ({ ctx, params, body }) =>
    saveLesson(ctx, params.id, { ...body, id: params.lesson }),
  'PUT /authoring/courses/{id}/lessons/{lesson}/place': ({ ctx, params, body }) =>
    moveLesson(ctx, params.id, { ...body, id: params.lesson }),
  'DELETE /authoring/courses/{id}/lessons/{lesson}': ({ ctx, params }) =>
    removeLesson(ctx, params.id, params.lesson),
  'GET /authoring/courses/{id}/lessons/{lesson}/learners': ({ params }) =>
    learnersOf(params.id, params.lesson),
  'POST /authoring/courses/{id}/preview': ({ ctx, params, body }) =>
    previewOf(ctx, params.id, body),
  'POST /authoring/preview/tries': ({ body }) => tryDraft(body),
  'POST /authoring/preview/answers': ({ body }) => showDraft(body),
});

const publishing = implement(publishingContract, {
  'GET /authoring/courses/{id}/changes': ({ params }) => changesOf(params.id),
  'POST /authoring/courses/{id}/publication': ({ ctx, params, body }) =>
    publish(ctx, params.id, body),
  'PUT /authoring/courses/{id}/schedule': ({ ctx, params, body }) =>
    schedulePublication(ctx, params.id, body),
  'DELETE /authoring/courses/{id}/schedule': ({ ctx, params }) => cancelScheduled(ctx, params.id),
  'DELETE /authoring/courses/{id}/draft': ({ ctx, params }) => discardDraft(ctx, params.id),
  'GET /authoring/courses/{id}/versions': ({ params, query }) =>
    pastVersions(params.id, query.page),
  'GET /authoring/courses/{id}/versions/{number}/changes': ({ params }) =>
    changesOfVersion(params.id, params.number),
  'GET /authoring/courses/{id}/versions/{number}/lessons/{lesson}': ({ params }) =>
    lessonInVersion(params.id, params),
  'GET /authoring/courses/{id}/changes/{lesson}': ({ params }) =>
    lessonInDraft(params.id, params.lesson),
  'POST /authoring/courses/{id}/versions/{number}/restore': ({ ctx, params }) =>
    restoreVersion(ctx, params.id, params.number),
});

const supplied = implement(suppliedContract, {
  'GET /authoring/courses/{id}/supplied': ({ params }) => newerTexts(params.id),
  'GET /authoring/courses/{id}/supplied/{lesson}': ({ params }) =>
    newerLesson(params.id, params.lesson),
  'POST /authoring/courses/{id}/supplied/draft': ({ ctx, params, body }) =>
    takeNewer(ctx, params.id, body.stamp),
  'POST /authoring/courses/{id}/supplied/kept': ({ ctx, params, body }) =>
    keepOwn(ctx, params.id, body.stamp),
});

const withoutDraft = implement(suppliedPartsContract, {
  'GET /authoring/courses/{id}/supplied-page': ({ params }) => offeredParts(params.id, 'page'),
  'POST /authoring/courses/{id}/supplied-page': ({ ctx, params, body }) =>
    answerParts(ctx, params.id, { ...body, group: 'page' }),
  'POST /authoring/courses/{id}/supplied-page/restore': ({ ctx, params }) =>
    bringPageBack(ctx, params.id),
  'GET /authoring/courses/{id}/supplied-project': ({ params }) =>
    offeredParts(params.id, 'project'),
  'POST /authoring/courses/{id}/supplied-project': ({ ctx, params, body }) =>
    answerParts(ctx, params.id, { ...body, group: 'project' }),
  'POST /authoring/courses/{id}/supplied-project/restore': ({ ctx, params }) =>
    bringProjectBack(ctx, params.id),
});

const suppliedOnes = implement(suppliedCoursesContract, {
  'GET /authoring/supplied-courses': async () => ({ courses: await suppliedCourses() }),
  'POST /authoring/supplied-courses/{slug}': ({ ctx, params }) =>
    addSuppliedCourse(ctx, params.slug),
});

const seen = implement(draftPreviewContract, {
  'GET /authoring/courses/{id}/seen': ({ params }) => courseSeen(params.id),
  'GET /authoring/courses/{id}/seen/{lesson}': ({ ctx, params }) =>
    lessonSeen(ctx, params.id, params.lesson),
  'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}': ({ params, body }) =>
    trySeen(params.id, { ...params, ...body }),
  'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}/answer': ({ params, body }) =>
    showSeen(params.id, { ...params, ...body }),
});

const quizzes = implement(draftQuizzesContract, {
  'POST /authoring/courses/{id}/quizzes': ({ ctx, params, body }) =>
    addQuiz(ctx, params.id, body.stage),
  'GET /authoring/courses/{id}/quizzes/{quiz}': ({ params }) => editedQuiz(params.id, params.quiz),
  'PUT /authoring/courses/{id}/quizzes/{quiz}': ({ ctx, params, body }) =>
    saveQuiz(ctx, params.id, { ...body, id: params.quiz }),
  'DELETE /authoring/courses/{id}/quizzes/{quiz}': ({ ctx, params }) =>
    removeQuiz(ctx, params.id, params.quiz),
  'GET /authoring/courses/{id}/quizzes/{quiz}/figures': ({ params }) =>
    figuresOf(params.id, params.quiz),
});

const authors = implement(authorsContract, {
  'GET /authoring/courses': ({ ctx, query }) => ownCourses(ctx, query.page),
  'POST /authoring/courses': ({ ctx, body }) => beginOwnCourse(ctx, body),
  'GET /authoring/desks/{slug}': ({ ctx, params }) => ownCourseAt(ctx, params.slug),
  'GET /authoring/courses/{id}/authors': ({ params }) => authorsOf(params.id),
  'POST /authoring/courses/{id}/authors': ({ ctx, params, body }) =>
    addAuthor(ctx, params.id, body.email),
  'DELETE /authoring/courses/{id}/authors/{uid}': ({ ctx, params }) =>
    removeAuthor(ctx, params.id, params.uid),
});

const pages = implement(coursePageContract, {
  'GET /authoring/courses/{id}/page': ({ ctx, params }) => editedCourse(ctx, params.id),
  'PUT /authoring/courses/{id}/page': ({ ctx, params, body }) =>
    changePage(ctx, { ...params, ...body }),
  'DELETE /authoring/courses/{id}': ({ ctx, params }) => deleteBegunCourse(ctx, params.id),
});

const exports = implement(exportContract, {
  'GET /authoring/courses/{id}/export': ({ params }) => exportCourse(params.id),
  'GET /authoring/courses/{id}/folder': async ({ params }) => {
    const { slug, archive } = await exportFolder(params.id);
    return new Answer(archive, {
      headers: { 'content-disposition': `attachment; filename="${slug}.zip"` },
    });
  },
});

export const authoringApis = [
  outlines,
  publishing,
  supplied,
  withoutDraft,
  suppliedOnes,
  seen,
  quizzes,
  authors,
  pages,
  exports,
].map(forItsAuthors);
