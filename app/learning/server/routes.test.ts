import { expect, test } from 'vitest';
import { openPeriod } from '#app/memberships/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp } from '#test/app.ts';
import { letLaterQueriesOvertake } from '#test/overtaking.ts';
import { member, signedIn, signedInAdmin, signIn } from '#test/people.ts';
import { doPractice } from '#test/practice.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

interface Entry {
  id: string;
  slug: string;
  title: string;
  written: boolean;
}

const course = '/learning/courses/no-code-app-lab';

/** A member on the first course, and its lessons in order. */
async function atCourse() {
  const app = await testApp();
  await seedStartingCourses(app, 2);
  const person = await member(app);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token: person.token, body });
  const { body } = await call('GET', course);
  const lessons: Entry[] = body.course.sections.flatMap(
    (section: { lessons: Entry[] }) => section.lessons,
  );
  const practise = async (...done: Entry[]) => {
    for (const { slug } of done)
      await doPractice(
        async (...asked) => (await call(...asked)).body,
        (await call('GET', `${course}/lessons/${slug}`)).body.lesson,
      );
  };
  return { app, person, call, lessons, practise };
}

const at = (lessons: Entry[], index: number): Entry => {
  const lesson = lessons[index];
  if (!lesson) throw new Error(`no lesson ${index}`);
  return lesson;
};

const completion = ({ id }: { id: string }) => `/learning/lessons/${id}/completion`;
const opened = ({ id }: { id: string }) => `/learning/lessons/${id}/opened`;
const linkTo = ({ slug, title }: Entry) => ({ slug, title });

test('a new member has every course before them and nothing to continue', async () => {
  const { call, lessons } = await atCourse();
  const { courses } = (await call('GET', '/learning/courses?show=all')).body;
  expect(courses.map((card: { slug: string }) => card.slug)).toContain('no-code-app-lab');
  for (const { progress, lastOpenedAt } of courses)
    expect([progress.lessonsDone, lastOpenedAt]).toEqual([0, null]);
  expect((await call('GET', '/learning/continue')).body).toEqual({ current: null });
  expect((await call('GET', course)).body.progress).toMatchObject({
    lessonsDone: 0,
    lessonsTotal: lessons.length,
    next: linkTo(at(lessons, 0)),
  });
});

test('completing a lesson counts once, however often it is sent', async () => {
  const { call, lessons, practise } = await atCourse();
  await practise(at(lessons, 0));
  const answers = await Promise.all([1, 2, 3].map(() => call('PUT', completion(at(lessons, 0)))));
  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([
      200,
      { lessonsDone: 1, lessonsTotal: lessons.length, next: linkTo(at(lessons, 1)) },
    ]);
  }
  const page = (await call('GET', course)).body;
  expect(page.completed).toEqual([at(lessons, 0).id]);
});

test('a completion can be undone, also twice', async () => {
  const { call, lessons, practise } = await atCourse();
  await practise(at(lessons, 0));
  await call('PUT', completion(at(lessons, 0)));
  for (const _ of [1, 2]) {
    const { status, body } = await call('DELETE', completion(at(lessons, 0)));
    expect([status, body.lessonsDone, body.next]).toEqual([200, 0, linkTo(at(lessons, 0))]);
  }
});

test('a member continues at the last opened lesson, and after its completion at the next open one', async () => {
  const { app, call, lessons, practise } = await atCourse();
  await practise(at(lessons, 2));
  const third = at(lessons, 2);
  expect((await call('PUT', opened(third))).status).toBe(204);
  expect((await call('GET', '/learning/continue')).body.current).toMatchObject({
    course: { slug: 'no-code-app-lab' },
    progress: { next: linkTo(third) },
    nextNumber: 3,
  });
  await call('PUT', completion(third));
  expect((await call('GET', course)).body.progress.next).toEqual(linkTo(at(lessons, 3)));

  const other = (await call('GET', '/learning/courses/interfaces-people-trust')).body.course
    .sections[0].lessons[0];
  app.clock.advance({ minutes: 1 });
  await call('PUT', opened(other));
  expect((await call('GET', '/learning/continue')).body.current.course.slug).toBe(
    'interfaces-people-trust',
  );
});

test('the stages of the last opened course say how many of their lessons are done', async () => {
  const { call, lessons, practise } = await atCourse();
  await practise(at(lessons, 0));
  await call('PUT', opened(at(lessons, 0)));
  await call('PUT', completion(at(lessons, 0)));
  const { stages, progress } = (await call('GET', '/learning/continue')).body.current;
  expect(stages[0].done).toBe(1);
  expect(stages.reduce((sum: number, stage: { lessons: number }) => sum + stage.lessons, 0)).toBe(
    progress.lessonsTotal,
  );
});

test('with the last lesson completed nothing is left to continue', async () => {
  const { call, lessons, practise } = await atCourse();
  await practise(...lessons);
  for (const lesson of lessons) await call('PUT', completion(lesson));
  const { progress } = (await call('GET', course)).body;
  expect(progress).toMatchObject({
    lessonsDone: lessons.length,
    lessonsTotal: lessons.length,
    next: null,
  });
});

