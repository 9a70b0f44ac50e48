import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { pastedCourse, pastedText } from '#test/courses-to-paste.ts';
import { signedInAdmin } from '#test/people.ts';
import { textsIn } from '#test/upgrades.ts';

async function openDesk(count: number) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token } = await signedInAdmin(app);
  const send = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  const headers = { 'content-type': 'application/octet-stream' };
  await app.call('POST', '/courses/import', { token, body: pastedText(count), headers });
  const list = async (query: Record<string, string> = {}) =>
    (await app.call('GET', '/admin/courses', { token, query })).body;
  const slugs = async (query?: Record<string, string>) =>
    (await list(query)).courses.map(({ slug }: { slug: string }) => slug);
  const shown = async () =>
    (await app.call('GET', '/catalogue')).body.courses.map(({ slug }: { slug: string }) => slug);
  const actions = async () => {
    const { rows } = await sql<{
      action: string;
    }>`select action from admin_actions where action like 'course/%' order by at, id`.execute(q());
    return rows.map(({ action }) => action);
  };
  return { app, send, list, slugs, shown, actions };
}

test('the composition of a cover is on every card, and the slug decides again when it is cleared', async () => {
  const { app, send, list } = await openDesk(1);
  const [{ id }] = (await list()).courses;
  const asked = `/admin/courses/${id}`;
  const edited = (await send('GET', asked)).body;
  expect([edited.composition, edited.opened]).toEqual([null, true]);
  const set = async (composition?: string | null) => {
    const { version } = (await send('GET', asked)).body;
    const body = { ...textsIn(edited), composition, version };
    return (await send('PUT', asked, JSON.parse(JSON.stringify(body)))).body;
  };
  const shown = async () => {
    const { body: page } = await app.call('GET', '/catalogue/pasted-1');
    const [card] = (await app.call('GET', '/catalogue')).body.courses;
    const found = (await app.call('GET', '/search/courses', { query: { q: 'course' } })).body;
    return [page, card, found.courses[0], (await list()).courses[0]].map(
      ({ composition }) => composition,
    );
  };
  expect((await set('porthole')).composition).toBe('porthole');
  expect(await shown()).toEqual(Array(4).fill('porthole'));
  expect((await set()).composition).toBe('porthole');
  expect((await set('upside-down')).fields).toEqual({ composition: expect.any(String) });
  expect((await set(null)).composition).toBeNull();
  expect(await shown()).toEqual(Array(4).fill(null));
});

test('a course is unpublished, published again, and moved; each is recorded', async () => {
  const { send, list, slugs, shown, actions } = await openDesk(3);
  const [first, , third] = (await list()).courses;
  expect(first).toMatchObject({
    slug: 'pasted-1',
    place: 1,
    lessons: 3,
    written: 0,
    students: null,
    published: true,
    version: 1,
  });

  const down = await send('PUT', `/admin/courses/${first.id}/publication`, {
    published: false,
    version: 1,
  });
  expect(down).toMatchObject({ status: 200, body: { published: false, version: 2 } });
  expect(await shown()).toEqual(['pasted-2', 'pasted-3']);
  expect([await slugs({ show: 'unpublished' }), await slugs({ show: 'published' })]).toEqual([
    ['pasted-1'],
    ['pasted-2', 'pasted-3'],
  ]);
  expect((await list({ search: 'COURSE 3' })).counts).toEqual({
    all: 1,
    published: 1,
    unpublished: 0,
  });
  expect((await list({ search: '%' })).counts.all).toBe(0);
  expect(
    (await send('PUT', `/admin/courses/${first.id}/publication`, { published: true, version: 2 }))
      .status,
  ).toBe(200);

  expect((await send('PUT', `/admin/courses/${third.id}/place`, { place: 1 })).body.place).toBe(1);
  expect(await shown()).toEqual(['pasted-3', 'pasted-1', 'pasted-2']);
  expect((await send('PUT', `/admin/courses/${third.id}/place`, { place: 99 })).body.place).toBe(3);
  expect(await shown()).toEqual(['pasted-1', 'pasted-2', 'pasted-3']);
  expect(await actions()).toEqual([
    'course/import',
    'course/unpublish',
    'course/publish',
    'course/move',
    'course/move',
  ]);
});

