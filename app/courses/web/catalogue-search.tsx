import { SearchBox } from '#app/ui/form/search-box.tsx';
import { countText } from '../course-facts.ts';
import type { CatalogueFilterControl } from './use-catalogue-filter.ts';
import './catalogue-search.css';

/** The search box as the poster of the list, docked with the number of results. */
export const CatalogueSearch = ({
  filter: { text, setText },
  total,
}: {
  filter: CatalogueFilterControl;
  total: number;
}) => (
  <div className="catalogue-search" role="search">
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
