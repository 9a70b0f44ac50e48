import { admin, call } from './people.ts';

/** A lesson without a text in a course of its own, for an admin to write. */
export async function createEmptyLesson(url: string, slug: string) {
  const { token } = await admin(url);
  const ask = (method: string, path: string, body?: object) => call(url, method, path, body, token);
  const { id } = await ask('POST', '/api/courses', {
    slug,
    title: 'Sell in the field',
    description: 'Plan your visits, and count what was sold.',
    instructor: { name: 'Meera Joshi' },
    courseContent: [{ title: 'Begin', lessons: ['The visit'] }],
  });
  const course = `/api/authoring/courses/${id}`;
  const [{ lessons }] = (await ask('GET', course)).stages;
  const lesson = `${course}/lessons/${lessons[0].id}`;
  return {
    token,
    ask,
    /** Of the course in the API, for its authors. */
    course,
    /** Of the lesson in the API. */
    lesson,
    /** Of its editor. */
    address: `/teach/courses/${id}/content?lesson=${lessons[0].id}`,
    /** Of the lesson for its readers. */
    reader: `/dashboard/my-courses/${slug}/lessons/${lessons[0].slug}`,
    saved: async (): Promise<string> => (await ask('GET', lesson)).body,
  };
}
