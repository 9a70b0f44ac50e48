import { personOf } from '#app/accounts/server/people.face.ts';
import { holderOf, may } from '#app/memberships/entitlements.ts';
import { membershipOf } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import type { OwnProfile, StartupProfile } from '../contract.ts';
import * as queries from './queries.ts';
import { refuse } from './service.ts';
import type { StartupProfilesTable } from './tables.ts';

type Founder = Context<Actor>;

const blank: OwnProfile = {
  profile: {
    name: '',
    promise: '',
    problem: '',
    audience: '',
    solution: '',
    traction: '',
    team: '',
    ask: '',
    website: null,
    email: '',
  },
  version: 0,
  shareKey: null,
};

function wordsOf(row: StartupProfilesTable): StartupProfile {
  const { uid: _, version: __, changed_at: ___, share_key: ____, shared_at: _____, ...words } = row;
  return words;
}

const ownAnswer = (row: StartupProfilesTable): OwnProfile => ({
  profile: wordsOf(row),
  version: row.version,
  shareKey: row.share_key,
});

export async function ownProfile({ actor }: Founder): Promise<OwnProfile> {
  const row = await queries.profileOf(actor.uid);
  return row ? ownAnswer(row) : blank;
}

/** @throws {Problem} hub/profile-changed */
export async function writeProfile(
  { actor, clock }: Founder,
  written: StartupProfile & { version: number },
): Promise<OwnProfile> {
  const row = await queries.writeProfile({ uid: actor.uid, ...written, changed_at: clock.now() });
  if (!row) throw refuse('hub/profile-changed');
  return ownAnswer(row);
}

/** @throws {Problem} hub/profile-empty */
export async function shareProfile({ actor, clock }: Founder): Promise<OwnProfile> {
  const row = await queries.shareProfile(actor.uid, newId(), clock.now());
  if (!row) throw refuse('hub/profile-empty');
  return ownAnswer(row);
}

export const revokeShare = ({ actor }: Founder) => queries.revokeShare(actor.uid);

/**
 * For anyone with the link, while its founder's Premium is active. @throws {Problem}
 * hub/share-not-found
 */
export async function sharedProfile({ clock }: Context, key: string): Promise<StartupProfile> {
  const row = await queries.profileByKey(key);
  const person = row && (await personOf(row.uid));
  if (!person || person.disabled) throw refuse('hub/share-not-found');
  const entitled =
    person.role === 'admin' ||
    may(holderOf(await membershipOf(person.uid, clock.now())), 'foundersHub');
  if (!entitled) throw refuse('hub/share-not-found');
  return wordsOf(row);
}
