import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OpenQuiz } from '../quizzes.contract.ts';
import { PassedWays } from './quiz-ways.tsx';

function shown(progress: Pick<OpenQuiz['progress'], 'next' | 'nextQuiz'>): string {
  const open: OpenQuiz = {
    course: { slug: 'kites', title: 'Kites' },
    stage: { number: 1, title: 'Paper', of: 3 },
    rules: { drawn: 3, passMark: 2, waitMinutes: 10, written: 5 },
    state: {
      attempt: null,
      result: null,
      best: { right: 3, of: 3 },
      passed: true,
      wait: null,
    },
    progress: {
      lessonsDone: 8,
      lessonsTotal: 9,
      quizzesDone: 1,
      quizzesTotal: 3,
      finished: false,
      ...progress,
    },
    following: null,
    certificate: null,
    withdrawnCertificate: null,
  };
  const begin = async () => undefined;
  const Page = createRoutesStub([
    { path: '/', Component: () => <PassedWays open={open} onBegin={begin} /> },
  ]);
  return renderToString(<Page />);
}

test('a passed quiz leads to the next quiz when all lessons are completed', () => {
  const nextQuiz = { id: 'q2', stage: 2 };
  const html = shown({ next: null, nextQuiz });
  expect(html).toContain('href="/dashboard/my-courses/kites/quizzes/q2"');
  expect(html).toContain('Next: the quiz of stage 2');
  const earlier = shown({ next: { slug: 'first', title: 'First' }, nextQuiz });
  expect(earlier).toContain('See what is still open');
});
