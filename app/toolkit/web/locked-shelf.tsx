import { ButtonLink } from '#app/ui/base/button.tsx';
import type { Shelf } from '../shelves.ts';

/** Where a member goes who wants what her plan doesn't open. */
export const ShelfDoor = ({ shelf }: { shelf: Shelf }) =>
  shelf === 'student' ? (
    <ButtonLink to="/account/college" variant="secondary">
      Confirm your college address
    </ButtonLink>
  ) : (
    <ButtonLink to="/register" variant="secondary">
      See Premium
    </ButtonLink>
  );
