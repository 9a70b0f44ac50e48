/** The longest texts of an announcement, in characters, and the most points. */
export const longest = { words: 1000, opens: 80, point: 160 };
export const mostPoints = 12;
/** How many courses are in preparation at once: all that the list of courses shows of them. */
export const mostAnnounced = 24;
