/** One's own applications, with the form. An opening's slug chooses the opening. */
export const applicationsPath = '/account/placements';
export const applyPath = (slug: string): string =>
  `${applicationsPath}?${new URLSearchParams({ opening: slug })}`;

/** The inbox, and one application in it, for admins. */
export const inboxPath = '/admin/placements';
export const applicationAddress = (id: string): string => `${inboxPath}/${id}`;
