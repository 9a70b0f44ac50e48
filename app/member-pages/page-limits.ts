/** Characters of the line about oneself. */
export const longestLine = 160;

/** Characters of a town, of a list of languages, of an own site's address, and of the text. */
export const longestTown = 60;
export const longestLanguages = 100;
export const longestWebsite = 300;
export const longestAbout = 1000;

/** How many certificates a page may show, and how many projects; its form offers as many. */
export const mostShown = 60;

/** How long nobody else can take an address that its owner has given up. */
export const reservedDays = 90;

/** Characters of what a report adds to its reason. */
export const longestReport = 500;

/** Different reports of one page that wait at once. What more of them say is not stored. */
export const mostReports = 20;
