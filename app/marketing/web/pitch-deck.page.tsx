import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { loadCatalogue } from '#app/courses/web/course-grid.tsx';
import type { membershipsContract } from '#app/memberships/contract.ts';
import { api, type Fetch } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import type { FieldInk } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/pitch-deck.page';
import { DeckControls } from './deck-controls.tsx';
import { DeckOffer } from './deck-offer.tsx';
import { DeckStory } from './deck-story.tsx';
import { deckWords, slideTitles, type DeckCourse } from './deck-words.ts';
import { useDeck } from './use-deck.ts';
import './deck-print.css';
import './pitch-deck.page.css';

const path = '/pitch-deck';
const title = 'Pitch deck';
const fields: readonly FieldInk[] = [
  'genda',
  'sky',
  'night',
  'rani',
  'mint',
  'blush',
  'night',
  'sky',
  'rani',
  'genda',
];

const wall = (catalogue: readonly DeckCourse[] = []): DeckCourse[] =>
  catalogue.map(({ slug, title: name, icon, palette, composition }) => ({
    slug,
    title: name,
    icon,
    palette,
    composition,
  }));

async function load(fetcher?: Fetch) {
  const [catalogue, plans, words] = await Promise.all([
    loadCatalogue({ limit: 6 }, fetcher),
    api<typeof membershipsContract>(fetcher)('GET /plans').catch(refused),
    deckWords(),
  ]);
  return { courses: wall(catalogue?.courses), plans, words };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiFetch));

export const clientLoader = () => load();

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    description:
      'The school in ten slides: the problem, the market, the courses, founders and investors, prices, and whom to ask.',
    path,
    card: cardPath({ seed: 'pitch-deck', title: loaderData?.words.deck.vision ?? title }),
    structuredData: [breadcrumbData([{ label: title, path }])],
  });

/**
 * Ten slides that snap (part 2 section 2, "Pitch deck"). `?view=slideshow` shows only the logo and
 * the dots beside them.
 */
export default function PitchDeckPage({
  loaderData: { courses, plans, words },
}: Route.ComponentProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { current, goTo } = useDeck(frame);
  const [query] = useSearchParams();
  return (
    <div className="deck" ref={frame}>
      <DeckControls
        titles={slideTitles(words.deck)}
        current={current}
        field={fields[current] ?? 'genda'}
        onChoose={goTo}
        slideshow={query.get('view') === 'slideshow'}
      />
      <DeckStory {...words.deck} />
      <DeckOffer {...words} courses={courses} plans={plans} />
    </div>
  );
}
