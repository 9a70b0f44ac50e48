import { call } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

/** An opening, and a member's application for it. */
const applied = once(async () => {
  const { token } = await people.admin();
  const work = {
    title: 'AI Builder',
    firm: 'Kestrel Cloud',
    city: 'Pune',
    remote: true,
    employment: 'full-time',
    description: 'You build.',
  };
  const terms = {
    payFrom: 600_000,
    payTo: 900_000,
    payPer: 'year',
    closesAt: '2100-01-01T00:00:00.000Z',
  };
  const { slug } = await call(url, 'POST', '/api/admin/openings', { ...work, ...terms }, token);
  const member = await people.member();
  await fetch(
    `${url}/api/placements/resume?name=naina-gill-resume-2026-with-all-of-her-projects.pdf`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/pdf' },
      body: '%PDF-1.7\n%%EOF\n',
    },
  );
  const asked = {
    opening: slug,
    role: 'Builder',
    city: 'Kochi',
    portfolio: 'https://naina.example.in/work',
  };
  const { id } = await call(url, 'POST', '/api/placements/applications', asked, member.token);
  return { slug: slug as string, id: id as string };
});

export const placements: Visits = {
  'the placements with an opening': {
    path: async () => `/placements?for=${(await applied()).slug}`,
  },
  'an opening': { path: async () => `/placements/openings/${(await applied()).slug}` },
  'an opening that is not there': { path: '/placements/openings/none' },
  'one’s own placements': {
    path: async () => `/account/placements?opening=${(await applied()).slug}`,
    as: 'member',
  },
  'an application with faults': {
    path: '/account/placements',
    as: 'member',
    open: async (page) => {
      await applied();
      await press('button', 'Send application')(page);
      await page
        .getByText('Please add your résumé first.')
        .or(page.locator('[aria-invalid]'))
        .first()
        .waitFor();
    },
  },
  'the inbox of the placements': {
    path: async () => {
      await applied();
      return '/admin/placements?state=all';
    },
    as: 'admin',
  },
  'one application': { path: async () => `/admin/placements/${(await applied()).id}`, as: 'admin' },
  'the desk of openings': {
    path: async () => {
      await applied();
      return '/admin/openings';
    },
    as: 'admin',
  },
  'an opening to post, with faults': {
    path: '/admin/openings?edit=new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Post opening')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
};
