/** The settings that a quiz begins with (decisions.md ruling 67). */
export const standardSettings = { drawn: 12, passMark: 8, waitMinutes: 10 };
