import { indianNumber } from '#app/shared/indian-number.ts';

/** What a package may be, at most, from others and from us. Its page says so. */
export const largestPackage = 256 * 1024 * 1024;
/** All of its files together, unpacked. */
export const largestUnpacked = 512 * 1024 * 1024;
export const mostFiles = 3000;
/** The least that an export leaves for texts. */
export const leastForTexts = 16 * 1024 * 1024;
/** Items of its outline and resources: each has a line in the report. */
export const mostThings = 3000;

export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

/** What an import takes, in words. */
export const packageLimits = `${megabytes(largestPackage)} and ${indianNumber(mostThings)} files and entries`;
