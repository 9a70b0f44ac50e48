/** What two spellings of one name have in common: its letters and digits. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whose website it is: the host without `www.`. */
export const hostOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');
