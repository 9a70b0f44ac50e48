/** The target of a letter's unsubscribe link; mail programs post to the same address (RFC 8058). */
export const unsubscribePath = '/newsletter/unsubscribe';

export const confirmPath = '/newsletter/confirm';

/** The inbox, and a single enquiry, for admins. */
export const inboxPath = '/admin/enquiries';
export const enquiryAddress = (id: string): string => `${inboxPath}/${id}`;
