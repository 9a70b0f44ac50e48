/** The key that all spellings of a name share: its letters and digits. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The owner of a website: the host without `www.`. */
export const hostOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');
