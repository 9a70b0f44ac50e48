import { dayText } from '#app/shared/instant-text.ts';
import type { Repeated } from './contract.ts';

/** "4 things to revise, about 5 minutes". */
export const leftText = (blocks: number, minutes: number): string =>
  `${blocks} ${blocks === 1 ? 'thing' : 'things'} to revise, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** When a block comes back, once its repetition is decided; undefined before. */
export function decidedText({ tries, outcome, comesBack }: Repeated): string | undefined {
  if (tries === 0 && outcome === 'open') return undefined;
  return comesBack
    ? `This comes back on ${dayText(comesBack)}.`
    : 'Right three times in a row: this does not come back.';
}
