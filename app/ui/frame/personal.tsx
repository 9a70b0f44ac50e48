import { Fragment, useEffect, type ComponentType, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { loadIdentity, standingOf, useIdentity } from '#app/shared/identity.ts';
import type { PersonalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';

interface PersonalProps<T> {
  answer: PersonalAnswer<T>;
  /** The outline of the coming content; the same as the page's HydrateFallback. */
  skeleton: ReactNode;
  /** The specification's words for a failure. */
  failedHeading: string;
  /** The page's heading comes with its data, so the failure's heading replaces it. */
  withHeading?: boolean;
  /** Around the failure, if the page's frame comes with the data. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: (data: T) => ReactNode;
}

/**
 * Personal data, or its outline while nobody may see it, or the failure with a button to try again.
 */
export function Personal<T>({
  answer,
  skeleton,
  failedHeading,
  withHeading = false,
  Frame = Fragment,
  children,
}: PersonalProps<T>) {
  const { revalidate, state } = useRevalidator();
  const identity = useIdentity();
  const { active, admin } = standingOf(identity);
  const late = answer.status === 'waiting' && (active || admin);

  // A member has signed in meanwhile, perhaps in another tab.
  useEffect(() => {
    if (late) void revalidate();
  }, [late, revalidate]);

  if (answer.status === 'ready') return children(answer.data);
  if (answer.status === 'waiting') return skeleton;
  const retry = () => {
    if (identity.status === 'unreachable') void loadIdentity();
    void revalidate();
  };
  return (
    <Frame>
      <ErrorState
        heading={failedHeading}
        level={withHeading ? 1 : 2}
        action={
          <Button onClick={retry} busy={state === 'loading'}>
            Try again
          </Button>
        }
      >
        {answer.failure.message}
      </ErrorState>
    </Frame>
  );
}
