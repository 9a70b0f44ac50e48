import { strToU8, zipSync } from 'fflate';
import { everyoneCalls } from '../matrix.ts';
import { blocksOf, guess, type Lesson } from '../practice.ts';
import type { Town } from '../town.ts';
import { pastedCourse } from '../courses-to-paste.ts';
import { begun, everyone, nextNumber, type Input } from './rows.ts';

const newCourse = () => ({
  slug: `course-${nextNumber()}`,
  title: 'Automations that mind themselves',
  description: 'Let the boring half of the week run on its own.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [{ title: 'Begin', lessons: ['What to hand over'] }],
});

/** A course that an admin has added, as the desk would send its texts. */
async function added({ shop, tokens }: Town) {
  const { body } = await shop.call('POST', '/courses', { token: tokens.admin, body: newCourse() });
  const { title, description, learningPoints, targetAudience, faqs, isNew, isTrending } = body;
  const texts = { title, description, learningPoints, targetAudience, faqs, isNew, isTrending };
  const instructor = { name: 'Imran Qureshi', title: '', bio: '', image: null };
  return {
    id: body.id as string,
    version: 1,
    texts: { ...texts, topic: 'Other', icon: 'rocket', image: null, instructor },
  };
}

/** A learning path through two courses that an admin has added. */
async function writtenPath({ shop, tokens }: Town) {
  const add = async () => {
    const { body } = await shop.call('POST', '/courses', {
      token: tokens.admin,
      body: newCourse(),
    });
    return body.slug as string;
  };
  const courses = [await add(), await add()];
  return { title: 'By hand', description: 'From one to the other.', courses, published: true };
}

async function addedPath(town: Town) {
  const path = await writtenPath(town);
  const { body } = await town.shop.call('POST', '/admin/paths', {
    token: town.tokens.admin,
    body: path,
  });
  return { id: body.id as string, path };
}

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
/** A visitor's answer to the practice of the free lesson, sent to it or to another one. */
async function tried({ shop, course: { slug }, preview }: Town, tries: number, id = preview.id) {
  const { body } = await shop.call('GET', `/catalogue/${slug}/lessons/${preview.slug}`);
  const [block] = blocksOf(body.lesson as Lesson);
  if (!block) throw new Error('The free lesson has no practice');
  return { params: { id, block: block.id }, body: { answer: guess(block), tries } };
}

const folder = Buffer.from(zipSync({ 'course.yaml': strToU8('slug: shop\nsections: []\n') }));

everyoneCalls('courses', {
  public: {
    'GET /courses': {},
    'GET /courses/{id}': { input: ({ course: { id } }) => ({ params: { id } }) },
    'GET /courses/slug/{slug}': { input: course },
    'GET /catalogue': {},
    'GET /paths': {},
    'GET /search/courses': { input: () => ({ query: { q: 'app', level: 'first-build' } }) },
    'GET /catalogue/{slug}': { input: course },
    'GET /catalogue/{slug}/lessons/{lesson}': [
      {
        of: 'preview',
        input: ({ course: { slug }, preview }) => ({ params: { slug, lesson: preview.slug } }),
      },
      {
        of: 'members’',
        input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }),
        but: everyone(402),
      },
    ],
    'POST /catalogue/lessons/{id}/practice/{block}': [
      { of: 'preview', input: (town) => tried(town, 0) },
      { of: 'members’', input: (town) => tried(town, 0, town.lesson.id), but: everyone(402) },
    ],
    'POST /catalogue/lessons/{id}/practice/{block}/answer': [
      { of: 'preview', input: (town) => tried(town, 1) },
      { of: 'preview, before a try', input: (town) => tried(town, 0), but: everyone(409) },
      { of: 'members’', input: (town) => tried(town, 1, town.lesson.id), but: everyone(402) },
    ],
  },
  admin: {
    'POST /courses': { input: () => ({ body: newCourse() }) },
    'POST /courses/import': {
      input: () => ({
        body: JSON.stringify([{ ...pastedCourse(1), slug: `imported-${nextNumber()}` }]),
        headers: { 'content-type': 'application/json' },
      }),
    },
    'POST /courses/folder': {
      input: () => ({ body: folder, headers: { 'content-type': 'application/zip' } }),
    },
    'GET /admin/paths': {
      input: async (town) => {
        await addedPath(town);
        return {};
      },
    },
    'POST /admin/paths': { input: async (town) => ({ body: await writtenPath(town) }) },
    'PUT /admin/paths/{id}': {
      input: async (town) => {
        const { id, path } = await addedPath(town);
        return { params: { id }, body: { ...path, version: 1 } };
      },
    },
    'POST /admin/courses': { input: () => ({ body: begun() }) },
    'GET /admin/courses': {},
    'GET /admin/courses/{id}': {
      input: ({ course: { id } }) => ({ params: { id } }),
    },
    'PUT /admin/courses/{id}': {
      input: async (town) => {
        const { id, version, texts } = await added(town);
        return { params: { id }, body: { ...texts, version } };
      },
    },
    'PUT /admin/courses/{id}/place': {
      input: async (town) => ({ params: { id: (await added(town)).id }, body: { place: 1 } }),
    },
    'PUT /admin/courses/{id}/publication': {
      input: async (town) => {
        const { id, version } = await added(town);
        return { params: { id }, body: { published: false, version } };
      },
    },
  },
});
