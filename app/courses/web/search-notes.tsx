import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { countText } from '../course-facts.ts';
import type { FoundCourses } from '../search.contract.ts';
import type { CatalogueFilterControl } from './use-catalogue-filter.ts';

/** The words found nothing: these results are for what the person probably meant. */
export const Corrected = ({
  filter: { text, exactAddress },
  corrected,
}: {
  filter: CatalogueFilterControl;
  corrected: string;
}) => (
  <p role="status">
    Results for <b className="strong">{corrected}</b>.{' '}
    <AppLink className="link" to={exactAddress}>
      Search for {text} instead
    </AppLink>
  </p>
);

/** Why the list is empty, and how to change that. */
export function NothingFound({
  filter,
  alone,
}: {
  filter: CatalogueFilterControl;
  alone: FoundCourses['alone'];
}) {
  const [best] = alone;
  if (!best?.count)
    return (
      <EmptyState
        bare
        scene="scope"
        heading="No course matches that."
        action={<ShowAllButton onClick={filter.clear}>Show all courses</ShowAllButton>}
      >
        Try fewer words or fewer filters.
      </EmptyState>
    );
  return (
    <EmptyState
      bare
      scene="scope"
      heading={
        alone.length === 2 ? 'No course has both words.' : 'No course has all of these words.'
      }
      action={
        <>
          <ButtonLink to={filter.addressFor(best.word)} preventScrollReset>
            Search “{best.word}”
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Ask for this course
          </ButtonLink>
        </>
      }
    >
      {alone
        .map(
          ({ word, count }) =>
            `“${word}” alone finds ${count > 0 ? countText(count, 'course') : 'nothing'}`,
        )
        .join(', ')}
      .
    </EmptyState>
  );
}
