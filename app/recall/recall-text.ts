import { dayText } from '#app/shared/instant-text.ts';
import type { Reviewed } from './contract.ts';

/** "4 things to review, about 5 minutes". */
export const leftText = (blocks: number, minutes: number): string =>
  `${blocks} ${blocks === 1 ? 'thing' : 'things'} to review, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** When a block comes back, once its review is decided; undefined before. */
export function decidedText({ tries, outcome, comesBack }: Reviewed): string | undefined {
  if (tries === 0 && outcome === 'open') return undefined;
  return comesBack
    ? `This comes back on ${dayText(comesBack)}.`
    : 'Right three times in a row: this does not come back.';
}
