import { implement } from '#app/platform/http.ts';
import { coursesContract } from '../contract.ts';
import { courseDeskContract } from '../desk.contract.ts';
import { pathsContract } from '../paths.contract.ts';
import { courseSearchContract } from '../search.contract.ts';
import { catalogue, courseBy, listCourses } from './catalogue.service.ts';
import {
  changeCourse,
  deskCourses,
  editedCourse,
  moveCourse,
  publishCourse,
} from './desk.service.ts';
import { coursesOfFolders } from './folder-import.service.ts';
import { foundCourses } from './found-courses.service.ts';
import { importCourses } from './import.service.ts';
import { addPath, changePath, deskPaths, learningPaths } from './paths.service.ts';
import { beginCourse, createCourse } from './new-course.service.ts';
import { coursePage, previewLesson, showPreview, tryPreview } from './service.ts';

export const coursesApi = implement(coursesContract, {
  'GET /courses': ({ query }) => listCourses(query),
  'GET /courses/{id}': ({ params }) => courseBy('id', params.id),
  'GET /courses/slug/{slug}': ({ params }) => courseBy('slug', params.slug),
  'POST /courses': ({ ctx, body }) => createCourse(ctx, body),
  'GET /catalogue': ({ query }) => catalogue(query),
  'GET /catalogue/{slug}': ({ params }) => coursePage(params.slug),
  'GET /catalogue/{slug}/lessons/{lesson}': ({ params }) =>
    previewLesson(params.slug, params.lesson),
  'POST /catalogue/lessons/{id}/practice/{block}': ({ params, body }) =>
    tryPreview({ ...params, ...body }),
  'POST /catalogue/lessons/{id}/practice/{block}/answer': ({ params, body }) =>
    showPreview({ ...params, ...body }),
});

export const courseSearchApi = implement(courseSearchContract, {
  'GET /search/courses': ({ query }) => foundCourses(query),
});

export const pathsApi = implement(pathsContract, {
  'GET /paths': ({ query }) => learningPaths(query),
  'GET /admin/paths': ({ query }) => deskPaths(query),
  'POST /admin/paths': ({ ctx, body }) => addPath(ctx, body),
  'PUT /admin/paths/{id}': ({ ctx, params, body }) => changePath(ctx, { ...params, ...body }),
});

export const courseDeskApi = implement(courseDeskContract, {
  'POST /courses/import': ({ ctx, file, query: { dryRun } }) =>
    importCourses(ctx, { file, dryRun }),
  'POST /courses/folder': ({ file }) => coursesOfFolders(file),
  'POST /admin/courses': ({ ctx, body }) => beginCourse(ctx, body),
  'GET /admin/courses': ({ ctx, query }) => deskCourses(ctx, query),
  'GET /admin/courses/{id}': ({ ctx, params }) => editedCourse(ctx, params.id),
  'PUT /admin/courses/{id}': ({ ctx, params, body }) => changeCourse(ctx, { ...params, ...body }),
  'PUT /admin/courses/{id}/place': ({ ctx, params, body }) =>
    moveCourse(ctx, { ...params, ...body }),
  'PUT /admin/courses/{id}/publication': ({ ctx, params, body }) =>
    publishCourse(ctx, { ...params, ...body }),
});
