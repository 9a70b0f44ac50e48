import { canonicalEmail } from '#app/accounts/email-address.ts';
import { nameOf, ownerOf } from '#app/accounts/server/people.face.ts';
import {
  actionsAbout,
  actorsOfLog,
  loggedActions,
  type RecordedAction,
} from '#app/audit/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
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
  const filter = { actor, action, person: about && uidOf(about), ...spanOf(days) };
  const [{ rows, ...place }, actors] = await Promise.all([
    loggedActions(filter, { page, perPage }, nameOf),
    actorsOfLog(nameOf),
  ]);
  return {
    items: rows.map(logged),
    ...place,
    actors,
    actions: [...actionLabels()].map(([key, label]) => ({ action: key, label })),
  };
}

/** Finds a person by address or id; an unknown one has no entries. */
const uidOf = (about: string) =>
  about.includes('@') ? ownerOf(canonicalEmail(about) ?? about) : about;

const recordedAbout = actionsAbout(nameOf, mostAbout);

/** The newest entries that concern a person, as part of another feature's statement. */
export const loggedAbout = aboutPerson(recordedAbout.ask, (told): LoggedAction[] =>
  recordedAbout.read(told).map(logged),
);

function logged({
  at,
  actor,
  actorName,
  subjectKind,
  subjectId,
  personUid,
  personName,
  details,
  ...row
}: RecordedAction): LoggedAction {
  return {
    ...row,
    at: at.toISOString(),
    actor: { id: actor, name: actorName },
    label: actionLabels().get(row.action) ?? row.action,
    subject: {
      kind: subjectKind,
      id: subjectId,
      page: deskPageOf({ kind: subjectKind, id: subjectId }),
    },
    person: personUid === null ? null : { uid: personUid, name: personName },
    details: details as LoggedAction['details'],
  };
}
