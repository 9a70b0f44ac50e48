/** Characters of the line about oneself. */
export const longestLine = 160;

/** Certificates, and projects, that a page may show; a form offers as many. */
export const mostShown = 60;

/** How long nobody else can take an address that its owner has given up. */
export const reservedDays = 90;
