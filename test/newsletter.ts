import type { TestApp } from '#test/app.ts';
import { naina } from '#test/people.ts';

/** The code of the newest link to a newsletter page. */
export async function code(app: TestApp, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const links = (await app.mailbox(naina.email)).flatMap(({ links: all }) => all);
  const link = links.find((each) => new URL(each).pathname === `/newsletter/${page}`);
  return new URL(link ?? 'http://none.invalid').searchParams.get('oobCode') ?? '';
}

export const subscribe = ({ call }: TestApp) =>
  call('POST', '/newsletter/subscribe', { body: { email: naina.email } });

export const confirm = ({ call }: TestApp, oobCode: string) =>
  call('POST', '/newsletter/confirm', { body: { oobCode } });
