/**
 * At most one new verification link a minute per address; the form counts it down, the server
 * enforces it.
 */
export const resendCoolDownSeconds = 60;
