import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureText } from '#app/shared/api-client.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { rovingIndex } from '#app/ui/base/roving.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Found } from '../contract.ts';
import { searchPath } from '../addresses.ts';
import { find } from './find.ts';
import { SearchResults } from './search-results.tsx';
import './search-dialog.css';

const restMs = 150;

type State =
  | { status: 'idle' }
  | { status: 'found'; q: string; found: Found }
  | { status: 'failed'; text: string };

/**
 * Searches while typing. The arrows move through the results. Enter opens one, or from the box all
 * results.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const openedAt = useRef(key);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<State>({ status: 'idle' });
  const sheet = useRef<HTMLDivElement>(null);
  const asking = searchWords(typed).length > 0;
  const nothing = found.status === 'found' && found.found.groups.length === 0;

  useEffect(() => {
    if (!asking) return setFound({ status: 'idle' });
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void find({ q: typed }, leaving.signal).then(
        (answer) =>
          !leaving.signal.aborted && setFound({ status: 'found', q: typed, found: answer }),
        (failure: unknown) =>
          !leaving.signal.aborted && setFound({ status: 'failed', text: failureText(failure) }),
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, asking]);
  // The page has changed, whatever was chosen.
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  const step = (event: KeyboardEvent) => {
    // WebKit's search fields swallow it, so it never reaches the dialog.
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [
      ...(sheet.current?.querySelectorAll<HTMLElement>('input, .search-hit, .search-all') ?? []),
    ];
    const next = rovingIndex(
      event.key,
      stops.indexOf(document.activeElement as HTMLElement),
      stops.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) void navigate(searchPath(typed));
  };

  return (
    <Dialog open wide onClose={onClose} title="Search">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrows that bubble from its box and links */}
      <div ref={sheet} className="search-dialog" onKeyDown={step}>
        <form role="search" onSubmit={submit}>
          <TextField
            label="Search"
            hideLabel
            type="search"
            placeholder="Courses, tools, questions"
            icon={<Icon name="search" aria-hidden="true" />}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
        <div className="search-dialog-found" aria-live="polite">
          {found.status === 'failed' && <p className="text-soft">{found.text}</p>}
          {nothing && <p className="text-soft">Nothing found for “{found.q}”.</p>}
          {found.status === 'found' && (
            <SearchResults q={found.q} found={found.found} most={4} level={3} />
          )}
          {found.status === 'idle' && asking && <p className="text-soft">Searching…</p>}
          {found.status === 'idle' && !asking && (
            <p className="text-soft">
              Type what you are looking for.{' '}
              <span className="search-keys">The arrow keys move through the results.</span>
            </p>
          )}
        </div>
        <p className="search-end">
          {asking && !nothing && (
            <AppLink className="search-all link" to={searchPath(typed)}>
              All results for “{typed.trim()}”
            </AppLink>
          )}
        </p>
      </div>
    </Dialog>
  );
}
