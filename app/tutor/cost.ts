import type { TutorUsage } from './contract.ts';

type Prices = NonNullable<NonNullable<TutorUsage['service']>['prices']>;
/** What an answer used: read and written. */
export type Tokens = Pick<TutorUsage['days'][number], 'tokensIn' | 'tokensOut'>;

/** Rupees; prices are for a million tokens. */
export const costOf = ({ tokensIn, tokensOut }: Tokens, prices: Prices): number =>
  (tokensIn * prices.in + tokensOut * prices.out) / 1_000_000;

export const summed = (days: TutorUsage['days']) => ({
  questions: days.reduce((sum, each) => sum + each.questions, 0),
  tokensIn: days.reduce((sum, each) => sum + each.tokensIn, 0),
  tokensOut: days.reduce((sum, each) => sum + each.tokensOut, 0),
});
