export const notificationsPath = '/account/notifications';

/** A section of the account page. */
export const preferencesPath = '/account#notifications';

/**
 * The link in a mail that turns its category off. Mail programs post to the same address (RFC
 * 8058).
 */
export const unsubscribePath = '/notifications/unsubscribe';
