import { seedPaths } from '#app/courses/server/paths.service.ts';
import { everyoneCalls } from '../matrix.ts';
import { blocksOf, doPractice, guess, type Lesson } from '../practice.ts';
import { someQuiz } from '../quizzes.ts';
import { isStranger, type Person, type Town } from '../town.ts';
import type { Input } from './rows.ts';

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
/** The slug of a path. */
const path = async ({ shop }: Town): Promise<Input> => {
  await seedPaths(shop.clock);
  const [first] = (await shop.call('GET', '/paths')).body.paths;
  return { params: { slug: first.slug } };
};
const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });

/** The members' lesson, as a member reads it. */
const read = async ({ shop, course, lesson: { slug }, tokens }: Town): Promise<Lesson> =>
  (
    await shop.call('GET', `/learning/courses/${course.slug}/lessons/${slug}`, {
      token: tokens.premium,
    })
  ).body.lesson;

/** A try at its first practice. After it the answer may be shown. */
async function practice(town: Town): Promise<Input> {
  const [block] = blocksOf(await read(town));
  if (!block) throw new Error('The lesson has no practice');
  return { params: { id: town.lesson.id, block: block.id }, body: { answer: guess(block) } };
}

/** Its practice is done. */
async function practised(town: Town, person: Person): Promise<Input> {
  const { shop, tokens } = town;
  if (person !== 'visitor' && !isStranger(person) && person !== 'inactive' && person !== 'other')
    await doPractice(
      async (method, path, body) =>
        (await shop.call(method, path, { token: tokens[person], body })).body,
      await read(town),
    );
  return lesson(town);
}

/** A place in the video that comes with the school. */
async function watched({ shop, tokens }: Town): Promise<Input> {
  const path = '/learning/courses/interfaces-people-trust/lessons/empty-loading-broken';
  const { body } = await shop.call('GET', path, { token: tokens.premium });
  const part = body.lesson.parts.find(({ kind }: { kind: string }) => kind === 'video');
  return { params: { id: body.lesson.id, video: part.id }, body: { seconds: 12 } };
}

const published = new Map<Town, Promise<string>>();

/** A quiz of the course. */
async function quiz(town: Town): Promise<Input> {
  const {
    shop,
    course: { id, slug },
    tokens,
  } = town;
  const made =
    published.get(town) ??
    someQuiz(
      async (method, path, body) =>
        (await shop.call(method, `/authoring/courses/${id}${path}`, { token: tokens.admin, body }))
          .body,
    );
  published.set(town, made);
  return { params: { slug, quiz: await made } };
}

/** An attempt at it, which nobody has begun who may not. */
async function attempt(town: Town, person: Person): Promise<Input> {
  const { params = {} } = await quiz(town);
  const token = town.tokens[person];
  if (token)
    await town.shop.call(
      'POST',
      `/learning/courses/${params.slug}/quizzes/${params.quiz}/attempts`,
      {
        token,
      },
    );
  return { params: { ...params, number: '1' } };
}

const task = ({ lesson: { id } }: Town): Input => ({ params: { id, task: '0' } });

everyoneCalls('learning', {
  reader: {
    'GET /learning/courses/{slug}/lessons/{lesson}': [
      { input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }) },
      {
        of: 'a course that the author doesn’t write',
        input: ({ foreignLesson: { course, slug } }) => ({
          params: { slug: course, lesson: slug },
        }),
        but: { author: 402 },
      },
    ],
  },
  member: {
    'GET /learning/courses': [{}, { of: 'all', input: () => ({ query: { show: 'all' } }) }],
    'PUT /learning/courses/{slug}/saved': { input: course },
    'DELETE /learning/courses/{slug}/saved': { input: course },
    'PUT /learning/courses/{slug}/completion': { input: course },
    'GET /learning/continue': {},
    'GET /learning/paths': {},
    'PUT /learning/paths/{slug}/completion': { input: path },
    'GET /learning/courses/{slug}': { input: course },
    'PUT /learning/lessons/{id}/opened': { input: lesson },
    'PUT /learning/lessons/{id}/videos/{video}': { input: watched },
    'PUT /learning/lessons/{id}/completion': { input: practised },
    'DELETE /learning/lessons/{id}/completion': { input: lesson },
    'PUT /learning/lessons/{id}/tasks/{task}': { input: task },
    'DELETE /learning/lessons/{id}/tasks/{task}': { input: task },
    'POST /learning/lessons/{id}/practice/{block}': { input: practice },
    'POST /learning/lessons/{id}/practice/{block}/answer': { input: practice },
    'POST /learning/lessons/{id}/practice/{block}/again': { input: practice },
    'GET /learning/courses/{slug}/quizzes/{quiz}': { input: attempt },
    'POST /learning/courses/{slug}/quizzes/{quiz}/attempts': { input: quiz },
    'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/answers/{question}': {
      input: async (town, person) => {
        const { params } = await attempt(town, person);
        return { params: { ...params, question: '0' }, body: { choices: [0], flagged: true } };
      },
    },
    'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/result': { input: attempt },
  },
});
