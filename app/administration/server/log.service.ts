import { canonicalEmail } from '#app/accounts/email-address.ts';
import { namesOf, personByEmail } from '#app/accounts/server/people.face.ts';
import { actorsOfLog, loggedActions, type RecordedAction } from '#app/audit/server/face.ts';
import type { AuditFilter } from '../audit-filter.ts';
import { spanOf } from '../audit-filter.ts';
import type { LoggedAction } from '../contract.ts';
import { actionLabels, deskPageOf } from './ports.ts';

const perPage = 50;
const mostAbout = 20;

/** A page of the audit log, newest first. */
export async function auditLog({
  actor,
  action,
  about,
  page,
  ...days
}: AuditFilter & { page: number }) {
  const filter = { actor, action, person: about && (await uidOf(about)), ...spanOf(days) };
  const [{ found, ...place }, actors] = await Promise.all([
    loggedActions(filter, { page, perPage }),
    actorsOfLog(),
  ]);
  const names = await namesOf([
    ...new Set([...actors, ...found.flatMap(({ personUid }) => personUid ?? [])]),
  ]);
  return {
    items: found.map((row) => logged(row, names)),
    ...place,
    actors: actors.map((id) => ({ id, name: names.get(id) ?? null })),
    actions: [...actionLabels()].map(([key, label]) => ({ action: key, label })),
  };
}

/** A person is named by address or id; an unknown one has no entries. */
const uidOf = async (about: string): Promise<string> =>
  about.includes('@')
    ? ((await personByEmail(canonicalEmail(about) ?? about))?.uid ?? about)
    : about;

/** The newest entries that concern a person. */
export async function actionsAbout(person: string): Promise<LoggedAction[]> {
  const { found } = await loggedActions({ person }, { page: 1, perPage: mostAbout });
  const names = await namesOf([...new Set([person, ...found.map(({ actor }) => actor)])]);
  return found.map((row) => logged(row, names));
}

const logged = (
  { at, actor, subjectKind, subjectId, personUid, details, ...row }: RecordedAction,
  names: ReadonlyMap<string, string>,
): LoggedAction => ({
  ...row,
  at: at.toISOString(),
  actor: { id: actor, name: names.get(actor) ?? null },
  label: actionLabels().get(row.action) ?? row.action,
  subject: {
    kind: subjectKind,
    id: subjectId,
    page: deskPageOf({ kind: subjectKind, id: subjectId }),
  },
  person: personUid === null ? null : { uid: personUid, name: names.get(personUid) ?? null },
  details: details as LoggedAction['details'],
});
