import { z } from 'zod';
import { defineProblems, pickProblems, type ProblemTable } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';

/** Of what an admin does to a person. */
export const handlingProblems = defineProblems({
  'account/not-found': [404, 'There is no such account.'],
  'account/own': [409, 'You can’t do this to your own account.'],
});
const unknownPerson = pickProblems(handlingProblems, 'account/not-found');

const reason = z.string('Please give a reason').trim().max(500, tooLongText(500));

/** Why, in the admin's words: every call that acts on somebody's things asks for it. */
export const adminReason = reason.min(1, 'Please give a reason');

/** Where it speaks for itself. */
export const optionalReason = reason.default('');

/**
 * A call by which an admin acts on the person `{uid}` of its path; the body asks for more where the
 * act does.
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
