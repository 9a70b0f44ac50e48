import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuizState } from '#app/quizzes/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { complete } from '#test/practice.ts';
import { question } from '#test/quizzes.ts';
import { everything } from '#test/screens.ts';

/** What somebody does next; each number chooses among what is there. */
type Step = readonly [
  act: keyof Awaited<ReturnType<typeof school>>['acts'],
  at: number,
  to: number,
];

const acts = [
  ...(['stage', 'lesson', 'rewrite', 'move', 'delete', 'quiz', 'harder', 'noQuiz'] as const),
  ...(['publish', 'publish', 'discard', 'restore', 'publishMeanwhile'] as const),
  ...(['learn', 'learn', 'learn', 'learn', 'take', 'take'] as const),
];
const steps = fc.array(
  fc.tuple(fc.constantFrom(...acts), fc.nat({ max: 999 }), fc.nat({ max: 999 })),
  { minLength: 40, maxLength: 40 },
);

const practice = (id: string) =>
  `\n\n\`\`\`practice\nkind: choose-one\nid: ${id}\nquestion: What flies?\noptions:\n  - text: The kite\n    right: true\n  - text: The stone\nwhy: It has wind.\n\`\`\`\n`;

let walks = 0;

/** A course, its author, and two who learn it. What each has earned is noted as it is acknowledged. */
async function school(app: TestApp, author: SignedIn) {
  const slug = `kites-${(walks += 1)}`;
  const body = {
    slug,
    title: 'Kites',
    description: 'Build one.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [
      {
        title: 'Paper',
        lessons: ['Fold', 'Cut'].map((title) => ({ title, text: `How to ${title}.` })),
      },
      { title: 'String', lessons: [{ title: 'Tie', text: `Tie it.${practice('tie')}` }] },
    ],
  };
  const { id } = (await app.call('POST', '/courses', { token: author.token, body })).body;
  const desk = (method: string, path: string, sent?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token: author.token, body: sent });
  const learners = await Promise.all(
    ['a', 'b'].map(async (name) => ({
      ...(await member(app, 'basicPlan', { email: `${name}-${slug}@example.in` })),
      done: new Set<string>(),
      passed: new Set<string>(),
      certificate: undefined as string | undefined,
    })),
  );
  type Learner = (typeof learners)[number];

  const stages = async () =>
    (await desk('GET', '')).body.stages as {
      id: string;
      quiz: { id: string } | null;
      lessons: { id: string }[];
    }[];
  const lessons = async () => (await stages()).flatMap((stage) => stage.lessons);
  const read = async ({ token }: Learner) =>
    (await app.call('GET', `/learning/courses/${slug}`, { token })).body;
  const publish = async () => {
    const { stamp } = (await desk('GET', '/changes')).body;
    return desk('POST', '/publication', { stamp, words: '' });
  };
  const quizOf = async (at: number, changes: object) => {
    const quiz = pick(
      (await stages()).flatMap((stage) => stage.quiz ?? []),
      at,
    );
    if (!quiz) return;
    const { drawn, passMark, waitMinutes, questions, revision } = (
      await desk('GET', `/quizzes/${quiz.id}`)
    ).body;
    const sent = { drawn, passMark, waitMinutes, questions, revision, ...changes };
    await desk('PUT', `/quizzes/${quiz.id}`, sent);
  };
  const learn = async (at: number, to: number) => {
    const learner = pick(learners, at);
    if (!learner) return;
    const { course } = await read(learner);
    const lesson = pick(writtenIn(course), to);
    if (!lesson) return;
    const completed = { status: 0 };
    await complete(
      async (method, path, sent) => {
        const answer = await app.call(method, path, { token: learner.token, body: sent });
        completed.status = answer.status;
        return answer.body;
      },
      slug,
      lesson,
    );
    if (completed.status < 300) learner.done.add(lesson.id);
  };
  const take = async (at: number, to: number) => {
    const learner = pick(learners, at);
    if (!learner) return;
    const { course } = await read(learner);
    const quiz = pick(quizzesIn(course), to);
    if (!quiz) return;
    const call = async (method: string, path: string, sent?: object) =>
      (
        await app.call(method, `/learning/courses/${slug}/quizzes/${quiz.id}${path}`, {
          token: learner.token,
          body: sent,
        })
      ).body as Partial<QuizState>;
    const { attempt } = await call('POST', '/attempts');
    if (!attempt) return;
    for (const [place, { options }] of attempt.questions.entries()) {
      const choices = [options.findIndex((option) => option.endsWith(to % 3 ? 'right' : 'wrong'))];
      await call('PUT', `/attempts/${attempt.number}/answers/${place}`, {
        choices,
        flagged: false,
      });
    }
    const { passed } = await call('PUT', `/attempts/${attempt.number}/result`);
    if (passed) learner.passed.add(quiz.id);
  };

  return {
    learners,
    read,
    acts: {
      stage: async (at: number) => void (await desk('POST', '/stages', { title: `Stage ${at}` })),
      lesson: async (at: number) => {
        const stage = pick(await stages(), at);
        await desk('POST', '/lessons', { stage: stage?.id, title: `Lesson ${at}` });
      },
      rewrite: async (at: number, to: number) => {
        const lesson = pick(await lessons(), at);
        if (!lesson) return;
        const {
          id: _id,
          slug: _slug,
          changedBy: _by,
          changedAt: _at,
          ...texts
        } = (await desk('GET', `/lessons/${lesson.id}`)).body;
        const words = ['', `Words ${to}.`, `Words ${to}.${practice(`p${to}`)}`][to % 3];
        await desk('PUT', `/lessons/${lesson.id}`, { ...texts, body: words });
      },
      move: async (at: number, to: number) => {
        const [lesson, stage] = [pick(await lessons(), at), pick(await stages(), to)];
        if (lesson && stage)
          await desk('PUT', `/lessons/${lesson.id}/place`, { stage: stage.id, place: 1 });
      },
      delete: async (at: number) => {
        const lesson = pick(await lessons(), at);
        if (lesson) await desk('DELETE', `/lessons/${lesson.id}`);
      },
      quiz: async (at: number, to: number) => {
        const stage = pick(await stages(), at);
        await desk('POST', '/quizzes', { stage: stage?.id });
        const questions = [question(`q${to}`), question(`r${to}`)];
        await quizOf(to, { drawn: 2, passMark: 1, waitMinutes: 0, questions });
      },
      harder: (at: number) => quizOf(at, { passMark: 2 }),
      noQuiz: async (at: number) => {
        const quiz = pick(
          (await stages()).flatMap((stage) => stage.quiz ?? []),
          at,
        );
        if (quiz) await desk('DELETE', `/quizzes/${quiz.id}`);
      },
      publish: async () => void (await publish()),
      discard: async () => void (await desk('DELETE', '/draft')),
      restore: async (at: number) => void (await desk('POST', `/versions/${1 + (at % 4)}/restore`)),
      learn,
      take,
      publishMeanwhile: async (at: number, to: number) =>
        void (await Promise.all([publish(), learn(at, to), take(at, to)])),
    },
  };
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(items.length, 1)];

