import { discountCodeShape } from './discount-code.ts';
import { dayMs } from './durations.ts';
import { codeIn, courseIn, plansAddress } from './plans-address.ts';
import { storedRedirect } from './stored-redirect.ts';

/** For how long a referral link counts after it was opened. */
export const linkDays = 30;

/** A referral link that somebody has opened. */
export interface OpenedLink {
  code: string;
  /** Milliseconds, by the visitor's own clock. */
  openedAt: number;
}

/** Any public page may be linked to; the page itself doesn't read the name. */
export const linkAddress = (code: string): string => `/?ref=${code}`;

const noted = /#ref=(\w+)\.(\d{13})$/;

/** The opened link that an address carries, if it still counts. */
function linkIn(address: string | null, now: Date): OpenedLink | undefined {
  const [, code = '', opened] = noted.exec(address ?? '') ?? [];
  const openedAt = Number(opened);
  const counts = now.getTime() - openedAt < linkDays * dayMs;
  return counts && discountCodeShape.test(code) ? { code, openedAt } : undefined;
}

/**
 * The referral link that was opened here, while it counts; the one in this address goes first. The
 * script in the head notes it at the end of the stored redirect.
 */
export function waitingLink(address = ''): OpenedLink | undefined {
  const now = new Date();
  return linkIn(address, now) ?? linkIn(storedRedirect.read(), now);
}

/** The code that waits for the checkout while someone signs up or in (decisions.md ruling 56). */
export const waitingCode = (): string | undefined => codeIn(storedRedirect.read());

/**
 * Leads to the plans after signing in, with this code, and with the course that they came for: the
 * one that is stored, unless they have chosen another (docs/decisions/0068).
 */
export const plansWait = (
  code: string | undefined,
  course = courseIn(storedRedirect.read()),
): void => storedRedirect.write(plansAddress({ code, course }));
