/** Characters. */
export const mostWordsOfNote = 5000;

/** Of one person. */
export const mostNotesOfLesson = 50;
