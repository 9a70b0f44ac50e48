/** What a lesson mainly is. One that has no video is not published as a video. */
export const lessonKinds = ['reading', 'video', 'file', 'practice'] as const;
export type LessonKind = (typeof lessonKinds)[number];

export const kindNames: Record<LessonKind, string> = {
  reading: 'Reading',
  video: 'Video',
  file: 'File',
  practice: 'Practice set',
};

/** Beside its title in outlines. */
export const kindIcons = {
  reading: 'book-open',
  video: 'circle-play',
  file: 'paperclip',
  practice: 'list-checks',
} as const;

/** What keeps a lesson from being published while its text lacks what its kind says. */
export const kindFaults: Record<Exclude<LessonKind, 'reading'>, string> = {
  video: 'A video lesson needs a video. Add one to the text, or choose another kind.',
  file: 'A file lesson needs a file. Add one to the text, or choose another kind.',
  practice: 'A practice set needs practice. Add some to the text, or choose another kind.',
};
