import { implement } from '#app/platform/http.ts';
import { coursesContract } from '../contract.ts';
import { checkPreview, courseBy, coursePage, createCourse, listCards, listCourses, previewLesson } from './service.ts';

export const coursesApi = implement(coursesContract, {
  'GET /courses': listCourses,
  'GET /courses/{id}': ({ params }) => courseBy('id', params.id),
  'GET /courses/slug/{slug}': ({ params }) => courseBy('slug', params.slug),
  'POST /courses': ({ ctx, body }) => createCourse(ctx, body),
  'GET /catalogue': listCards,
  'GET /catalogue/{slug}': ({ params }) => coursePage(params.slug),
  'GET /catalogue/{slug}/lessons/{lesson}': ({ params }) => previewLesson(params.slug, params.lesson),
  'POST /catalogue/lessons/{id}/check': ({ params, body }) => checkPreview(params.id, body.option),
});
