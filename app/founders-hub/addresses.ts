export const hubPath = '/dashboard/founders-hub';
export const profilePath = `${hubPath}/profile`;

/** What a founder shares of the startup; the key is the permission. */
export const sharedPath = (key: string): string => `/startups/${key}`;
