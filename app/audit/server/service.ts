import { aboutPerson } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { runningTransaction } from '#app/platform/database.ts';
import type { ActionLabels } from '#app/platform/feature.ts';
import { newId } from '#app/platform/ids.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import type { UnnamedActor } from '../unnamed-actors.ts';
import * as queries from './queries.ts';

interface Recorded<Action> {
  action: Action;
  /** The kind and id of the thing it was done to. */
  subject: { kind: string; id: string };
  /** The person it concerns; for an account, its owner. */
  concerns?: string;
  /** In the admin's words, 1 to 500 characters. */
  reason?: string;
  /**
   * Whatever else a later reader needs: ids, plans, days. No names and no addresses: the row stays
   * when a person is erased.
   */
  details?: Record<string, string | number | boolean | null>;
  /** The actor if nobody is signed in. */
  by?: UnnamedActor;
}

/**
 * How a feature records its own actions in the audit log, in the transaction that carries them out:
 * both happen, or neither. Nobody can change an entry afterwards. Only admins act, and operators at
 * the command line; and those with the role that a feature is for.
 */
export const recorderOf =
  <Labels extends ActionLabels>(
    _labels: Labels,
    { also = [] }: { also?: GrantedRole | readonly GrantedRole[] } = {},
  ) =>
  async (
    { actor, clock, requestId, ip }: Context,
    {
      action,
      subject,
      concerns,
      reason,
      details = {},
      by = 'operator',
    }: Recorded<keyof Labels & string>,
  ): Promise<void> => {
    if (!runningTransaction())
      throw new Error(`${action} is recorded in the transaction that does it`);
    const allowed =
      actor?.role === 'admin' || [also].flat().some((role) => actor?.roles.includes(role));
    if (actor && !allowed) throw new Error(`${action} is for admins`);
    await queries.insertAction({
      id: newId(),
      at: clock.now(),
      actor: actor?.uid ?? by,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      person_uid: concerns ?? (subject.kind === 'account' ? subject.id : null),
      reason: reason ?? null,
      details: JSON.stringify(details),
      request_id: requestId,
      ip,
    });
  };

/** A page of the log, newest first, and the number of matching actions. */
export const loggedActions = queries.actionsOnPage;

export type RecordedAction = Awaited<ReturnType<typeof loggedActions>>['rows'][number];

/** The newest actions that concern a person, as part of another feature's statement. */
export const actionsAbout = (nameOf: queries.NameOf, most: number) =>
  aboutPerson(
    (uid) => queries.newestActions(uid, nameOf, most),
    (actions): RecordedAction[] => actions.map(({ at, ...row }) => ({ ...row, at: new Date(at) })),
  );

/** Everyone who has ever acted: uids and unnamed actors. */
export const actorsOfLog = queries.selectActors;
