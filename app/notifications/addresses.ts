export const notificationsPath = '/account/notifications';

/** A section of the account's page. */
export const preferencesPath = '/account#notifications';

/**
 * Where the link in a mail leads that turns its category off; mail programs post to the very same
 * address (RFC 8058).
 */
export const unsubscribePath = '/notifications/unsubscribe';
