/**
 * At most one new verification link a minute for an address; the form counts it down, the server
 * keeps it.
 */
export const resendCoolDownSeconds = 60;
