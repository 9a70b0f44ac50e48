import { everyoneCalls } from '../matrix.ts';
import { completedLessons } from '../completed-lessons.ts';
import type { Person, Resident, Town } from '../town.ts';
import { own, type Input } from './rows.ts';

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
const desk = ({ course: { id } }: Town): Input => ({ params: { id } });
const body = { stars: 4, words: 'Clear.' };

/** Of a course whose lessons this person has completed. */
async function completed(town: Town, person: Person): Promise<Input> {
  await completedLessons(town.residents[own(person)].uid, town.course.slug);
  return { ...course(town), body };
}

const path = ({ course: { slug } }: Town) => `/learning/courses/${slug}/review`;

/** The review of somebody who isn't the course's author. */
async function written(town: Town, writer: Resident = 'basic') {
  const {
    shop,
    tokens,
    course: { id },
  } = town;
  await completed(town, writer);
  await shop.call('PUT', path(town), { token: tokens[writer], body });
  const { reviews } = (
    await shop.call('GET', `/authoring/courses/${id}/reviews`, { token: tokens.admin })
  ).body;
  return { params: { id, review: reviews[0].id as string } };
}

/** A course that is nobody's own but the admins'. */
async function another({ shop, course: { id } }: Town): Promise<Input> {
  const courses: { id: string }[] = (await shop.call('GET', '/courses')).body;
  return { params: { id: courses.find((each) => each.id !== id)?.id ?? '' } };
}

everyoneCalls('reviews', {
  public: { 'GET /catalogue/{slug}/reviews': { input: course } },
  user: {
    'GET /learning/courses/{slug}/review': { input: course },
    'PUT /learning/courses/{slug}/review': { input: completed, but: { author: 403 } },
    'DELETE /learning/courses/{slug}/review': { input: course },
  },
  author: {
    'GET /authoring/courses/{id}/reviews': [
      { input: desk },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'PUT /authoring/courses/{id}/reviews/{review}/reply': {
      input: async (town) => ({ ...(await written(town)), body: { words: 'Thank you.' } }),
    },
  },
  admin: {
    'POST /admin/courses/{id}/reviews/{review}/hiding': {
      input: async (town) => ({ ...(await written(town)), body: { reason: 'An insult.' } }),
    },
    'DELETE /admin/courses/{id}/reviews/{review}/hiding': { input: (town) => written(town) },
  },
});
