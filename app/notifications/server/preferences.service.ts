import type { Actor, Context } from '#app/platform/context.ts';
import { sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { categories, isOptional, optionalCategories, type OptionalCategory } from '../categories.ts';
import { unsubscribeProblems, type MailPreferences } from '../contract.ts';
import { hasMails, inWords } from '../kinds.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(unsubscribeProblems);

export async function mailPreferences({ actor }: Context<Actor>): Promise<MailPreferences> {
  const refused = await queries.refusedBy(actor.uid);
  return optionalCategories.filter(hasMails).map((category) => ({ category, mailed: !refused.includes(category) }));
}

export async function preferMails(ctx: Context<Actor>, { category, mailed }: { category: OptionalCategory; mailed: boolean }) {
  const { uid } = ctx.actor;
  await (mailed ? queries.deleteRefusal(uid, category) : queries.insertRefusal(uid, category, ctx.clock.now()));
  return mailPreferences(ctx);
}

/**
 * Turns off the mails of the category that the code was mailed with; pressing twice does no harm.
 * @returns what the mails were about @throws {Problem} notification/invalid-code
 */
export async function unsubscribe({ clock }: Context, { oobCode }: { oobCode: string }): Promise<string> {
  const mailed = await queries.byUnsubscribeHash(sha256(oobCode));
  const category = mailed && inWords(mailed.kind, mailed.data).category;
  if (!category || !isOptional(category)) throw refuse('notification/invalid-code');
  await queries.insertRefusal(mailed.uid, category, clock.now());
  return categories[category].about;
}