interface Course {
  sections: {
    quiz: { id: string } | null;
    lessons: { id: string; slug: string; written: boolean }[];
  }[];
}
const writtenIn = ({ sections }: Course) =>
  sections.flatMap(({ lessons }) => lessons).filter(({ written }) => written);
const quizzesIn = ({ sections }: Course) => sections.flatMap(({ quiz }) => quiz ?? []);

test(
  'while a course is edited at random, nothing earned is lost, and certificates keep their rules',
  { timeout: 600_000 },
  async () => {
    const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '1000' });
    const author = await signedInAdmin(app);
    const walk = async (walked: readonly Step[]) => {
      const { learners, read, acts: perform } = await school(app, author);
      for (const [act, at, to] of walked) {
        await perform[act](at, to);
        await app.runJobs();
        for (const learner of learners) {
          const { course, progress, completed, passed, certificate } = await read(learner);
          const lessons = writtenIn(course).map((lesson) => lesson.id);
          const quizzes = quizzesIn(course).map((quiz) => quiz.id);
          const left = (all: string[], earned: Set<string>) => all.filter((id) => !earned.has(id));
          const kept = (all: string[], earned: Set<string>) => all.filter((id) => earned.has(id));
          expect(completed.filter((id: string) => lessons.includes(id)).toSorted()).toEqual(
            kept(lessons, learner.done).toSorted(),
          );
          expect(passed.filter((id: string) => quizzes.includes(id)).toSorted()).toEqual(
            kept(quizzes, learner.passed).toSorted(),
          );
          expect(progress.lessonsDone).toBeLessThanOrEqual(progress.lessonsTotal);
          expect(progress.quizzesDone).toBeLessThanOrEqual(progress.quizzesTotal);
          const finished =
            lessons.length > 0 &&
            left(lessons, learner.done).length + left(quizzes, learner.passed).length === 0;
          if (learner.certificate) expect(certificate).toBe(learner.certificate);
          else expect(certificate !== null).toBe(finished);
          learner.certificate = certificate ?? undefined;
        }
      }
      for (const { certificate } of learners) {
        if (!certificate) continue;
        const { status, body } = await app.call('GET', `/certificates/${certificate}`);
        expect([status, body.withdrawn]).toEqual([200, null]);
      }
    };
    await fc.assert(fc.asyncProperty(steps, walk), {
      numRuns: everything ? 30 : 3,
      endOnFailure: true,
    });
  },
);
