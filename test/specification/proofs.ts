import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { pageAt } from '#app/shared/pages.ts';
import type { TestApp } from '../app.ts';
import type { AnsweredCase } from './answers.ts';
import type { SceneName } from './scenes.ts';

/** The actual value, and the value that it must equal. */
export type Claim = [actual: unknown, expected: unknown];

/** Where the product must show a literal, and how to prove it. */
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
 * The literal is on the screen of this scene (test/journeys/specification.test.ts). `as`: the
 * literal with its placeholders filled.
 */
export const seen =
  (...scenes: [SceneName, ...SceneName[]]) =>
  (literal: string): Proof[] =>
    scenes.map((scene) => ({ seen: scene, as: literal }));
export const seenAs =
  (scene: SceneName, as: string): (() => Proof) =>
  () => ({ seen: scene, as });

/** A fact about that screen that isn't text: a width, a key in the browser's storage, a time. */
export const measured =
  (scene: SceneName, check: (page: Page) => Promise<unknown>): (() => Proof) =>
  () => ({ measured: scene, check });

/** The code, or the text, of an answer that the API gives over HTTP (answers.ts). */
export const answered =
  (...cases: [AnsweredCase, ...AnsweredCase[]]) =>
  (literal: string): Proof[] =>
    cases.map((name) => ({ answered: name, as: literal }));

/** Several proofs of one literal. */
export const both =
  (...makers: readonly Section[string][]) =>
  (literal: string): Proof[] =>
    makers.flatMap((make) => make(literal));

/** The value of the product's own constant. */
export const equals =
  (actual: unknown, expected: unknown): (() => Proof) =>
  () => ({ holds: () => [actual, expected] });

/** The text that a rule or a constant returns. */
export const says =
  (actual: () => string): Section[string] =>
  (literal) => ({ holds: () => [actual(), literal] });

/** A field of the API's input or output. */
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

/** A page that is in the page table and is served. */
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

/** An address that the server redirects. */
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

/** A visitor's HTML contains this markup. */
export const servedAs =
  (path: string, ...markup: string[]): (() => Proof) =>
  () => ({
    served: async (get) => {
      const html = await (await get(path)).text();
      return [markup.filter((part) => !html.includes(part)), []];
    },
  });

/**
 * The test in this file whose name begins like this proves it: a path through several screens, or a
 * rule with many cases.
 */
export const provedIn =
  (file: string, title: string): (() => Proof) =>
  () => ({ provedIn: file, title });

/**
 * Belongs to a page that is not built yet. The test fails as soon as the page exists and the row
 * still waits.
 */
export const waitsFor =
  (page: string): (() => Proof) =>
  () => ({ waitsFor: page });

/**
 * A ruling of decisions.md, or a reason, replaces the literal. The replacement is what the row
 * proves.
 */
export const ruled =
  (ruling: number | string, instead: Section[string]): Section[string] =>
  (literal) =>
    [instead(literal)].flat().map((proof) => ({
      ...proof,
      ruling: typeof ruling === 'number' ? `decisions.md ruling ${ruling}` : ruling,
    }));

/** One kind of proof for several literals. */
export const each = (literals: readonly string[], make: Section[string]): Section =>
  Object.fromEntries(literals.map((literal) => [literal, make]));
