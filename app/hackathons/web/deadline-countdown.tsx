import { Countdown } from '#app/ui/base/countdown.tsx';
import { nextDeadline } from '../hackathon-dates.ts';
import { siteName } from '../site-name.ts';
import { BothTimes } from './both-times.tsx';
import './deadline-countdown.css';

interface Due {
  title: string;
  deadline: string;
  /** Where to hand in the work; null: not known yet. */
  externalPage: string | null;
}

interface DeadlineCountdownProps {
  /** Soonest first, as the server had them. */
  events: readonly Due[];
  /** From useDeadlines. */
  now: number | undefined;
  /** Shows beside it what the deadline belongs to. */
  named?: boolean;
}

/** Counts down to the next of these deadlines; zeros if there is none (decisions.md ruling 22). */
export function DeadlineCountdown({ events, now, named }: DeadlineCountdownProps) {
  const next = now === undefined ? (events[0] ?? null) : nextDeadline(events, now);
  const heading = next ? 'Time Left to Submit' : 'Submissions closed';
  return (
    <section className="deadline-countdown">
      <div className="deadline-countdown-head">
        <h2 className="heading-4">{heading}</h2>
        {next && (
          <p>
            {named && <>{next.title}: </>}
            <BothTimes instant={next.deadline} />
          </p>
        )}
      </div>
      <Countdown until={next?.deadline ?? null} label={heading} />
      {next && (
        <p className="deadline-countdown-note text-small">
          {next.externalPage
            ? `Work is submitted on ${siteName(next.externalPage)}, not here.`
            : 'You can’t submit work on this site yet. The clock shows when this hackathon ends.'}
        </p>
      )}
    </section>
  );
}
