import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { pastedCourse } from '#test/courses-to-paste.ts';
import { member, signedInAdmin } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

async function openCourse() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  await seedStartingCourses(app, 2);
  const { token } = await signedInAdmin(app);
  const send = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  const { id } = (await app.call('GET', '/courses/slug/no-code-app-lab')).body;
  const moveTo = async (slug: string) => {
    const { body } = await send('GET', `/admin/courses/${id}`);
    const { title, description, duration, topic, level, icon, image, version } = body;
    const { instructor, learningPoints, targetAudience, faqs, isNew, isTrending } = body;
    const lists = { instructor, learningPoints, targetAudience, faqs, isNew, isTrending };
    const texts = { title, description, duration, topic, level, icon, image, version, ...lists };
    return send('PUT', `/admin/courses/${id}`, { ...texts, slug });
  };
  return { app, id, token, send, moveTo };
}

test('a course that moved is found at each of its addresses, and says which it has', async () => {
  const { app, id, moveTo } = await openCourse();
  const { token } = await member(app);
  const lesson = (await app.call('GET', '/catalogue/no-code-app-lab')).body.sections[0].lessons[0];
  expect((await moveTo('app-lab')).body.slug).toBe('app-lab');
  expect((await moveTo('lab')).status).toBe(200);
  for (const slug of ['no-code-app-lab', 'app-lab', 'lab']) {
    expect((await app.call('GET', `/catalogue/${slug}`)).body.slug).toBe('lab');
    expect((await app.call('GET', `/courses/slug/${slug}`)).body.id).toBe(id);
    const mine = await app.call('GET', `/learning/courses/${slug}/lessons/${lesson.slug}`, {
      token,
    });
    expect(mine.body.lesson.id).toBe(lesson.id);
  }
  const { courses } = (await app.call('GET', '/catalogue')).body;
  expect(courses[0].slug).toBe('lab');

  // Back where it began: a former address is never the present one.
  expect((await moveTo('no-code-app-lab')).status).toBe(200);
  expect((await app.call('GET', '/catalogue/lab')).body.slug).toBe('no-code-app-lab');
  expect((await moveTo('lab')).status).toBe(200);
  expect((await app.call('GET', '/catalogue/no-code-app-lab')).body.slug).toBe('lab');
});

test('no other course takes a former address: created, begun, moved or imported', async () => {
  const { app, token, send, moveTo } = await openCourse();
  await moveTo('lab');
  const other = { ...pastedCourse(1), slug: 'no-code-app-lab' };
  expect((await send('POST', '/courses', other)).body).toMatchObject({
    code: 'courses/slug-taken',
  });
  const pasted = await app.call('POST', '/courses/import', {
    token,
    body: JSON.stringify([other]),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(pasted.body).toMatchObject({ added: 0, courses: [{ exists: true }] });
  const taken = await moveTo('prompt-to-prototype');
  const another = (await app.call('GET', '/catalogue')).body.courses[1];
  expect((await moveTo(another.slug)).body).toMatchObject({
    code: 'courses/slug-taken',
    fields: { slug: expect.stringContaining(another.title) },
  });
  expect(taken.status).toBe(200);
});

test('a course has up to 50 former addresses', async () => {
  const { moveTo } = await openCourse();
  for (let count = 1; count <= 50; count += 1)
    expect((await moveTo(`lab-${count}`)).status).toBe(200);
  expect((await moveTo('lab-51')).body.code).toBe('courses/too-many-addresses');
});
