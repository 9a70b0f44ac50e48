import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';
import { referralCategory } from './news.ts';

interface AboutPayout {
  amountPaise: number;
  /** The account as its owner sees it. */
  to: string;
}

/** Each is mailed as well, in the same words, whatever mails its reader has chosen. */
const aboutPayout = <Data extends AboutPayout>(
  title: (data: Data) => string,
  text: (data: Data) => string,
) =>
  newsKind<Data>({
    category: referralCategory,
    mailed: false,
    title,
    text,
    link: { href: '/account/rewards', label: 'See your rewards' },
  });

export const payoutNews = {
  'payout-requested': aboutPayout(
    ({ amountPaise }) => `You requested a payout of ${paiseText(amountPaise)}`,
    ({ to }) =>
      `We will pay it to: ${to}. If that account is not yours, withdraw the request and change your password.`,
  ),
  'payout-sending': aboutPayout(
    ({ amountPaise }) => `Your payout of ${paiseText(amountPaise)} is with our bank`,
    ({ to }) => `It goes to: ${to}. We will tell you when the bank has confirmed it.`,
  ),
  'payout-paid': aboutPayout<AboutPayout & { reference: string }>(
    ({ amountPaise }) => `We paid you ${paiseText(amountPaise)}`,
    ({ to, reference }) =>
      `It went to: ${to}. The bank’s reference is ${reference}. If the money is not there in three days, reply to us with this reference.`,
  ),
  'payout-refused': aboutPayout<AboutPayout & { reason: string }>(
    ({ amountPaise }) => `We did not pay out ${paiseText(amountPaise)}`,
    ({ reason }) => `Our reason: “${reason}” The rewards stay yours, and you can ask again.`,
  ),
  'payout-withdrawn': aboutPayout<AboutPayout & { reason: string }>(
    ({ amountPaise }) => `Your request for ${paiseText(amountPaise)} was withdrawn`,
    ({ reason }) => `${reason} You can ask for what is payable now.`,
  ),
};
