import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { pageAt } from '#app/shared/pages.ts';
import type { TestApp } from '../app.ts';
import type { AnsweredCase } from './answers.ts';
import type { SceneName } from './scenes.ts';

/** What is, and what it must equal. */
export type Claim = [actual: unknown, expected: unknown];

/** Where the product must show a literal, and how that is proved. */
export type Proof = { ruling?: string } & (
  | { seen: SceneName; as: string }
  | { measured: SceneName; check: (page: Page) => Promise<unknown> }
  | { answered: AnsweredCase; as: string }
  | { holds: (app: TestApp) => Claim | Promise<Claim> }
  | { served: (get: (path: string) => Promise<Response>) => Promise<Claim> }
  | { provedIn: string; title: string }
  | { waitsFor: string }
);

/** Proofs by literal; each literal has at least one. */
export type Section = Readonly<Record<string, (literal: string) => Proof | readonly Proof[]>>;

/**
 * Stands on the screen that this scene leads to (test/journeys/specification.test.ts); `as`: with
 * the placeholders filled.
 */
export const seen =
  (...scenes: [SceneName, ...SceneName[]]) =>
  (literal: string): Proof[] =>
    scenes.map((scene) => ({ seen: scene, as: literal }));
export const seenAs =
  (scene: SceneName, as: string): (() => Proof) =>
  () => ({ seen: scene, as });

/** Something on that screen that is no text: a width, a key in the browser's storage, a time. */
export const measured =
  (scene: SceneName, check: (page: Page) => Promise<unknown>): (() => Proof) =>
  () => ({ measured: scene, check });

/** Is the code, or the text, of an answer that the API gives over HTTP (answers.ts). */
export const answered =
  (...cases: [AnsweredCase, ...AnsweredCase[]]) =>
  (literal: string): Proof[] =>
    cases.map((name) => ({ answered: name, as: literal }));

/** Several proofs of one literal. */
export const both =
  (...makers: readonly Section[string][]) =>
  (literal: string): Proof[] =>
    makers.flatMap((make) => make(literal));

/** The value that stands in the product's own constant. */
export const equals =
  (actual: unknown, expected: unknown): (() => Proof) =>
  () => ({ holds: () => [actual, expected] });

/** The text that a rule gives back, or a constant holds. */
export const says =
  (actual: () => string): Section[string] =>
  (literal) => ({ holds: () => [actual(), literal] });

/** A field of what the API answers or takes. */
export const fieldOf =
  (schema: z.ZodObject): Section[string] =>
  (literal) => ({ holds: () => [Object.keys(schema.shape).includes(literal), true] });

/** A call in the contract table, which the API serves and the authorisation matrix makes. */
export const isCalled: Section[string] = (literal) => ({
  holds: ({ implementations }) => [
    implementations.some(({ contract }) => literal in contract),
    true,
  ],
});

/** A page in the page table, and served. */
export const stands: Section[string] = (literal) => ({
  served: async (get) => {
    const path = literal.replaceAll(/\{(\w+)\}/g, ':$1');
    const status = literal === path ? (await get(path)).status : 200;
    return [
      [pageAt(literal)?.path, status],
      [path, 200],
    ];
  },
});

/** An address that the server leads on from. */
export const leadsTo =
  (target: string, from?: string): Section[string] =>
  (literal) => ({
    served: async (get) => {
      const { status, headers } = await get(from ?? literal);
      return [
        [status, headers.get('location')],
        [302, target],
      ];
    },
  });

/** The HTML that a visitor is served holds this markup. */
export const servedAs =
  (path: string, ...markup: string[]): (() => Proof) =>
  () => ({
    served: async (get) => {
      const html = await (await get(path)).text();
      return [markup.filter((part) => !html.includes(part)), []];
    },
  });

/**
 * The test of this file whose name begins so proves it: a way through several screens, or a rule of
 * many cases.
 */
export const provedIn =
  (file: string, title: string): (() => Proof) =>
  () => ({ provedIn: file, title });

/**
 * Belongs to a page that is not built yet: the test fails as soon as the page stands and the row
 * still waits.
 */
export const waitsFor =
  (page: string): (() => Proof) =>
  () => ({ waitsFor: page });

/**
 * A ruling of decisions.md, or a reason, by which something else stands instead; that is what is
 * proved.
 */
export const ruled =
  (ruling: number | string, instead: Section[string]): Section[string] =>
  (literal) =>
    [instead(literal)].flat().map((proof) => ({
      ...proof,
      ruling: typeof ruling === 'number' ? `decisions.md ruling ${ruling}` : ruling,
    }));

/** One way of proof for several literals. */
export const each = (literals: readonly string[], make: Section[string]): Section =>
  Object.fromEntries(literals.map((literal) => [literal, make]));
