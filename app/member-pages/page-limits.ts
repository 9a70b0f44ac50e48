/** Characters of the line about oneself. */
export const longestLine = 160;

/** How many certificates a page may show, and how many projects; its form offers as many. */
export const mostShown = 60;

/** How long nobody else can take an address that its owner has given up. */
export const reservedDays = 90;
