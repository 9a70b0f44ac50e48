import type { Person } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';

interface PersonalDataSettings {
  /** @throws {Problem} when this isn't the actor's password */
  provePassword: (ctx: Context<Actor>, currentPassword: string) => Promise<{ person: Person }>;
  signOutEverywhere: (ctx: Context<Actor>, which: { others: boolean }) => Promise<unknown>;
  /** Stores whether a person's certificates stay public when the account is deleted. */
  keepCertificates: (uid: string, keep: boolean) => Promise<unknown>;
  /** Takes down at once what the person shows to everyone. */
  leavePublic: (uid: string) => Promise<unknown>;
  /** The personal data of each feature. */
  parts: readonly PersonalData[];
}

let given: PersonalDataSettings | undefined;

/** Called once by the composition root, before any request. */
export const configurePersonalData = (settings: PersonalDataSettings): void => {
  given = settings;
};

export const settings = (): PersonalDataSettings => {
  if (!given) throw new Error('configurePersonalData has not been called');
  return given;
};
