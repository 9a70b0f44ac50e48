import { searchWords } from '#app/shared/search-words.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Marked } from '#app/ui/base/marked.tsx';
import { searchPath } from '../addresses.ts';
import type { Found } from '../contract.ts';
import './search-results.css';

interface SearchResultsProps {
  /** The search text as typed. */
  q: string;
  found: Found;
  /** Of each kind; default: all. */
  most?: number;
  level: 2 | 3;
}

/** The results by kind, and the correction of a misspelt word. */
export const SearchResults = ({
  q,
  found: { corrected, groups },
  most,
  level,
}: SearchResultsProps) => {
  const Heading = `h${level}` as const;
  const words = searchWords(corrected ?? q);
  return (
    <div className="search-results">
      {corrected !== null && (
        <p className="search-corrected">
          Results for <b className="strong">{corrected}</b>.{' '}
          <AppLink className="link" to={searchPath(q, { exact: true })}>
            Search for {q.trim()} instead
          </AppLink>
        </p>
      )}
      {groups.map(({ kind, label, hits }) => (
        <section key={kind} aria-label={label}>
          <Heading className={level === 2 ? 'heading-4' : 'text-small text-faint'}>{label}</Heading>
          <ul>
            {hits.slice(0, most).map(({ title, detail, path, sentence }) => (
              <li key={path}>
                <AppLink to={path} className="search-hit">
                  <b className="strong">
                    <Marked text={title} words={words} />
                  </b>
                  <span className="search-hit-detail text-small text-soft">{detail}</span>
                  {sentence !== null && (
                    <span className="text-small">
                      <Marked text={sentence} words={words} />
                    </span>
                  )}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
