/** The longest texts of an announcement, in characters, and the most points. */
export const longest = { words: 1000, opens: 80, point: 160 };
export const mostPoints = 12;
