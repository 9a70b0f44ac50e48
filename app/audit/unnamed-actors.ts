/**
 * Actors without an account: someone at the command line, the setting ADMIN_EMAIL, or the payment
 * gateway through a signed event.
 */
export type UnnamedActor = 'operator' | 'setting' | 'gateway';
