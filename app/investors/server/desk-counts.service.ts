import type { DeskInvestors } from '../desk.contract.ts';
import { countInvestors } from './desk.queries.ts';
import { countOpenLetters } from './letters.queries.ts';

export const perDeskPage = 20;

export async function deskCounts(): Promise<DeskInvestors['counts']> {
  const [shown, hidden, letters] = await Promise.all([
    countInvestors({ shown: true, q: '' }),
    countInvestors({ shown: false, q: '' }),
    countOpenLetters(),
  ]);
  return { shown, hidden, letters };
}
