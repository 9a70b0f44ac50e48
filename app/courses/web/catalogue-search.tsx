import { useEffect, useRef } from 'react';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { countText } from '../course-facts.ts';
import type { CatalogueFilterControl } from './use-catalogue-filter.ts';
import './catalogue-search.css';

/** The search box as the poster of the list, and how many it finds docked to it. */
export function CatalogueSearch({
  filter: { text, setText },
  total,
}: {
  filter: CatalogueFilterControl;
  total: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof Element && target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <div ref={box} className="catalogue-search" role="search">
      <SearchBox
        label="Search courses"
        hideLabel
        name="q"
        placeholder="Try “payments” or “phone”"
        value={text}
        onSearch={setText}
        action={
          <p className="catalogue-count" role="status">
            {countText(total, 'course')}
          </p>
        }
      />
    </div>
  );
}
