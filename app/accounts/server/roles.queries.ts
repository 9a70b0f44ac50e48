import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import type { AccountsTables, RoleGrantsTable } from './tables.ts';

const db = () => q<AccountsTables>();

const rolesOf = (uid: Expression<string>) =>
  db().selectFrom('role_grants').select('role').where('role_grants.uid', '=', uid).orderBy('role');

/** A person's roles beside the admin's, as part of another statement. */
export const rolesIn = (uid: Expression<string>) => sql<GrantedRole[]>`array(${rolesOf(uid)})`;

/** The same as JSON. */
export const rolesAsJson = (uid: Expression<string>) => jsonArrayFrom(rolesOf(uid));

/** Whether a person has a role, in the same way. */
export const hasRole = (uid: Expression<string>, role: GrantedRole) =>
  sql<boolean>`exists (${rolesOf(uid).where('role', '=', role)})`;

/** Whether a person is an admin, in the same way. */
export const isAdmin = (uid: Expression<string | null>) =>
  sql<boolean>`exists (select from admin_grants where admin_grants.uid = ${uid})`;

export const roleFacts = (uid: string) =>
  db()
    .selectFrom('role_grants')
    .select(['role', 'granted_at as grantedAt'])
    .where('uid', '=', uid)
    .orderBy('role')
    .execute();

/** The next of the people who have a role and may sign in, in the order of their ids. */
export const holdersAfter = async (role: GrantedRole, after: string, most: number) =>
  (
    await db()
      .selectFrom('role_grants')
      .leftJoin('disabled_accounts', 'disabled_accounts.uid', 'role_grants.uid')
      .select('role_grants.uid')
      .where('role', '=', role)
      .where('role_grants.uid', '>', after)
      .where('disabled_accounts.uid', 'is', null)
      .orderBy('role_grants.uid')
      .limit(most)
      .execute()
  ).map(({ uid }) => uid);

/** False if the person has the role already. */
export async function insertRole(grant: RoleGrantsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('role_grants')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the person does not have the role. */
export async function deleteRole(uid: string, role: GrantedRole): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('role_grants')
    .where('uid', '=', uid)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const deleteRolesOf = (uid: string) =>
  db().deleteFrom('role_grants').where('uid', '=', uid).execute();

/** The person with this address and role; undefined if there is none. */
export const holderOfRole = (email: string, role: GrantedRole) =>
  db()
    .selectFrom('users')
    .innerJoin('role_grants', 'role_grants.uid', 'users.uid')
    .select('users.uid')
    .where('email', '=', email)
    .where('role', '=', role)
    .executeTakeFirst();
