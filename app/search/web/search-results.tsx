import { AppLink } from '#app/ui/base/app-link.tsx';
import type { SearchGroups } from '../contract.ts';
import './search-results.css';

interface SearchResultsProps {
  groups: SearchGroups;
  /** Of each kind; default: all. */
  most?: number;
  level: 2 | 3;
}

/** What was found, by kind. */
export const SearchResults = ({ groups, most, level }: SearchResultsProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="search-results">
      {groups.map(({ kind, label, hits }) => (
        <section key={kind} aria-label={label}>
          <Heading className={level === 2 ? 'heading-4' : 'text-small text-faint'}>{label}</Heading>
          <ul>
            {hits.slice(0, most).map(({ title, detail, path }) => (
              <li key={path}>
                <AppLink to={path} className="search-hit">
                  <b className="strong">{title}</b>
                  <span className="search-hit-detail text-small text-soft">{detail}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