test('a lesson shows its place, and the lessons before and after it', async () => {
  const { call, lessons } = await atCourse();
  const [first, second, third] = [at(lessons, 0), at(lessons, 1), at(lessons, 2)];
  const { status, body } = await call('GET', `${course}/lessons/${second.slug}`);
  expect([status, body.lesson.title, body.number, body.previous, body.following]).toEqual([
    200,
    second.title,
    2,
    linkTo(first),
    linkTo(third),
  ]);
  const ends = await Promise.all(
    [first, at(lessons, lessons.length - 1)].map(({ slug }) =>
      call('GET', `${course}/lessons/${slug}`),
    ),
  );
  expect([ends[0]?.body.previous, ends[1]?.body.following]).toEqual([null, null]);
});

test('ticks of tasks are stored one by one, and only for the person who set them', async () => {
  const { app, call, lessons } = await atCourse();
  const lesson = at(lessons, 0);
  const tasks = `/learning/lessons/${lesson.id}/tasks`;
  for (const task of [0, 2, 2]) expect((await call('PUT', `${tasks}/${task}`)).status).toBe(204);
  expect((await call('DELETE', `${tasks}/0`)).status).toBe(204);
  expect((await call('GET', `${course}/lessons/${lesson.slug}`)).body.tasksDone).toEqual([2]);
  expect((await call('PUT', `${tasks}/-1`)).status).toBe(400);
  expect((await call('PUT', `${tasks}/40`)).status).toBe(404);
  const kabir = await member(app, 'basicPlan', { email: 'kabir@example.in' });
  const theirs = await app.call('GET', `${course}/lessons/${lesson.slug}`, { token: kabir.token });
  expect([theirs.body.tasksDone, theirs.body.completed]).toEqual([[], []]);
});

test('an outline entry is shown, but can’t be opened and isn’t counted', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(app);
  const outline = {
    slug: 'outline-only',
    title: 'Outline only',
    description: 'Not written yet',
    instructor: { name: 'Asha Rao' },
    courseContent: [{ title: 'One', lessons: ['To come'] }],
  };
  expect((await app.call('POST', '/courses', { token, body: outline })).status).toBe(201);
  const { body } = await app.call('GET', '/learning/courses/outline-only', { token });
  expect(body.progress).toMatchObject({ lessonsDone: 0, lessonsTotal: 0, next: null });
  const [entry] = body.course.sections[0].lessons;
  expect(entry).toMatchObject({ title: 'To come', written: false });
  for (const [method, path] of [
    ['GET', `/learning/courses/outline-only/lessons/${entry.slug}`],
    ['PUT', opened(entry)],
    ['PUT', completion(entry)],
    ['PUT', `/learning/lessons/${entry.id}/tasks/0`],
  ] as const) {
    const refused = await app.call(method, path, { token });
    expect([path, refused.status, refused.body.code]).toEqual([path, 404, 'lessons/not-found']);
  }
});

test('an unknown course or lesson gets 404', async () => {
  const { call } = await atCourse();
  expect((await call('GET', '/learning/courses/none')).body.code).toBe('courses/not-found');
  expect((await call('GET', '/learning/courses/none/lessons/none')).body.code).toBe(
    'courses/not-found',
  );
  expect((await call('GET', `${course}/lessons/none`)).body.code).toBe('lessons/not-found');
});

test('for an unknown lesson of an unknown course, the error names the course, even when finding it is slow', async () => {
  const { call } = await atCourse();
  letLaterQueriesOvertake();
  expect((await call('GET', '/learning/courses/none/lessons/none')).body.code).toBe(
    'courses/not-found',
  );
});

test('lessons are for active members', async () => {
  const { app, lessons } = await atCourse();
  const lesson = at(lessons, 0);
  const { token } = await signedIn(app, { email: 'lata@example.in' });
  for (const [method, path] of [
    ['GET', '/learning/courses'],
    ['GET', '/learning/continue'],
    ['GET', course],
    ['GET', `${course}/lessons/${lesson.slug}`],
    ['PUT', opened(lesson)],
    ['PUT', completion(lesson)],
    ['DELETE', completion(lesson)],
    ['PUT', `/learning/lessons/${lesson.id}/tasks/0`],
    ['POST', `/learning/lessons/${lesson.id}/practice/before-you-go`],
    ['POST', `/learning/lessons/${lesson.id}/practice/before-you-go/answer`],
    ['POST', `/learning/lessons/${lesson.id}/practice/before-you-go/again`],
  ] as const) {
    const [visitor, signed] = [
      await app.call(method, path),
      await app.call(method, path, { token }),
    ];
    expect([path, visitor.status, visitor.body.code]).toEqual([path, 401, 'auth/required']);
    expect([path, signed.status, signed.body.code]).toEqual([path, 402, 'membership/required']);
  }
});

test('progress outlasts the membership and returns with the next one', async () => {
  const { app, person, call, lessons, practise } = await atCourse();
  await practise(at(lessons, 0));
  await call('PUT', completion(at(lessons, 0)));
  app.clock.advance({ days: 366 });
  const { token } = await signIn(app, person);
  expect((await app.call('GET', course, { token })).status).toBe(402);
  await openPeriod(systemContext(app.clock, 'test'), {
    uid: person.uid,
    planType: 'basicPlan',
    grantReason: 'came back',
  });
  expect((await app.call('GET', course, { token })).body.completed).toEqual([at(lessons, 0).id]);
});
