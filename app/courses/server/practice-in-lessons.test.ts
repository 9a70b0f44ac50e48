import { expect, test } from 'vitest';
import { hasPractice } from '#app/practice/fences.ts';
import { openImport } from '#test/course-import.ts';
import { pastedCourse } from '#test/courses-to-paste.ts';

const block = 'id: how-many\nkind: put-in-order\nquestion: Order?\nitems: [A, B, C]\nwhy: So.';

const texts = {
  fenced: `Read.\n\n\`\`\`practice\n${block}\n\`\`\`\n`,
  waved: `~~~~ Practice\n${block}\n~~~~\n`,
  spoken: 'It takes practice.\n',
  shown: '```\npractice\n```\n',
  indented: `    \`\`\`practice\n`,
};

test('the course page tells which lessons have practice', async () => {
  const { app, paste } = await openImport();
  const lessons = Object.entries(texts).map(([title, text]) => ({ title, text }));
  const course = { ...pastedCourse(1), courseContent: [{ title: 'Begin', lessons }] };
  const pasted = await paste(JSON.stringify([course]));
  expect(pasted.body).toMatchObject({ added: 1 });
  const { body } = await app.call('GET', `/catalogue/${course.slug}`);
  const told = body.sections[0].lessons.map((lesson: { title: string; practice: boolean }) => [
    lesson.title,
    lesson.practice,
  ]);
  expect(told).toEqual([
    ['fenced', true],
    ['waved', true],
    ['spoken', false],
    ['shown', false],
    ['indented', false],
  ]);
  // The preview of a draft asks the text itself.
  expect(Object.entries(texts).map(([title, text]) => [title, hasPractice(text)])).toEqual(told);
});
