interface WrittenNote {
  course: string;
  lesson: string;
  words: string;
  /** The passage that it is on. */
  quote?: string | null;
}

/** A line of a note that Markdown would take for a heading stays a line. */
const asLines = (words: string): string => words.replaceAll(/^(\s*)#/gm, String.raw`$1\#`).trim();

/**
 * Notes as Markdown, under a heading for each course and lesson. `before` is the note that the text
 * follows, when a file is written in parts.
 */
export function notesMarkdown(notes: readonly WrittenNote[], before?: WrittenNote): string {
  let last = before;
  let text = '';
  for (const note of notes) {
    const sameCourse = last?.course === note.course;
    if (!sameCourse) text += `\n## ${note.course}\n`;
    if (!sameCourse || last?.lesson !== note.lesson) text += `\n### ${note.lesson}\n`;
    if (note.quote) text += `\n> ${note.quote}\n`;
    if (note.words) text += `\n${asLines(note.words)}\n`;
    last = note;
  }
  return text;
}

/** The end of the file; nothing if no lesson is bookmarked. */
export const bookmarksMarkdown = (
  bookmarks: readonly { course: string; lesson: string }[],
): string =>
  bookmarks.length === 0
    ? ''
    : `\n## Bookmarks\n\n${bookmarks.map(({ lesson, course }) => `- ${lesson} (${course})\n`).join('')}`;
