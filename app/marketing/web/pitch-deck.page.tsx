import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import deck from '#content/pitch-deck.json';
import { loadCatalogue } from '#app/courses/web/course-grid.tsx';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import type { FieldInk } from '#app/ui/surface.tsx';
import type { Route } from './+types/pitch-deck.page';
import { DeckControls } from './deck-controls.tsx';
import { DeckOffer, type DeckCourse } from './deck-offer.tsx';
import { DeckStory } from './deck-story.tsx';
import { goToSlide, useDeck } from './use-deck.ts';
import './deck-print.css';
import './pitch-deck.page.css';

const path = '/pitch-deck';
const title = 'Pitch deck';
const slides: readonly [title: string, field: FieldInk][] = [
  [deck.vision, 'genda'],
  [deck.problem.title, 'sky'],
  [deck.market.title, 'night'],
  [deck.school.title, 'rani'],
  [deck.courses.title, 'mint'],
  [deck.founders.title, 'blush'],
  [deck.investors.title, 'night'],
  [deck.plans.title, 'sky'],
  [deck.revolution.title, 'rani'],
  [deck.contact.title, 'genda'],
];
const titles = slides.map(([words]) => words);

const wall = (catalogue: readonly DeckCourse[] = []): DeckCourse[] =>
  catalogue.map(({ slug, title: name, icon, palette }) => ({ slug, title: name, icon, palette }));

export const loader = async ({ context }: Route.LoaderArgs) => ({ courses: wall(await loadCatalogue(context.get(apiFetch))) });

export const clientLoader = async () => ({ courses: wall(await loadCatalogue()) });

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'The school in ten slides: the problem, the market, the courses, founders and investors, prices, and whom to ask.',
    path,
    card: cardPath({ seed: 'pitch-deck', title: deck.vision }),
    structuredData: [breadcrumbData([{ label: title, path }])],
  });

/** Ten slides that snap (part 2 section 2, "Pitch deck"); `?view=slideshow` leaves logo and dots alone beside them. */
export default function PitchDeckPage({ loaderData: { courses } }: Route.ComponentProps) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useDeck(frame);
  const [query] = useSearchParams();
  return (
    <div className="deck" ref={frame}>
      <DeckControls
        titles={titles}
        current={current}
        field={slides[current]?.[1] ?? 'genda'}
        onChoose={(index) => goToSlide(frame.current, index)}
        slideshow={query.get('view') === 'slideshow'}
      />
      <DeckStory />
      <DeckOffer courses={courses} />
    </div>
  );
}
