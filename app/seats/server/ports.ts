import type { PlanType } from '#app/memberships/plans.ts';
import type { AboutPerson } from '#app/platform/about-person.ts';

interface SeatsSettings {
  /** Codes are shown to their buyers again, so they are sealed and not only hashed. */
  sealingKey: string | undefined;
  /** Which plans a person may have at this instant. */
  openPlansAbout: (now: Date) => AboutPerson<readonly PlanType[]>;
}

let given: SeatsSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureSeats = (settings: SeatsSettings): void => {
  given = settings;
};

export const settings = (): SeatsSettings => {
  if (!given) throw new Error('configureSeats has not been called');
  return given;
};
