import { indianNumber } from '#app/shared/indian-number.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { Hackathon } from '../contract.ts';
import './hackathon-facts.css';

/** Prize pool, participants, deadline and duration, docked. */
export const HackathonFacts = ({
  hackathon: { prize, participants, deadline, duration },
}: {
  hackathon: Hackathon;
}) => (
  <dl className="hackathon-facts">
    <div>
      <dt>Prize pool</dt>
      <dd className="number">{prize}</dd>
    </div>
    <div>
      <dt>Participants</dt>
      <dd className="number">{participants > 0 ? indianNumber(participants) : 'None yet'}</dd>
    </div>
    <div>
      <dt>Deadline</dt>
      <dd className="number">
        <LocalTime instant={deadline} format="date" />
      </dd>
    </div>
    <div>
      <dt>Duration</dt>
      <dd className="number">{duration}</dd>
    </div>
  </dl>
);

/** Three steps, the first one highest. */
export const Prizes = ({ prizes: { first, second, third } }: { prizes: Hackathon['prizes'] }) => (
  <dl className="prizes">
    <div>
      <dt>1st place</dt>
      <dd className="number">{first}</dd>
    </div>
    <div>
      <dt>2nd place</dt>
      <dd className="number">{second}</dd>
    </div>
    <div>
      <dt>3rd place</dt>
      <dd className="number">{third}</dd>
    </div>
  </dl>
);

export const Ticked = ({ lines }: { lines: readonly string[] }) => (
  <ul className="hackathon-rules">
    {lines.map((line) => (
      <li key={line}>
        <Icon name="check" aria-hidden="true" /> {line}
      </li>
    ))}
  </ul>
);
