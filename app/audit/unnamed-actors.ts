/**
 * Actors without an account: someone at the command line, the setting ADMIN_EMAIL, the payment
 * gateway through a signed event, or a time that somebody set before.
 */
export type UnnamedActor = 'operator' | 'setting' | 'gateway' | 'schedule';
