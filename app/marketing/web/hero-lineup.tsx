import { coursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import './hero-lineup.css';

/** The part of a course that its rocket on the pad needs. */
export interface LineupCourse {
  slug: string;
  title: string;
  topic: string;
  icon: string;
  palette: string;
}

/** The most rockets that fit. */
export const lanes = 8;

/**
 * The courses as rockets on one pad, each a link. The middle one lifts off. Without courses there
 * is one rocket that belongs to none.
 */
export function HeroLineup({ courses }: { courses: readonly LineupCourse[] }) {
  const shown = courses.slice(0, lanes);
  const flying = Math.floor(shown.length / 2);
  return (
    <div className="hero-stage">
      <div className="hero-sun" />
      {shown.length === 0 && <Unnamed />}
      <ul className="hero-lineup" data-count={shown.length}>
        {shown.map(({ slug, title, topic, icon, palette }, index) => (
          <li
            key={slug}
            className={index === flying ? 'lane lane-flying' : 'lane'}
            data-screens={screensFor(index - flying)}
          >
            <AppLink to={coursePath(slug)} aria-label={`${topic}: ${title}`}>
              <Art
                kind="craft"
                seed={slug}
                options={
                  index === flying
                    ? { glyph: icon, palette, plumeLength: 150 }
                    : { glyph: icon, palette, grounded: true }
                }
                className="lane-craft"
              />
              {index === flying && <Smoke />}
              <span className="lane-label">{topic}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Unnamed = () => (
  <div className="hero-lineup" data-count="1" aria-hidden="true">
    <div className="lane lane-flying">
      <Art
        kind="craft"
        seed="liftoff"
        options={{ palette: 'dawn', plumeLength: 150 }}
        className="lane-craft"
      />
      <Smoke />
    </div>
  </div>
);

/** Smaller screens show the lanes next to the flying one: six on tablets, five on phones. */
function screensFor(offset: number): 'wide' | 'medium' | undefined {
  if (offset < -3 || offset > 2) return 'wide';
  return offset === -3 ? 'medium' : undefined;
}

const Smoke = () => (
  <svg className="lane-smoke" viewBox="0 0 300 90" aria-hidden="true">
    <path d="M20 64v26h262V64zM10 66a30 30 0 1 0 60 0 30 30 0 1 0-60 0M44 56a34 34 0 1 0 68 0 34 34 0 1 0-68 0M80 62a40 40 0 1 0 80 0 40 40 0 1 0-80 0M123 54a42 42 0 1 0 84 0 42 42 0 1 0-84 0M170 62a36 36 0 1 0 72 0 36 36 0 1 0-72 0M214 66a32 32 0 1 0 64 0 32 32 0 1 0-64 0M254 74a22 22 0 1 0 44 0 22 22 0 1 0-44 0M-4 76a20 20 0 1 0 40 0 20 20 0 1 0-40 0M100 76a40 40 0 1 0 80 0 40 40 0 1 0-80 0M60 78a30 30 0 1 0 60 0 30 30 0 1 0-60 0M186 80a28 28 0 1 0 56 0 28 28 0 1 0-56 0" />
  </svg>
);
