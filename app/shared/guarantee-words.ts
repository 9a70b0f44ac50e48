import { brand } from './brand.ts';

/** The word for the texts of content/: `{guaranteeDays}`. */
export const guaranteeWords = (): { guaranteeDays: string } => ({
  guaranteeDays: String(brand.guaranteeDays),
});
