import { expect, test } from 'vitest';
import { payerSigns, type PayerEntity } from './payer-signs.ts';

const card = { last4: '0153', network: 'Visa', type: 'debit', issuer: 'HDFC' };
const signsOf = (entity: PayerEntity) => Object.fromEntries(payerSigns(entity));

test('each way to pay leaves its signs', () => {
  expect(
    signsOf({
      card_id: 'card_1',
      card,
      vpa: null,
      contact: '+919876543210',
      email: 'naina@example.in',
    }),
  ).toEqual({
    'card-id': 'card_1',
    card: 'visa debit hdfc 0153',
    contact: '9876543210',
    email: 'naina@example.in',
  });
  expect(signsOf({ card_id: null, card: null, vpa: ' Naina@OkHDFC ' })).toEqual({
    vpa: 'naina@okhdfc',
  });
});

test.for<[PayerEntity, PayerEntity]>([
  [{ contact: '+91 98765 43210' }, { contact: '09876543210' }],
  [{ email: 'naina.gill+pay@gmail.com' }, { email: 'NainaGill@googlemail.com' }],
  [{ vpa: 'naina@okhdfc' }, { vpa: 'NAINA@OKHDFC' }],
  [{ card }, { card: { ...card, network: 'VISA' } }],
])('%j and %j are one payer', ([one, other]) => {
  expect(signsOf(one)).toEqual(signsOf(other));
});

test.for<PayerEntity>([
  {},
  { contact: '+919999999999' },
  { contact: '12345' },
  { email: 'void@razorpay.com' },
  { email: 'nobody' },
  { card: { last4: '0153' } },
  { card: { network: 'Visa' } },
])('%j says nothing of the payer', (entity) => {
  expect(signsOf(entity)).toEqual({});
});
