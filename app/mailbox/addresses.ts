/**
 * Newest first, at most 200; `?to=` narrows the mails to one recipient (decisions.md ruling 42).
 */
export const mailboxAddress = '/dev/mailbox.json';

/** The HTML form of one mail, as a separate document. */
export const mailAddress = (id: string): string => `/dev/mailbox/${id}`;
