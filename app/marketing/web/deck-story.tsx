import { Icon } from '#app/ui/base/icon.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Counter } from './counter.tsx';
import type { DeckWords } from './deck-words.ts';
import { Slide } from './slide.tsx';
import './deck-story.css';

const bars = ['aasman', 'gulab', 'genda'] as const;

/** Slides 1 to 4: the problem, the market, and who solves it. */
export function DeckStory({ vision, problem, market, school }: DeckWords['deck']) {
  const queue = Array.from({ length: problem.queue }, (_, place) => `place-${place}`);
  const sources = market.figures.flatMap(({ percent, source }) =>
    source ? [`${percent}%: ${source}.`] : [],
  );
  return (
    <>
      <Slide
        number={1}
        field="genda"
        title={vision}
        art={
          <div className="vision-art">
            <Art
              kind="craft"
              seed="pitch-deck"
              options={{ palette: 'dawn', build: 'staged', glyph: 'lightbulb', plumeLength: 150 }}
            />
          </div>
        }
      >
        <ButtonLink
          to="/register"
          size="large"
          thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
        >
          Start Building Now
        </ButtonLink>
      </Slide>
      <Slide number={2} field="sky" title={problem.title}>
        <ul className="problem-sides">
          <li>
            <b>Before</b>
            <div className="problem-queue" aria-hidden="true">
              <em>1 developer</em>
              {queue.map((place) => (
                <i key={place} />
              ))}
            </div>
            <p>{problem.before}</p>
          </li>
          <li>
            <b>After</b>
            <div className="problem-fleet" aria-hidden="true">
              {queue.map((place) => (
                <Art
                  key={place}
                  kind="craft"
                  seed={`fleet-${place}`}
                  options={{ grounded: true }}
                />
              ))}
            </div>
            <p>{problem.after}</p>
          </li>
        </ul>
      </Slide>
      <Slide number={3} field="night" title={market.title}>
        <ul className="market-bars">
          {market.figures.map(({ percent, claim, source }, index) => (
            <li key={percent}>
              <div className={`market-bar market-bar-${bars[index]}`}>
                <Counter percent={percent} />
              </div>
              <p>
                {claim}
                {!source && ' (sample figure)'}
              </p>
            </li>
          ))}
        </ul>
        <p className="slide-source">
          {sources.join(' ')} Figures marked as samples are placeholders of ours, not measurements.
        </p>
      </Slide>
      <Slide number={4} field="rani" title={school.title}>
        <dl className="school-stats">
          {school.stats.map(({ figure, of }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd className="number">{figure}</dd>
            </div>
          ))}
        </dl>
        <ul className="school-crew" aria-hidden="true">
          {school.crew.map((name) => (
            <li key={name}>
              <Avatar name={name} nose />
            </li>
          ))}
        </ul>
        <p className="slide-source">The figures and the crew are samples.</p>
      </Slide>
    </>
  );
}
