import { Icon } from '#app/ui/base/icon.tsx';
import './completion-rule.css';

/** What earns the certificate of a learning path: stated before someone pays. */
export const PathRule = () => (
  <section className="completion-rule" aria-labelledby="path-rule-heading">
    <h2 id="path-rule-heading" className="heading-4">
      <Icon name="award" /> Each path ends in a certificate of its own
    </h2>
    <p className="text-soft">
      You earn it when you have finished every course that the path has on that day, in any order.
      The page of each course says what finishing it takes. What you have earned stays yours, even
      if the path changes or your membership ends.
    </p>
  </section>
);
