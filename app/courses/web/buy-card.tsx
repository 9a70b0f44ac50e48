import { Icon } from '#app/ui/base/icon.tsx';
import type { Ref } from 'react';
import { myCoursePath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { rupeesText } from '#app/shared/money.ts';
import { plansAddress } from '#app/shared/plans-address.ts';
import { plansWait, waitingCode } from '#app/shared/waiting.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { FactList } from '#app/ui/list/fact-list.tsx';
import { Seal } from '#app/ui/base/seal.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { hasPractice, isWritten, type OutlinedCourse } from '../course-facts.ts';
import './buy-card.css';

interface Offer {
  course: OutlinedCourse;
  /** What is on sale, prices in rupees. */
  plans: readonly { type: string; currentPrice: number }[];
}

const priceOf = (type: string, plans: Offer['plans']): string | undefined => {
  const price = plans.find((plan) => plan.type === type)?.currentPrice;
  return price === undefined ? undefined : rupeesText(price);
};

/**
 * What it takes to open the course: the membership, its price and its guarantee. It stays in view
 * beside the content.
 */
export function BuyCard({ ref, course, plans }: Offer & { ref?: Ref<HTMLElement> }) {
  const yearPrice = priceOf('basicPlan', plans);
  const collegePrice = priceOf('collegePlan', plans);
  return (
    <aside ref={ref} className="buy" aria-label="Membership">
      <Card className="buy-card">
        <p className="text-soft text-small">Included in every membership</p>
        {yearPrice && (
          <p className="number buy-price">
            {yearPrice}
            <small>/year</small>
          </p>
        )}
        {collegePrice && (
          <p className="text-soft text-small">or {collegePrice} a year with a college e-mail.</p>
        )}
        <StartButton course={course} large />
        <MemberLine course={course} />
        <FactList>
          <li>
            <Icon name="layers" /> All courses, and those to come
          </li>
          <li>
            <Icon name="award" /> A certificate for each course you finish
          </li>
          {hasPractice(course) && (
            <li>
              <Icon name="list-checks" /> Practice inside the lessons, with hints
            </li>
          )}
          <li>
            <Icon name="presentation" /> Live sessions, when one is announced
          </li>
        </FactList>
      </Card>
      <Seal number={brand.guaranteeDays} unit="days">
        <b>{brand.guaranteeDays}-day money-back guarantee.</b> Finish half of it, change your mind,
        and we still refund you.
      </Seal>
    </aside>
  );
}

interface BuyBarProps extends Offer {
  /** True once the card has scrolled out of view. */
  shown: boolean;
}

/** The card's short form on small screens; last on the page, so that it never covers the footer. */
export function BuyBar({ course, plans, shown }: BuyBarProps) {
  const yearPrice = priceOf('basicPlan', plans);
  const { active } = standingOf(useIdentity());
  return (
    <div className={classes('buy-bar', shown && 'buy-bar-shown')}>
      {active && <p className="text-small">Part of your membership</p>}
      {!active && yearPrice && (
        <p>
          <b className="number">{yearPrice}</b>{' '}
          <span className="text-tiny text-soft">/year, all courses</span>
        </p>
      )}
      <StartButton course={course} />
    </div>
  );
}

function StartButton({ course, large }: { course: OutlinedCourse; large?: boolean }) {
  const { active } = standingOf(useIdentity());
  const look = large ? ({ size: 'large', block: true } as const) : {};
  if (!active) {
    return (
      <ButtonLink
        to={plansAddress({ course: course.slug })}
        thruster={<Icon name="arrow-up-right" />}
        {...look}
      >
        Start Learning
      </ButtonLink>
    );
  }
  if (!isWritten(course))
    return <p className="buy-not-yet">The lessons are still being written.</p>;
  return (
    <ButtonLink to={myCoursePath(course.slug)} thruster={<Icon name="play" />} {...look}>
      Continue Course
    </ButtonLink>
  );
}

/** Always one line, so that nothing moves when we know who is here. */
function MemberLine({ course }: { course: OutlinedCourse }) {
  const identity = useIdentity();
  if (identity.status === 'signed-in') {
    return (
      <p className="buy-member-line">
        {standingOf(identity).active
          ? 'This course is part of your membership.'
          : 'Choose a plan, and begin today.'}
      </p>
    );
  }
  return (
    <p
      className={classes(
        'buy-member-line',
        identity.status === 'starting' && 'buy-member-line-starting',
      )}
    >
      Already a member?{' '}
      <AppLink to="/login" className="link" onClick={() => plansWait(waitingCode(), course.slug)}>
        Login
      </AppLink>
    </p>
  );
}
