import { EmptyState } from '#app/ui/list/empty-state.tsx';

/** Shown instead of the editor while no lesson is open. */
export const NoLesson = ({ missing, empty }: { missing: boolean; empty: boolean }) => (
  <EmptyState
    bare
    scene={missing ? 'lost' : 'empty'}
    heading={missing ? 'This is no longer here' : 'Choose a lesson to write'}
  >
    {missing && 'Someone may have deleted it from the draft. '}
    {empty
      ? 'The course has no stage yet. Add one in the outline, then a lesson in it.'
      : 'The lessons are in the outline, stage by stage.'}
  </EmptyState>
);
