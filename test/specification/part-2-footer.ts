import { expect } from 'vitest';
import { brandVariables } from '../journeys/people.ts';
import { pages } from '#app/shared/pages.ts';
import { areCounted } from './measures.ts';
import { both, equals, measured, ruled, seen, seenAs, type Section } from './proofs.ts';

/** The footer has a link of this name to this address. */
const footerLeads = (name: string, target: string) =>
  measured('the footer of a visitor', async (page) => {
    await expect
      .poll(() =>
        page.getByRole('contentinfo').getByRole('link', { name, exact: true }).getAttribute('href'),
      )
      .toBe(target);
  });

const withoutFooter = (path: string) => /^\/(login|pitch-deck|dashboard)(\/|$)/.test(path);

export const footer: Section = {
  'every page except where hidden': ruled(
    'decisions.md ruling 6: the pages of admins and authors have frames of their own',
    equals(
      pages.flatMap(({ path, chrome }) =>
        chrome === 'bare' && !/^\/(?:admin|teach)(\/|$)/.test(path) ? [path] : [],
      ),
      pages.flatMap(({ path }) => (withoutFooter(path) ? [path] : [])),
    ),
  ),
  'The footer is hidden on /login, on any /dashboard path and on /pitch-deck': () => ({
    served: async (get) => {
      const asked = [
        '/',
        '/courses',
        '/hackathon',
        '/login',
        '/dashboard',
        '/dashboard/profile',
        '/pitch-deck',
      ];
      const found = await Promise.all(
        asked.map(async (path) =>
          (await (await get(path)).text()).includes('<footer class="site-footer"'),
        ),
      );
      return [asked.filter((_, index) => !found[index]), asked.filter(withoutFooter)];
    },
  }),
  'Startup Builder': footerLeads('Startup Builder', '/startup-builder'),
  Placements: footerLeads('Placements', '/placements'),
  Pricing: ruled(3, footerLeads('Pricing', '/register#plans')),
  Login: footerLeads('Login', '/login'),
  'Legal links': both(
    footerLeads('Privacy policy', '/privacy-policy'),
    footerLeads('Terms and conditions', '/terms-and-conditions'),
    footerLeads('Cancellation and refund', '/cancellation-refund'),
    footerLeads('Contact', '/contact'),
  ),
  'a professional network, e-mail, a photo network': both(
    footerLeads('LinkedIn', brandVariables.SOCIAL_LINKEDIN),
    footerLeads('E-mail us', `mailto:${brandVariables.SUPPORT_EMAIL}`),
    footerLeads('Instagram', brandVariables.SOCIAL_INSTAGRAM),
  ),
  'A copyright line': seenAs('the footer of a visitor', '© 2026 Liftoff'),
  'a newsletter signup for visitors': measured('the footer of a visitor', async (page) => {
    await areCounted(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }), 1);
    await areCounted(page.getByRole('button', { name: "Let's Build Together!" }), 0);
  }),
  "Let's Build Together!": both(
    seen('the footer of a person'),
    measured('the footer of a person', (page) =>
      areCounted(page.getByRole('button', { name: 'Subscribe' }), 0),
    ),
  ),
};
