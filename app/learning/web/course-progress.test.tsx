import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseProgress } from './course-progress.tsx';

const shown = (finished: boolean, lessonsTotal: number) =>
  renderToString(
    <CourseProgress
      sections={[]}
      completed={[]}
      progress={{ lessonsDone: 14, lessonsTotal, quizzesDone: 0, quizzesTotal: 0, finished }}
    />,
  );

test('a finished course says “Completed” and how many lessons were added, not a lower percentage', () => {
  expect(shown(true, 15)).toContain('Completed, 1 more lesson');
  expect(shown(true, 16)).toContain('Completed, 2 more lessons');
  expect(shown(true, 15)).not.toContain('93');
  expect(shown(true, 14)).toContain('<b>Completed</b>');
  expect(shown(false, 15)).toContain('93% complete');
});