test('the texts of a course are changed; of two who edit the same, the second is refused', async () => {
  const { app, send, list, actions } = await openDesk(1);
  const [{ id }] = (await list()).courses;
  const { body: edited } = await send('GET', `/admin/courses/${id}`);
  const texts = {
    title: 'Automations',
    description: 'Shorter.',
    duration: '6 hours',
    topic: 'Automation',
    level: 'deep-end',
    icon: 'bot',
    image: 'https://drive.google.com/file/d/1a2b3c4d5e6f7g8h9i0jk1l2m3n4/view',
    instructor: { ...edited.instructor, bio: 'Builds by day.' },
    learningPoints: ['What to keep'],
    targetAudience: ['Shopkeepers'],
    faqs: [{ question: 'Do I code?', answer: 'No.' }],
    isNew: true,
    isTrending: false,
  };
  const changed = await send('PUT', `/admin/courses/${id}`, { ...texts, version: edited.version });
  expect(changed).toMatchObject({ status: 200, body: { ...texts, version: 2 } });
  const page = (await app.call('GET', '/catalogue/pasted-1')).body;
  expect(page).toMatchObject({
    title: 'Automations',
    duration: '6 hours',
    topic: 'Automation',
    faqs: texts.faqs,
    isNew: true,
  });
  expect(page.image).toBe(
    'https://drive.google.com/thumbnail?id=1a2b3c4d5e6f7g8h9i0jk1l2m3n4&sz=w1000',
  );

  const bare = { image: '', instructor: { ...texts.instructor, image: '' }, duration: '' };
  const cleared = await send('PUT', `/admin/courses/${id}`, { ...texts, ...bare, version: 2 });
  expect(cleared.body).toMatchObject({
    image: null,
    duration: '',
    instructor: { image: null },
    version: 3,
  });

  const painted = await send('PUT', `/admin/courses/${id}`, {
    ...texts,
    palette: 'monsoon',
    version: 3,
  });
  expect(painted.body).toMatchObject({ palette: 'monsoon', icon: 'bot', version: 4 });
  expect((await app.call('GET', '/catalogue/pasted-1')).body.palette).toBe('monsoon');
  const unknown = { ...texts, palette: 'chartreuse', version: 4 };
  expect((await send('PUT', `/admin/courses/${id}`, unknown)).body.palette).toBe('monsoon');

  const late = await send('PUT', `/admin/courses/${id}`, {
    ...texts,
    title: 'Mine',
    version: edited.version,
  });
  expect([late.status, late.body.code]).toEqual([409, 'courses/changed-meanwhile']);
  const wrong = await send('PUT', `/admin/courses/${id}`, {
    ...texts,
    learningPoints: ['a', ' '],
    version: 5,
  });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { 'learningPoints.1': 'This may not be empty' },
  ]);
  expect((await send('PUT', '/admin/courses/none', { ...texts, version: 1 })).status).toBe(404);
  expect((await send('GET', '/admin/courses/none')).status).toBe(404);
  expect((await send('PUT', '/admin/courses/none/place', { place: 1 })).status).toBe(404);
  expect((await send('POST', '/courses', pastedCourse(2))).status).toBe(201);
  expect((await send('POST', '/courses', pastedCourse(2))).body.code).toBe('courses/slug-taken');
  expect(await actions()).toEqual([
    'course/import',
    'course/change',
    'course/change',
    'course/change',
    'course/change',
    'course/add',
  ]);
});

test('the list comes in pages of twenty', async () => {
  const { list } = await openDesk(21);
  const second = await list({ page: '9' });
  expect([
    second.page,
    second.pages,
    second.courses.map(({ place }: { place: number }) => place),
  ]).toEqual([2, 2, [21]]);
});

test('a course that is begun is not on sale, and its address is made from its title', async () => {
  const { send, list, shown } = await openDesk(1);
  const begun = {
    title: 'Agents at the desk',
    description: 'What to hand over.',
    instructor: 'Asha',
  };
  const { status, body } = await send('POST', '/admin/courses', { ...begun, slug: '' });
  expect([status, await shown()]).toEqual([201, ['pasted-1']]);
  expect((await list()).courses.at(-1)).toMatchObject({
    id: body.id,
    slug: 'agents-at-the-desk',
    published: false,
  });
  expect(await send('POST', '/admin/courses', { ...begun, slug: '' })).toMatchObject({
    status: 409,
    body: { code: 'courses/slug-taken', fields: { slug: expect.any(String) } },
  });
  expect((await send('POST', '/admin/courses', { ...begun, slug: 'Not One' })).body.fields).toEqual(
    {
      slug: 'Use lower-case letters, digits and hyphens, at most 80.',
    },
  );
});
