/** A page of its own for each; they are listed on the page of the placements. */
export const openingPath = (slug: string): string => `/placements/openings/${slug}`;

/** The desk, for admins. */
export const deskPath = '/admin/openings';
