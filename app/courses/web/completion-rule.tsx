import { Icon } from '#app/ui/base/icon.tsx';
import { completionRule } from '../completion-rule.ts';
import './completion-rule.css';

/** Stated before someone pays, and again while they learn. */
export const CompletionRule = () => (
  <section className="completion-rule" aria-labelledby="completion-heading">
    <h2 id="completion-heading" className="heading-4">
      <Icon name="award" /> How you finish it
    </h2>
    <p className="text-soft">{completionRule}</p>
  </section>
);
