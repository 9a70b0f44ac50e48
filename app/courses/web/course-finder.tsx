import { useRef, useState, type KeyboardEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { countText } from '../course-facts.ts';
import type { courseDeskContract, DeskCourse } from '../desk.contract.ts';

const call = api<typeof courseDeskContract>();

/** More than these are found with more words. */
const mostShown = 5;

interface CourseFinderProps {
  /** The slugs of those that are chosen. */
  chosen: readonly string[];
  /** Chooses a course, or no longer. */
  onToggle: (slug: string) => void;
}

/** Finds courses by their titles, so that nobody has to know a slug. */
export function CourseFinder({ chosen, onToggle }: CourseFinderProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly DeskCourse[] | 'failed'>();
  const latest = useRef('');
  const search = async (typed: string) => {
    latest.current = typed;
    setText(typed);
    const answer = typed
      ? await call('GET /admin/courses', { query: { search: typed } })
          .then(({ courses }) => courses)
          .catch(() => 'failed' as const)
      : undefined;
    if (latest.current === typed) setFound(answer);
  };
  const list = found === 'failed' || !found ? [] : found;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles from the box
    <div className="stack" onKeyDown={keepForm}>
      <SearchBox
        label="Find a course"
        placeholder="Title or slug"
        value={text}
        onSearch={(typed) => void search(typed)}
      />
      <p className="text-small text-soft" role="status">
        {found && (found === 'failed' ? 'The courses did not load. Type again.' : foundText(found))}
      </p>
      {list.length > 0 && (
        <ul className="row">
          {list.slice(0, mostShown).map(({ slug, title }) => (
            <li key={slug}>
              <Button
                size="small"
                variant="secondary"
                wrap
                aria-pressed={chosen.includes(slug)}
                onClick={() => onToggle(slug)}
              >
                <Icon name={chosen.includes(slug) ? 'check' : 'plus'} /> {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Enter searches, and doesn't send the form around. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const foundText = ({ length }: readonly DeskCourse[]): string =>
  length > mostShown
    ? `The first ${mostShown} are shown. Type more of the title to find others.`
    : `${countText(length, 'course')} found`;
