import type { ArtKind, ArtOptions } from './draw.ts';
import type { SocialCard } from './social-card.ts';

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * In alphabetical order, so that equal options give equal addresses; unset, null and false options are
 * left out.
 */
function withQuery(path: string, query: Query): string {
  const set = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]): [string, string] => [name, value === true ? '1' : String(value)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return set.length ? `${path}?${new URLSearchParams(set)}` : path;
}

const segment = (seed: string): string => encodeURIComponent(seed.toWellFormed());

/**
 * The address where the server gives this drawing as a separate image; the name of an `<img>` is
 * its `alt`. The seed has 1 to 100 characters.
 */
export const artPath = <K extends ArtKind>(
  kind: K,
  seed: string,
  options: Omit<ArtOptions[K], 'label' | 'key'> = {} as ArtOptions[K],
): string => withQuery(`/art/${kind}/${segment(seed)}.svg`, options as Query);

/**
 * The address of a page's social card (1200 × 630, PNG), for `og:image`. Without a title it shows
 * the product's own line.
 */
export const cardPath = ({
  seed,
  ...card
}: Omit<SocialCard, 'brand' | 'title'> & { title?: string }): string =>
  withQuery(`/art/card/${segment(seed)}.png`, card);
