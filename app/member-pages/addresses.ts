/** A member's public page. */
export const publicPagePath = (handle: string): string => `/members/${handle}`;

/** Where its owner decides what is on it. */
export const ownPagePath = '/account/public-page';

/** Where admins see all of them. */
export const publicPagesDeskPath = '/admin/public-pages';
