import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import type { Policy } from '../policy.ts';
import { DocumentContents, DocumentHead } from './document-head.tsx';
import './policy-sheet.css';

/** A policy as a page: its title, date, table of contents and text. */
export const PolicySheet = ({ policy, children }: { policy: Policy; children: ReactNode }) => (
  <div className="wrap policy-sheet">
    <DocumentHead document={policy} />
    <DocumentContents sections={policy.sections} />
    {children}
  </div>
);

export const policyMeta = ({ title, description }: Policy, path: string): MetaDescriptor[] =>
  pageMeta({
    title,
    description,
    path,
    card: cardPath({ seed: path.slice(1), title }),
    structuredData: [breadcrumbData([{ label: title, path }])],
  });
