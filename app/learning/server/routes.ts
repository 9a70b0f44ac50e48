import { implement } from '#app/platform/http.ts';
import { learningContract } from '../contract.ts';
import { finishMyCourse } from './course-completions.service.ts';
import { myCourses, saveCourse, takeOffSaved } from './my-courses.service.ts';
import { learningQuizzesContract } from '../quizzes.contract.ts';
import { learningPathsContract } from '../paths.contract.ts';
import { finishMyPath, myPaths } from './paths.service.ts';
import { practiceAgain, showPractice, tryPractice } from './practice.service.ts';
import { answerQuiz, beginQuiz, myQuiz, sendQuiz } from './quizzes.service.ts';
import {
  completeLesson,
  currentCourse,
  myCourse,
  myLesson,
  openLesson,
  tickTask,
  undoCompletion,
  untickTask,
} from './service.ts';
import { rememberWatched } from './watched.service.ts';

export const learningApi = implement(learningContract, {
  'GET /learning/courses': ({ ctx, query }) => myCourses(ctx, query),
  'PUT /learning/courses/{slug}/saved': ({ ctx, params }) => saveCourse(ctx, params.slug),
  'DELETE /learning/courses/{slug}/saved': ({ ctx, params }) => takeOffSaved(ctx, params.slug),
  'GET /learning/continue': ({ ctx }) => currentCourse(ctx),
  'GET /learning/courses/{slug}': ({ ctx, params }) => myCourse(ctx, params.slug),
  'PUT /learning/courses/{slug}/completion': ({ ctx, params }) => finishMyCourse(ctx, params.slug),
  'GET /learning/courses/{slug}/lessons/{lesson}': ({ ctx, params }) =>
    myLesson(ctx, params.slug, params.lesson),
  'PUT /learning/lessons/{id}/opened': ({ ctx, params }) => openLesson(ctx, params.id),
  'PUT /learning/lessons/{id}/videos/{video}': ({ ctx, params, body }) =>
    rememberWatched(ctx, { ...params, ...body }),
  'PUT /learning/lessons/{id}/completion': ({ ctx, params }) => completeLesson(ctx, params.id),
  'DELETE /learning/lessons/{id}/completion': ({ ctx, params }) => undoCompletion(ctx, params.id),
  'PUT /learning/lessons/{id}/tasks/{task}': ({ ctx, params }) =>
    tickTask(ctx, params.id, params.task),
  'DELETE /learning/lessons/{id}/tasks/{task}': ({ ctx, params }) =>
    untickTask(ctx, params.id, params.task),
  'POST /learning/lessons/{id}/practice/{block}': ({ ctx, params, body }) =>
    tryPractice(ctx, { ...params, ...body }),
  'POST /learning/lessons/{id}/practice/{block}/answer': ({ ctx, params }) =>
    showPractice(ctx, params),
  'POST /learning/lessons/{id}/practice/{block}/again': ({ ctx, params }) =>
    practiceAgain(ctx, params),
});

export const learningPathsApi = implement(learningPathsContract, {
  'GET /learning/paths': ({ ctx, query }) => myPaths(ctx, query),
  'PUT /learning/paths/{slug}/completion': ({ ctx, params }) => finishMyPath(ctx, params.slug),
});

export const learningQuizzesApi = implement(learningQuizzesContract, {
  'GET /learning/courses/{slug}/quizzes/{quiz}': ({ ctx, params }) => myQuiz(ctx, params),
  'POST /learning/courses/{slug}/quizzes/{quiz}/attempts': ({ ctx, params }) =>
    beginQuiz(ctx, params),
  'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/answers/{question}': ({
    ctx,
    params,
    body,
  }) => answerQuiz(ctx, { ...params, ...body }),
  'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/result': ({ ctx, params }) =>
    sendQuiz(ctx, params),
});
