/** How a payment differs between our books and the gateway's, in the admin's words. */
export const differenceNames = {
  'missing-here': 'The gateway has captured it, and we have not',
  'missing-there': 'We have captured it, and the gateway has not',
  amount: 'The amounts differ',
  refund: 'The refunds differ',
} as const;

export type DifferenceKind = keyof typeof differenceNames;

export const differenceKinds = Object.keys(differenceNames) as [
  DifferenceKind,
  ...DifferenceKind[],
];

/** A payment as a book has it: nothing is captured of one that it doesn't contain. */
export interface Booked {
  capturedPaise: number;
  refundedPaise: number;
}

export const notBooked: Booked = { capturedPaise: 0, refundedPaise: 0 };

export interface Difference {
  kind: DifferenceKind;
  herePaise: number;
  therePaise: number;
}

/** The differences of a payment. What only one book contains is one difference. */
export function differencesOf(here: Booked, there: Booked): Difference[] {
  const captured = { herePaise: here.capturedPaise, therePaise: there.capturedPaise };
  const refunded = { herePaise: here.refundedPaise, therePaise: there.refundedPaise };
  const differ = (pair: Omit<Difference, 'kind'>): boolean => pair.herePaise !== pair.therePaise;
  if (here.capturedPaise === 0 && there.capturedPaise > 0)
    return [{ kind: 'missing-here', ...captured }];
  if (there.capturedPaise === 0 && here.capturedPaise > 0)
    return [{ kind: 'missing-there', ...captured }];
  return [
    ...(differ(captured) ? [{ kind: 'amount' as const, ...captured }] : []),
    ...(differ(refunded) ? [{ kind: 'refund' as const, ...refunded }] : []),
  ];
}
