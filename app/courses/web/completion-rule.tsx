import type { ReactNode } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { completionRule } from '../completion-rule.ts';
import type { CoursePage } from '../contract.ts';
import './completion-rule.css';

interface CompletionRuleProps extends Pick<CoursePage, 'sections'> {
  /** What is still missing, for someone who is in the course. */
  children?: ReactNode;
}

/** Stated before someone pays, and again while they learn. */
export const CompletionRule = ({ sections, children }: CompletionRuleProps) => (
  <section className="completion-rule" aria-labelledby="completion-heading">
    <h2 id="completion-heading" className="heading-4">
      <Icon name="award" /> How you earn the certificate
    </h2>
    <p className="text-soft">{completionRule(sections)}</p>
    {children}
  </section>
);
