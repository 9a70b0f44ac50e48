import { expect, test } from 'vitest';
import { bookmarksMarkdown, notesMarkdown } from './notes-markdown.ts';

const note = (course: string, lesson: string, words: string) => ({ course, lesson, words });

test('notes stand under their course and lesson, in as many parts as they are read', () => {
  const notes = [
    note('Lab', 'Tables', 'One.'),
    note('Lab', 'Tables', '# Two\n\n  # still two'),
    note('Lab', 'Refunds', 'Three.'),
    note('Sales', 'Refunds', 'Four.'),
  ];
  const whole = notesMarkdown(notes);
  expect(whole).toBe(
    '\n## Lab\n\n### Tables\n\nOne.\n\n\\# Two\n\n  \\# still two\n\n### Refunds\n\nThree.\n\n## Sales\n\n### Refunds\n\nFour.\n',
  );
  for (let cut = 1; cut < notes.length; cut += 1)
    expect(
      notesMarkdown(notes.slice(0, cut)) + notesMarkdown(notes.slice(cut), notes[cut - 1]),
    ).toBe(whole);
});

test('a highlighted passage is a quotation, with its note below if there is one', () => {
  const highlight = { ...note('Lab', 'Tables', ''), quote: 'Who changes this?' };
  expect(notesMarkdown([highlight, { ...highlight, words: 'Papa.' }])).toBe(
    '\n## Lab\n\n### Tables\n\n> Who changes this?\n\n> Who changes this?\n\nPapa.\n',
  );
});

test('bookmarks are a list, if there are any', () => {
  expect(bookmarksMarkdown([])).toBe('');
  expect(bookmarksMarkdown([{ course: 'Lab', lesson: 'Tables' }])).toBe(
    '\n## Bookmarks\n\n- Tables (Lab)\n',
  );
});
