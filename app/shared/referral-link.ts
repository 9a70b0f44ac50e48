import { codeLength } from './discount-code.ts';
import { dayMs } from './durations.ts';

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

const shape = `([A-Za-z0-9_]{${codeLength.least},${codeLength.most}})`;

/** The key of the stored redirect, at whose end the script in the head notes the link. */
const key = 'redirectAfterLogin';

const noted = new RegExp(`#ref=${shape}\\.(\\d{13})$`);

/** The opened link that an address carries, if it still counts. */
function linkIn(address: string | null, now: Date): OpenedLink | undefined {
  const [, code, opened] = noted.exec(address ?? '') ?? [];
  const openedAt = Number(opened);
  return code && now.getTime() - openedAt < linkDays * dayMs ? { code, openedAt } : undefined;
}

/** The referral link that was opened here, while it counts; the one in this address goes first. */
export function waitingLink(address = ''): OpenedLink | undefined {
  const now = new Date();
  return linkIn(address, now) ?? linkIn(localStorage.getItem(key), now);
}
