/**
 * Where a letter's unsubscribe link leads; mail programs post to the very same address (RFC 8058).
 */
export const unsubscribePath = '/newsletter/unsubscribe';

export const confirmPath = '/newsletter/confirm';

/** The inbox, and one enquiry in it, for admins. */
export const inboxPath = '/admin/enquiries';
export const enquiryAddress = (id: string): string => `${inboxPath}/${id}`;
