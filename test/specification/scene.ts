import type { Page } from 'playwright-core';
import type { ProblemTable } from '#app/shared/problem.ts';
import type { Screen } from '../screens.ts';
import type { SignedIn } from '../journeys/people.ts';

/** One state of the product in a real browser, and the steps to reach it. */
export interface Scene {
  /** Who is at the browser; default: a visitor. */
  as?: 'signed-in' | 'member' | 'admin';
  /** Default: phone. */
  screen?: Screen;
  /** In its own window, because the scene makes changes that can't be undone. */
  own?: boolean;
  go: (page: Page, person: SignedIn) => Promise<unknown>;
}

export const defineScenes = <const T extends Readonly<Record<string, Scene>>>(scenes: T): T =>
  scenes;

/** Replaces the server's answer to a call of the contract. */
async function intercept(
  page: Page,
  call: string,
  answer: Parameters<Page['route']>[1],
): Promise<void> {
  const [method, path = ''] = call.split(' ');
  const address = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  await page.route(address, (route, request) =>
    request.method() === method ? answer(route, request) : route.fallback(),
  );
}

export const answer = (page: Page, call: string, status: number, body?: object): Promise<void> =>
  intercept(page, call, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: body ? JSON.stringify(body) : '',
    }),
  );

/** The refusal that the contract declares. answers.ts proves over HTTP that the server gives it. */
export function refuse<T extends ProblemTable>(
  page: Page,
  call: string,
  problems: T,
  code: keyof T & string,
): Promise<void> {
  const [status, error] = problems[code] ?? [500, ''];
  return answer(page, call, status, { error, code });
}

/** An answer without a body, from a gateway in between. */
export const breakDown = (page: Page, call: string): Promise<void> => answer(page, call, 502);

/** Cuts the connection. */
export const cut = (page: Page, call: string): Promise<void> =>
  intercept(page, call, (route) => route.abort());

/** Never answers. */
export const hold = (page: Page, call: string): Promise<void> =>
  intercept(page, call, () => undefined);

/** Changes the server's own answer. */
export const change = (page: Page, call: string, edit: (body: never) => object): Promise<void> =>
  intercept(page, call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as never) });
  });

export const press = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'tab' = 'button',
): Promise<void> => page.getByRole(role, { name }).filter({ visible: true }).first().click();
