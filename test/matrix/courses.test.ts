import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { pastedCourse } from '../courses-to-paste.ts';
import { everyone, nextNumber, type Input } from './rows.ts';

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
const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });

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
    'POST /catalogue/lessons/{id}/check': [
      { of: 'preview', input: ({ preview: { id } }) => ({ params: { id }, body: { option: 0 } }) },
      {
        of: 'members’',
        input: (town) => ({ ...lesson(town), body: { option: 0 } }),
        but: everyone(402),
      },
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
