import { Icon } from '#app/ui/base/icon.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { registrationPath } from '../addresses.ts';
import { nextDeadline } from '../hackathon-dates.ts';
import { DeadlineCountdown } from './deadline-countdown.tsx';
import './hackathon-hero.css';

export interface Due {
  id: string;
  title: string;
  deadline: string;
  externalPage: string | null;
}

interface HackathonHeroProps {
  /** Open hackathons, soonest deadline first. */
  soonest: readonly Due[];
  now: number | undefined;
}

export function HackathonHero({ soonest, now }: HackathonHeroProps) {
  const next = now === undefined ? soonest[0] : nextDeadline(soonest, now);
  return (
    <section className="hackathon-hero field-rani">
      <div className="wrap wrap-wide">
        <div className="hackathon-pitch">
          <h1 className="poster">
            <span>One deadline.</span> <span>One wild idea.</span>
          </h1>
          <p className="hackathon-lead">
            Find a hackathon worth losing sleep over, people to lose it with, and someone to ask
            when you are stuck.
          </p>
          <div className="row">
            <ButtonLink
              to={next ? registrationPath(next.id) : '#explore'}
              variant="light"
              size="large"
              thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
            >
              Register Now
            </ButtonLink>
            <ButtonLink to="#explore" variant="secondary" size="large">
              Explore Hackathons
            </ButtonLink>
          </div>
        </div>
        <div className="hackathon-sun" aria-hidden="true">
          <Art
            kind="craft"
            seed="hackathon"
            options={{
              palette: 'dawn',
              build: 'heavy',
              nose: 'cone',
              plume: 'puff',
              glyph: 'trophy',
              plumeLength: 90,
            }}
            className="hackathon-craft"
          />
        </div>
        <div className="hackathon-due">
          <DeadlineCountdown events={soonest} now={now} named />
        </div>
      </div>
    </section>
  );
}
