import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import type { Policy } from '../policy.ts';
import './policy-sheet.css';

/** A policy as a page: what it is, from when, where to find what, and its text. */
export const PolicySheet = ({
  policy: { title, description, updated, version, sections },
  children,
}: {
  policy: Policy;
  children: ReactNode;
}) => (
  <div className="wrap policy-sheet">
    <header className="policy-head">
      <h1 className="heading-1">{title}</h1>
      <p className="lede">{description}</p>
      <p className="text-small text-faint">
        Last updated <time dateTime={updated}>{instantText(`${updated}T00:00:00+05:30`, 'date')}</time>, version {version}
      </p>
    </header>
    <nav className="policy-contents" aria-labelledby="policy-contents">
      <h2 id="policy-contents" className="heading-4">
        On this page
      </h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
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
