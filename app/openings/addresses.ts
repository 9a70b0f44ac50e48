/** Each has its own page. The placements page lists them. */
export const openingPath = (slug: string): string => `/placements/openings/${slug}`;

/** The desk, for admins. */
export const deskPath = '/admin/openings';
