import { newId } from '#app/platform/ids.ts';
import { noPassword } from '#app/platform/password-hash.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  accountFacts,
  anonymiseUser,
  deleteSessionsAndCodes,
  emailChangeFacts,
  sessionFacts,
} from './personal-data.queries.ts';
import { formerMember } from './people.service.ts';
import { lockUser, insertDisabled } from './queries.ts';
import { deleteRolesOf, roleFacts } from './roles.queries.ts';

export const accountsPersonalData: PersonalData = {
  part: 'account',
  inPolicy: 'e-mail address',
  tables: {
    users: 'exported; the row stays, without name, address, photo and password',
    sessions: 'devices and times are exported; deleted',
    email_changes: 'exported; deleted',
    action_codes: 'hashes of mailed codes, not exported; deleted',
    sign_in_tickets: 'hashes, good for ten minutes, not exported; deleted',
    admin_grants: 'since when is exported; an admin gives up the role before leaving',
    role_grants: 'exported; deleted',
    disabled_accounts: 'a decision of ours, kept: it also closes what is left of a deleted account',
  },
  exportOf: async ({ uid }) => ({
    data: {
      ...(await accountFacts(uid)),
      sessions: await sessionFacts(uid),
      emailChanges: await emailChangeFacts(uid),
      roles: await roleFacts(uid),
    },
  }),
  erase: async ({ clock }, { uid }) => {
    // Like everything that ends sessions: a simultaneous sign-in leaves none behind.
    await lockUser(uid);
    await deleteSessionsAndCodes(uid);
    await deleteRolesOf(uid);
    // No mail reaches this address.
    const email = `${newId().toLowerCase()}@deleted.invalid`;
    await anonymiseUser(uid, { email, displayName: formerMember, passwordHash: noPassword });
    // Their referral code earns nothing any more (reliability.md R8).
    await insertDisabled(uid, 'deleted by its owner', null, clock.now());
  },
};
