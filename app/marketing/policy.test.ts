import { expect, onTestFinished, test } from 'vitest';
import { brandSettings, setBrand } from '#app/shared/brand.ts';
import { policyOf } from './policy.ts';

const source = `---
title: House rules
description: How we live together.
updated: 2026-11-21
version: 2
---

Be kind.

## 1. Shoes & hats

Off at the **door**.

## 2. What we can’t promise

Cake.
`;

test('a policy consists of its facts, its text and the list of its sections', () => {
  const policy = policyOf(source);
  expect(policy).toMatchObject({
    title: 'House rules',
    description: 'How we live together.',
    updated: '2026-11-21',
    version: '2',
  });
  expect(policy.sections).toEqual([
    { id: 'shoes-hats', title: '1. Shoes & hats' },
    { id: 'what-we-cant-promise', title: '2. What we can’t promise' },
  ]);
  for (const { id } of policy.sections) expect(policy.html).toContain(`<h2 id="${id}">`);
  expect(policy.html).toContain('<strong>door</strong>');
});

test('a text without its facts is refused', () => {
  expect(() => policyOf('Be kind.')).toThrow('a document needs title');
  expect(() => policyOf(source.replace('version: 2\n', ''))).toThrow('version');
});

test('an installation’s own details appear where the policy asks for them', () => {
  const asking = source.replace('Cake.', '{baker} bakes.');
  expect(policyOf(asking, { baker: 'Asha' }).html).toContain('Asha bakes.');
  expect(() => policyOf(asking)).toThrow('baker');
});

test.each([
  [null, 'Write to us through our contact page.'],
  ['help@vega.example', 'Write to us at help@vega.example.'],
])('with the support address %j, a policy says “%s”', (supportEmail, sentence) => {
  const before = brandSettings();
  onTestFinished(() => setBrand(before));
  setBrand({ supportEmail });
  const { html } = policyOf(source.replace('Cake.', 'Write to us {atSupport}.'));
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(sentence);
});
