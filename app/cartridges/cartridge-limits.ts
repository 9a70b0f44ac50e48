/** What a package may be, at most. Its page says so. */
export const largestPackage = 32 * 1024 * 1024;
/** All of its files together, unpacked. */
export const largestUnpacked = 128 * 1024 * 1024;
export const mostFiles = 3000;
/**
 * A package of ours: files and videos beyond it stay out. Browsers put it together in memory, and
 * its format ends at 4 GB.
 */
export const largestExport = 256 * 1024 * 1024;
/** Items of its outline and resources: each has a line in the report. */
export const mostThings = 1000;

export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;
