import { brand } from './brand.ts';
import { publicAddress } from './public-address.ts';

/** schema.org: the school itself. */
export const organizationData = (): Record<string, unknown> => ({
  '@type': 'Organization',
  name: brand.name,
  description: brand.tagline,
  url: publicAddress('/'),
  logo: publicAddress('/favicon.svg'),
  ...(brand.supportEmail && { email: brand.supportEmail }),
  sameAs: [brand.linkedin, brand.instagram].filter((address) => address !== null),
});

/** schema.org: how to contact the school. */
export const contactData = (): Record<string, unknown> => ({
  '@type': 'ContactPage',
  name: `Contact ${brand.name}`,
  url: publicAddress('/contact'),
  mainEntity: organizationData(),
});

/** schema.org: the path to a page, in order; the page itself comes last. */
export const breadcrumbData = (
  items: readonly { label: string; path: string }[],
): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicAddress(path),
  })),
});
