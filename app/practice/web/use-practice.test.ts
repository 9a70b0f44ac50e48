import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LessonPart } from '../contract.ts';
import { untouched } from '../draft.ts';
import { usePractice } from './use-practice.ts';

const examiner = {
  judge: async () => untouched,
  show: async () => untouched,
  again: async () => untouched,
};

/** How many tries are shown after one was learned while the lesson was drawn. */
function triesShown(partsNow: () => readonly LessonPart[]): string {
  const toLearn = ['first'];
  function Lesson() {
    const { stateOf, learn } = usePractice({ parts: partsNow() }, examiner);
    const block = toLearn.pop();
    if (block) learn(block, { ...untouched, tries: 1 });
    return createElement('b', null, stateOf('first').tries);
  }
  return renderToStaticMarkup(createElement(Lesson));
}

test('what was learned stays, also of a lesson of which nothing was known', () => {
  const parts: LessonPart[] = [];
  expect(triesShown(() => parts)).toBe('<b>1</b>');
});

test('a text drawn anew asks anew', () => {
  expect(triesShown(() => [])).toBe('<b>0</b>');
});
