import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OpenLesson } from '../contract.ts';
import { EndOfCourse } from './end-of-course.tsx';

const stage = (id: string) => ({ title: id, lessons: [], quiz: { id, drawn: 3, passMark: 2 } });

function shown(passed: string[]): string {
  const sections = ['paper', 'string', 'wind'].map(stage);
  const open = sections.findIndex(({ quiz }) => !passed.includes(quiz.id));
  const id = sections[open]?.quiz.id;
  const lesson: Pick<
    OpenLesson,
    'course' | 'sections' | 'passed' | 'progress' | 'certificate' | 'withdrawnCertificate'
  > = {
    course: { slug: 'kites', title: 'Kites' } as OpenLesson['course'],
    sections,
    passed,
    progress: {
      lessonsDone: 9,
      lessonsTotal: 9,
      next: null,
      quizzesDone: passed.length,
      quizzesTotal: 3,
      nextQuiz: id ? { id, stage: open + 1 } : null,
      finished: false,
    },
    certificate: null,
    withdrawnCertificate: null,
  };
  return renderToString(
    <MemoryRouter>
      <EndOfCourse open={lesson as OpenLesson} onShown={() => undefined} />
    </MemoryRouter>,
  );
}

test('all quizzes that are open are named, and the first one is opened', () => {
  const html = shown([]);
  expect(html).toContain('The quizzes of stages 1, 2 and 3 are still open.');
  expect(html).toContain('href="/dashboard/my-courses/kites/quizzes/paper"');
  expect(html).toContain('Open the first one');
  expect(shown(['paper', 'string'])).toContain('The quiz of stage 3 is still open.');
});
