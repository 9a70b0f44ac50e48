import { indianNumber } from './indian-number.ts';

const signed = (rupees: number, decimals: number): string =>
  `${rupees < 0 ? '-' : ''}₹${indianNumber(Math.abs(rupees), decimals)}`;

/** Rupees as India writes them, in lakh grouping: '₹5,000', '₹1,50,000', '₹4,999.50'. */
export const rupeesText = (rupees: number): string =>
  signed(rupees, Number.isInteger(rupees) ? 0 : 2);

/** Always with both decimals, as rewards are shown (part 1 section 9): '₹450.00'. */
export const rupeesAndPaiseText = (rupees: number): string => signed(rupees, 2);

/** Money is stored in paise. People, and the API's texts and answers for people, use rupees. */
export const rupeesOf = (paise: number): number => paise / 100;

/** The whole paise of an amount that the API gives in rupees. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** The same text for an amount in paise. */
export const paiseText = (paise: number): string => rupeesText(rupeesOf(paise));

/**
 * A percentage of an amount in paise: whole paise, with half a paisa rounded up (decisions.md
 * ruling 9).
 */
export const percentOfPaise = (paise: number, percent: number): number =>
  Math.floor((paise * percent + 50) / 100);
