import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { admin, call, helper, member, signedIn, type SignedIn } from '../people.ts';
import type { Screen } from '../../screens.ts';

export const url = inject('applicationUrl');

export interface Visit {
  path: string | (() => Promise<string>);
  as?: 'signed-in' | 'buyer' | 'member' | 'founder' | 'helper' | 'admin';
  /** Opens something on the page before it is checked. */
  open?: (page: Page) => Promise<void>;
  /** If only one screen has it. */
  screen?: Screen;
}

/** By the name that the report shows. */
export type Visits = Readonly<Record<string, Visit>>;

export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** A buyer has ordered, and not paid. */
export const people: Record<NonNullable<Visit['as']>, () => Promise<SignedIn>> = {
  'signed-in': once(() => signedIn(url)),
  buyer: once(async () => {
    const buyer = await signedIn(url);
    await call(url, 'POST', '/api/payment/orders', { planType: 'basicPlan' }, buyer.token);
    return buyer;
  }),
  member: once(() => member(url)),
  founder: once(() => member(url, undefined, 'premiumPlan')),
  helper: once(() => helper(url)),
  admin: once(() => admin(url)),
};

export const catalogue = once(async () => {
  const { courses } = await call(url, 'GET', '/api/catalogue');
  const { slug } = courses[0];
  const { sections } = await call(url, 'GET', `/api/catalogue/${slug}`);
  const lessons: { slug: string; preview: boolean }[] = sections.flatMap(
    (section: { lessons: object[] }) => section.lessons,
  );
  return {
    course: slug as string,
    preview: lessons.find(({ preview }) => preview)?.slug,
    lesson: lessons.find(({ preview }) => !preview)?.slug,
  };
});

export const press = (role: 'button' | 'tab', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click();
