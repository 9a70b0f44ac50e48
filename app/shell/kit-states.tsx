import { Icon } from '#app/ui/base/icon.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { KitSection } from './kit-section.tsx';

export const KitStates = () => (
  <KitSection title="States">
    <div className="grid grid-cards">
      <EmptyState
        scene="empty"
        level={3}
        heading="No courses available at the moment."
        action={<ButtonLink to="/">Go to Home</ButtonLink>}
      >
        New ones are being fuelled. Try again tomorrow.
      </EmptyState>
      <EmptyState
        scene="scope"
        level={3}
        heading="No hackathons found matching your criteria."
        action={<Button variant="quiet">Clear filters</Button>}
      >
        Clear a filter or two, or look again on Monday.
      </EmptyState>
      <EmptyState
        scene="lost"
        level={3}
        heading="Course Not Found"
        action={<ButtonLink to="/courses">Back to courses</ButtonLink>}
      >
        It may have a new address. The list has everything that flies.
      </EmptyState>
      <ErrorState
        level={3}
        heading="Failed to load courses"
        action={<Button thruster={<Icon name="rotate-cw" />}>Try again</Button>}
      >
        The server did not answer. Usually it is weather, and it passes.
      </ErrorState>
      <ErrorState
        scene="fuse"
        level={3}
        heading="Invalid Reset Link"
        action={<ButtonLink to="/forgot-password">Request New Reset Link</ButtonLink>}
      >
        The password reset link is invalid or has expired.
      </ErrorState>
      <EmptyState
        scene="mail"
        level={3}
        heading="Verify Your Email"
        action={<ButtonLink to="/login">Login Again</ButtonLink>}
      >
        Please check your email to verify your account.
      </EmptyState>
      <EmptyState
        bare
        scene="clear"
        level={3}
        heading="Email Verified"
        action={
          <ButtonLink to="/login" thruster={<Icon name="arrow-up-right" />}>
            Login
          </ButtonLink>
        }
      >
        Your email has been successfully verified.
      </EmptyState>
    </div>
  </KitSection>
);
