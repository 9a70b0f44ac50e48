import type { AboutPerson } from '#app/platform/about-person.ts';
import type { Period } from '../membership-status.ts';
import type { PlanType } from '../plans.ts';

interface MembershipPorts {
  /** Which plans a person may order at this instant. */
  openPlansAbout: (now: Date) => AboutPerson<readonly PlanType[]>;
  /** The year that an order opened runs earlier. Called inside the transaction. */
  onMoved: (orderId: string, term: Pick<Period, 'startsAt' | 'endsAt'>) => Promise<unknown>;
}

let given: MembershipPorts | undefined;

/** Called once by the composition root, before any request. */
export const configureMemberships = (wired: MembershipPorts): void => {
  given = wired;
};

export const ports = (): MembershipPorts => {
  if (!given) throw new Error('configureMemberships has not been called');
  return given;
};
