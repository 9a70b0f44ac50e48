import { strToU8, zipSync } from 'fflate';
import { personOf, type Person } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import { refuse } from '#app/shared/problem.ts';

interface PersonalDataSettings {
  /** Refuses who does not know the actor's password. */
  provePassword: (ctx: Context<Actor>, currentPassword: string) => Promise<{ person: Person }>;
  signOutEverywhere: (ctx: Context<Actor>, which: { others: boolean }) => Promise<unknown>;
  /** What each feature holds of people. */
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

/**
 * All that is kept of a person, as an archive: data.json with a part for each feature, instants in
 * UTC, money in paise; and the files.
 * @throws {Problem} request/not-found when there is no such account
 */
export async function exportOf({ clock }: Context, uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const person = await personOf(uid);
  if (!person) throw refuse('request/not-found');
  const subject = { uid, email: person.email };
  const data: Record<string, unknown> = { exportedAt: clock.now() };
  let files: Record<string, Uint8Array> = {};
  for (const { part, exportOf: ofPart } of settings().parts) {
    const exported = await ofPart?.(subject);
    if (!exported) continue;
    data[part] = exported.data;
    files = { ...files, ...exported.files };
  }
  return new Uint8Array(
    zipSync(
      { 'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`), ...files },
      { mtime: clock.now() },
    ),
  );
}
