import { instantText } from '#app/shared/instant-text.ts';
import type { Document } from '../document.ts';

/** What kind of document this is, and its date. */
export const DocumentHead = ({
  document: { title, description, updated, version },
}: {
  document: Omit<Document, 'text'>;
}) => (
  <header className="policy-head">
    <h1 className="heading-1">{title}</h1>
    <p className="lede">{description}</p>
    <p className="text-small text-faint">
      Last updated{' '}
      <time dateTime={updated}>{instantText(`${updated}T00:00:00+05:30`, 'date')}</time>, version{' '}
      {version}
    </p>
  </header>
);

/** The table of contents. */
export const DocumentContents = ({
  sections,
}: {
  sections: readonly { id: string; title: string }[];
}) => (
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
);
