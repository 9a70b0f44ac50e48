import { expect, test } from 'vitest';
import { maskedName, tellsName } from './masking.ts';

test.for([
  ['Rajeev Sinha', 'RXXXXv SXXXa'],
  ['Ferdinand Teesta-Rao', 'FXXXXXXXd TXXXXX-XXo'],
  ['Jo Ng', 'JX NX'],
  ['A. Basu', 'A. BXXu'],
  ['Ila', 'IXa'],
  ['आशा राव', 'आXा रXव'],
] as const)('%s is shown as %s', ([name, masked]) => {
  expect(maskedName(name)).toBe(masked);
});

test.for([
  ['Zubin Charkhawala', 'Charkha & Sons Syndicate', true],
  ['Zubin Charkhawala', 'ZUBIN', true],
  ['Jo Ng', 'Ng Holdings', true],
  ['Jo Ng', 'Ngong Hills', false],
  ['Ambika Meghdooti', 'Kagaz Kite Ventures', false],
  ['A. Basu', 'A Fund', false],
  ['José Rao', 'Jose and Sons', true],
  ['Ravi Rao', 'RaviCapital', true],
  ['Ravi Rao', 'Ravine Capital', false],
  ['Ann DeSouza', 'Casa De Vida', false],
  ['Ann DeSouza', 'Desouza Holdings', true],
] as const)('beside %s, does %s reveal the name: %s', ([name, text, told]) => {
  expect(tellsName(name, text)).toBe(told);
});
