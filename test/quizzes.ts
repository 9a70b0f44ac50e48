import type { QuizState } from '#app/quizzes/contract.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { atDesk, first, slug } from './author-desk.ts';

/** A question whose right option is called "right"; its texts are found nowhere else. */
export const question = (id: string, changes: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id,
  name: `Name of ${id}`,
  question: `What about ${id}?`,
  several: false,
  options: [
    { text: `${id} right`, right: true, said: `${id} well chosen` },
    { text: `${id} wrong`, right: false, said: `${id} badly chosen` },
    { text: `${id} worse`, right: false, said: '' },
  ],
  why: `Because of ${id}.`,
  lesson: null,
  ...changes,
});

export const questions = (count: number): QuizQuestion[] =>
  Array.from({ length: count }, (_, index) => question(`q${index}`));

export const small = { drawn: 3, passMark: 2, waitMinutes: 10, questions: questions(5) };

type AtDesk = (method: string, path: string, body?: object) => Promise<unknown>;

interface StageWithQuiz {
  id: string;
  quiz: { id: string } | null;
}

/**
 * The id of a quiz of a course; if it has none, one is published. `ask` calls the author's desk of
 * the course and returns the body of the answer.
 */
export async function someQuiz(ask: AtDesk): Promise<string> {
  const { stages } = (await ask('GET', '')) as { stages: StageWithQuiz[] };
  const there = stages.find(({ quiz }) => quiz)?.quiz;
  if (there) return there.id;
  const stage = first(stages).id;
  const { id } = (await ask('POST', '/quizzes', { stage })) as { id: string };
  const { revision } = (await ask('GET', `/quizzes/${id}`)) as { revision: string };
  await ask('PUT', `/quizzes/${id}`, { ...small, revision });
  const { stamp } = (await ask('GET', '/changes')) as { stamp: string };
  await ask('POST', '/publication', { stamp, words: '' });
  return id;
}

/** The first course with a published quiz in its first stage. */
export async function quizDesk(quiz: object = small) {
  const desk = await atDesk();
  const stage = first(await desk.stages());
  const { id: quizId } = (await desk.write('POST', '/quizzes', { stage: stage.id })).body as {
    id: string;
  };
  const saveQuiz = async (changes: object) => {
    const edited = (await desk.write('GET', `/quizzes/${quizId}`)).body;
    const { drawn, passMark, waitMinutes, questions: written, revision } = edited;
    return desk.write('PUT', `/quizzes/${quizId}`, {
      drawn,
      passMark,
      waitMinutes,
      questions: written,
      revision,
      ...changes,
    });
  };
  await saveQuiz(quiz);
  await desk.publish('With a quiz');
  /** The quiz as this person takes it. */
  const taker = (token: string) => {
    const path = `/learning/courses/${slug}/quizzes/${quizId}`;
    const call = (method: string, rest: string, body?: object) =>
      desk.app.call(method, `${path}${rest}`, { token, body });
    return {
      path,
      call,
      open: async () => (await call('GET', '')).body,
      begin: () => call('POST', '/attempts'),
      answer: (number: number, place: number, choices: number[], flagged = false) =>
        call('PUT', `/attempts/${number}/answers/${place}`, { choices, flagged }),
      send: (number: number) => call('PUT', `/attempts/${number}/result`),
      /** An attempt with so many right answers, sent. */
      take: async (right: number): Promise<QuizState> => {
        const { attempt } = (await call('POST', '/attempts')).body as QuizState;
        if (!attempt) throw new Error('No attempt has begun');
        for (const [place, { options }] of attempt.questions.entries()) {
          const ending = place < right ? 'right' : 'wrong';
          const choices = [options.findIndex((option) => option.endsWith(ending))];
          await call('PUT', `/attempts/${attempt.number}/answers/${place}`, {
            choices,
            flagged: false,
          });
        }
        return (await call('PUT', `/attempts/${attempt.number}/result`)).body as QuizState;
      },
    };
  };
  return { ...desk, stage, quizId, saveQuiz, taker };
}
