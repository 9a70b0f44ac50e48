import { mailboxOf } from '#app/accounts/same-mailbox.ts';

/**
 * How we recognise a payer: the gateway's id of the card, the look of the card, UPI address, phone,
 * e-mail.
 */
const payerSignKinds = ['card-id', 'card', 'vpa', 'contact', 'email'] as const;
export type PayerSignKind = (typeof payerSignKinds)[number];

/** The payer's details in Razorpay's payment entity (razorpay.com/docs, "Payments Entity"). */
export interface PayerEntity {
  card_id?: string | null | undefined;
  card?:
    | {
        last4?: string | null;
        network?: string | null;
        type?: string | null;
        issuer?: string | null;
      }
    | null
    | undefined;
  vpa?: string | null | undefined;
  contact?: string | null | undefined;
  email?: string | null | undefined;
}

/** The gateway's placeholders for missing details, which would make everyone the same person. */
const placeholders = new Set(['void@razorpay.com']);

/**
 * A payer's signs, normalised so that the same payer always has the same ones. The id of an unsaved
 * card is new with each payment, so the card's look counts as well. Two people share network, type,
 * issuer and last digits one time in ten thousand, and then an admin decides.
 */
export function payerSigns({
  card_id: cardId,
  card,
  vpa,
  contact,
  email,
}: PayerEntity): ReadonlyMap<PayerSignKind, string> {
  const look =
    card?.last4 && card.network
      ? [card.network, card.type ?? '', card.issuer ?? '', card.last4].join(' ').toLowerCase()
      : '';
  const signs: [PayerSignKind, string][] = [
    ['card-id', cardId ?? ''],
    ['card', look],
    ['vpa', vpa?.trim().toLowerCase() ?? ''],
    ['contact', phoneOf(contact ?? '')],
    [
      'email',
      email?.includes('@') && !placeholders.has(email.toLowerCase()) ? mailboxOf(email.trim()) : '',
    ],
  ];
  return new Map(signs.filter(([, sign]) => sign !== ''));
}

const indianDigits = 10;

/**
 * The number without its country code, because payers type it with and without; nothing for an
 * invalid number, like 9999999999.
 */
function phoneOf(contact: string): string {
  const digits = contact.replaceAll(/\D/g, '').slice(-indianDigits);
  return digits.length < indianDigits || /^(\d)\1*$/.test(digits) ? '' : digits;
}
