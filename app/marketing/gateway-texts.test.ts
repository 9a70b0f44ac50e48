import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayWords, setGateway } from '#app/shared/gateway-words.ts';
import { filledIn } from './document.ts';

const files = [
  'policies/terms-and-conditions.md',
  'policies/privacy-policy.md',
  'policies/cancellation-refund.md',
  'faq.md',
];

/** All of them as the school shows them that takes its payments there; other words stay open. */
const textsWith = (gateway: Parameters<typeof setGateway>[0]): string => {
  setGateway(gateway);
  onTestFinished(() => setGateway(null));
  const others = ['product', 'atSupport', 'guaranteeDays', 'discount', 'reward', 'leastPayout'];
  const open = Object.fromEntries([...others, 'grievanceOfficer'].map((name) => [name, name]));
  return files
    .map((file) =>
      filledIn(readFileSync(`content/${file}`, 'utf8'), { ...open, ...gatewayWords() }),
    )
    .join('\n');
};

test('the texts say what Razorpay is given, and what it offers in its window', () => {
  const texts = textsWith('razorpay');
  for (const sentence of [
    'Payments are in Indian rupees and are handled by Razorpay. Card, bank and UPI details are entered with Razorpay.',
    'Your membership starts when Razorpay confirms that the money has been captured.',
    '- **Razorpay** handles payments. It receives your name, e-mail address and the amount, and what you enter in its window.',
    'only our own scripts, except in Razorpay’s window. Only admins',
    '3. Razorpay, which handled the payment, sends the money back',
    'You can stop at the payment window at any moment.',
    'By card, UPI or net banking, in Indian rupees, through Razorpay. The total',
  ])
    expect(texts).toContain(sentence);
  expect(texts).not.toContain('Stripe');
});

test('with Stripe, the texts promise only what its payment page offers', () => {
  const texts = textsWith('stripe');
  for (const sentence of [
    'are handled by Stripe.',
    '- **Stripe** handles payments. It receives what you buy and the amount, and what you enter on its page.',
    'to run only our own scripts. Only admins',
    '3. Stripe, which handled the payment, sends the money back',
    'You can stop at the payment page at any moment.',
    'By card or in any other way that Stripe’s page offers you, in Indian rupees. The total',
  ])
    expect(texts).toContain(sentence);
  expect(texts).not.toMatch(/Razorpay|window/);
});

test('the texts name nobody while no gateway takes payments', () => {
  const texts = textsWith(null);
  expect(texts).toContain('- **Our payment partner** handles payments.');
  expect(texts).toContain('are handled by our payment partner.');
  expect(texts).not.toMatch(/Razorpay|Stripe/);
});
