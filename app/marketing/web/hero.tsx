import { Icon } from '#app/ui/base/icon.tsx';
import { brand } from '#app/shared/brand.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { rupeesText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { StarField } from '#app/ui/art/star-field.tsx';
import { HeroLineup, type LineupCourse } from './hero-lineup.tsx';
import { TypingWord } from './typing-word.tsx';
import './hero.css';

const words = ['Faster', 'Smarter', 'Cheaper'];

interface HeroProps {
  courses: readonly LineupCourse[];
  /** Rupees a year; undefined while the College plan is not on sale. */
  collegePrice: number | undefined;
}

/**
 * The poster: the promise, the way in, and the courses as a row of rockets (part 2 section 2,
 * "Hero").
 */
export const Hero = ({ courses, collegePrice }: HeroProps) => (
  <section className="hero field-dawn">
    <StarField />
    <div className="wrap wrap-wide hero-copy">
      <h1 className="poster hero-headline">
        Master No-Code
        <br />
        &amp; AI, Build
        <br />
        <TypingWord words={words} />
      </h1>
      <div className="hero-pitch">
        <p>
          Learn from industry experts and build real-world projects. You bring the itch. We bring
          the courses, and tasks that end in something that works.
        </p>
        <div className="hero-ways">
          <HeroAction />
          <AppLink to="/courses" className="more-link">
            Browse all courses <Icon name="arrow-up-right" aria-hidden="true" />
          </AppLink>
        </div>
        <p className="hero-promise text-small">
          <Icon name="shield-check" aria-hidden="true" />
          <span>
            <span className="nowrap">{brand.guaranteeDays}-day</span> money-back guarantee.
            {collegePrice !== undefined && ` Students pay ${rupeesText(collegePrice)} a year.`}
          </span>
        </p>
      </div>
    </div>
    <HeroLineup courses={courses} />
  </section>
);

/** Leads active members to the dashboard, and everyone else to the plans. */
function HeroAction() {
  const identity = useIdentity();
  const active = standingOf(identity).active;
  return (
    <ButtonLink
      to={active ? '/dashboard' : '/register'}
      size="large"
      thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
      className="hero-action"
      data-undecided={identity.status === 'starting' || undefined}
    >
      {active ? 'Lessgoo!' : 'Register Now'}
    </ButtonLink>
  );
}
