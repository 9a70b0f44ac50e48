import { z } from 'zod';
import { defineProblems, pickProblems, type ProblemTable } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';

/** Refusals of an admin's actions on a person. */
export const handlingProblems = defineProblems({
  'account/not-found': [404, 'There is no such account.'],
  'account/own': [409, 'You can’t do this to your own account.'],
});
const unknownPerson = pickProblems(handlingProblems, 'account/not-found');

const reason = z.string('Please give a reason').trim().max(500, tooLongText(500));

/** The reason in the admin's words: every call that changes someone else's things asks for it. */
export const adminReason = reason.min(1, 'Please give a reason');

/** For actions that need no explanation. */
export const optionalReason = reason.default('');

/**
 * A call by which an admin acts on the person `{uid}` of its path; the action may add fields to the
 * body.
 */
export const adminAct = <P extends ProblemTable, B extends z.ZodRawShape>(
  summary: string,
  problems: P,
  body: B,
) =>
  ({
    summary,
    access: 'admin',
    params: z.object({ uid: z.string().max(100) }),
    body: z.object({ ...body, reason: adminReason }),
    problems: { ...unknownPerson, ...problems },
  }) as const;
