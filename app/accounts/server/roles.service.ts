import { recorderOf } from '#app/audit/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import { accountActions } from '../actions.ts';
import { telling, type Handling } from './handling.service.ts';
import { canonicalEmail } from '../email-address.ts';
import * as queries from './roles.queries.ts';

const record = recorderOf(accountActions);

type OfRole = Handling & { role: GrantedRole };

/** Gives a person a role, and tells them. @throws {Problem} account/not-found */
export const grantRole = (ctx: Context<Actor>, handling: OfRole): Promise<void> =>
  telling(handling, `${handling.role}-granted`, async () => {
    const { uid, role, reason } = handling;
    const grant = { uid, role, granted_at: ctx.clock.now(), granted_by: ctx.actor.uid };
    if (!(await queries.insertRole(grant))) return false;
    await record(ctx, {
      action: `${role}/grant`,
      subject: { kind: 'account', id: uid },
      reason,
    });
    return true;
  });

/** Takes it away, from the next request on. @throws {Problem} account/not-found */
export const revokeRole = (ctx: Context<Actor>, handling: OfRole): Promise<void> =>
  telling(handling, `${handling.role}-revoked`, async () => {
    const { uid, role, reason } = handling;
    if (!(await queries.deleteRole(uid, role))) return false;
    await record(ctx, {
      action: `${role}/revoke`,
      subject: { kind: 'account', id: uid },
      reason,
    });
    return true;
  });

/** A person's roles, as part of another feature's statement. */
export const rolesAbout = aboutPerson(queries.rolesAsJson, (rows): GrantedRole[] =>
  rows.map(({ role }) => role),
);

/** The person who has this address and this role; undefined if there is none. */
export const holderOfRole = (typed: string, role: GrantedRole) =>
  queries.holderOfRole(canonicalEmail(typed) ?? typed, role);
