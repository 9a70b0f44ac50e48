/** What two spellings of one name have in common: its letters and digits. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whose website it is: the host without `www.`. */
export const hostOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

/** What a tool of this name is called in addresses; empty where its name has no Latin letter or digit. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
