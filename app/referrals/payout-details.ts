/** Where a payout goes. */
export type PayoutDetails =
  | { way: 'upi'; upiId: string }
  | { way: 'bank'; holder: string; account: string; ifsc: string };

/** ASCII only, beginning with a letter or digit. */
export const upiShape = /^[A-Za-z0-9][A-Za-z0-9._-]{1,255}@[A-Za-z][A-Za-z0-9]{1,63}$/;

/** Indian banks have numbers of 9 to 18 digits. */
export const accountShape = /^\d{9,18}$/;

/** Four letters of the bank, a zero, six characters of the branch. */
export const ifscShape = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const shownDigits = 4;

/** What their owner and the desk see of them later. */
export function shownDetails(details: PayoutDetails): string {
  if (details.way === 'upi') {
    const [name = '', provider = ''] = details.upiId.split('@');
    return `UPI ${name.slice(0, 2)}••••@${provider}`;
  }
  return `Account ••••${details.account.slice(-shownDigits)}, ${details.ifsc}`;
}
