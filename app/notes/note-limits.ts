/** Characters. */
export const mostWordsOfNote = 5000;

/** Of one person. */
export const mostHighlightsOfLesson = 200;
export const mostNotesOfLesson = 50;
