import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { brand } from './brand.ts';
import { publicAddress } from './public-address.ts';

interface PageFacts {
  /** Without the product's name. If absent, the title is the product's name alone. */
  title?: string;
  description: string;
  /** Path of the canonical address. */
  path: string;
  keywords?: readonly string[];
  /** Path of the social card; default: the product's. */
  card?: string;
  /** schema.org objects; React Router escapes them. */
  structuredData?: readonly Record<string, unknown>[];
  /** Dashboard, admin and auth pages stay out of search engines (decisions.md ruling 25). */
  indexed?: boolean;
}

/**
 * Title '{title} | Liftoff', description, keywords, canonical link, robots, social tags and
 * structured data (part 1 section 2, "Page metadata").
 */
export function pageMeta({
  title,
  description,
  path,
  keywords = brand.keywords,
  card = '/art/card/liftoff.png',
  structuredData = [],
  indexed = true,
}: PageFacts): MetaDescriptor[] {
  const fullTitle = title ? `${title} | ${brand.name}` : brand.name;
  const address = publicAddress(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: indexed ? 'index, follow' : 'noindex, nofollow' },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicAddress(card) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: fullTitle },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: publicAddress(card) },
    ...structuredData.map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** The title of a page that could not be shown; `notFound` says what doesn't exist. */
export const failureMeta = (error: unknown, notFound = 'Page not found'): MetaDescriptor[] => [
  {
    title: `${isRouteErrorResponse(error) && error.status === 404 ? notFound : 'This page did not load'} | ${brand.name}`,
  },
  { name: 'robots', content: 'noindex' },
];
