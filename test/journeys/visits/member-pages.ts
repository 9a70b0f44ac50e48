import { call } from '../people.ts';
import { certified } from './certificates.ts';
import { respondedProject } from './projects.ts';
import { once, url, type Visits } from './visit.ts';

/** The page of a member who shows a certificate and a project. */
const shown = once(async () => {
  const { token } = await certified();
  await respondedProject(token);
  const path = '/api/account/public-page';
  const own = await call(url, 'GET', path, undefined, token);
  const body = {
    handle: 'naina-gill',
    line: 'Builds forms that people finish.',
    isPublic: true,
    indexed: false,
    certificates: own.certificates.map(({ number }: { number: string }) => number),
    projects: own.projects.map(({ id }: { id: string }) => ({ id, withResponse: true })),
  };
  await call(url, 'PUT', path, body, token);
  return body.handle;
});

export const memberPages: Visits = {
  'a member’s public page': { path: async () => `/members/${await shown()}` },
  'a public page that does not exist': { path: '/members/nobody-here' },
  'the public pages of members': {
    path: async () => `/admin/public-pages?handle=${await shown()}`,
    as: 'admin',
  },
  'the reported public pages': {
    path: async () => {
      await call(url, 'POST', `/api/members/${await shown()}/reports`, { reason: 'sells' });
      return '/admin/public-pages?show=reported';
    },
    as: 'admin',
  },
};
