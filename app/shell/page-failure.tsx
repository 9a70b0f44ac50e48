import { Icon } from '#app/ui/base/icon.tsx';
import { isRouteErrorResponse } from 'react-router';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import './page-failure.css';

/** Replaces a page that could not be shown. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  return (
    <div className="wrap section">
      <ErrorState
        bare
        level={1}
        heading="This page did not load"
        action={
          <Button thruster={<Icon name="rotate-cw" />} onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        The server did not answer, or not as it should. Usually it is weather, and it passes.
      </ErrorState>
    </div>
  );
}

const PageNotFound = () => (
  <div className="wrap wrap-wide page-not-found">
    <div className="page-not-found-text">
      <h1 className="poster">Wrong planet.</h1>
      <p>
        This page does not exist, or moved without leaving a note. The launch pad is one press away.
      </p>
      <div className="row">
        <ButtonLink to="/" size="large" thruster={<Icon name="house" />}>
          Back to home
        </ButtonLink>
        <AppLink to="/courses" className="more-link">
          Browse all courses <Icon name="arrow-up-right" />
        </AppLink>
      </div>
    </div>
    <Art kind="scene" seed="lost" className="page-not-found-scene" />
  </div>
);
