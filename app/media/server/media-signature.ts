import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is signed for. */
interface Signed {
  path: string;
  uid: string;
  /** Seconds since 1970. */
  until: number;
}

/** Decisions.md ruling 71: one path, one person, until an instant. */
export const signatureOf = (secret: string, { path, uid, until }: Signed): string =>
  createHmac('sha256', secret).update(`${path}\n${uid}\n${until}`).digest('base64url');

export function isSignature(secret: string, signed: Signed, claimed: string): boolean {
  const own = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(claimed);
  return own.length === given.length && timingSafeEqual(own, given);
}
