import { Icon } from '#app/ui/base/icon.tsx';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import { featuresInShort, planOf, type PlanType } from '#app/memberships/plans.ts';
import { rupeesText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { takeFocus } from '#app/ui/base/take-focus.ts';
import type { OfferAnswer } from '../contract.ts';
import { planLooks, PlanShip } from './plan-look.tsx';
import type { Offers } from './use-offers.ts';
import './plan-cards.css';

interface PlanCardsProps {
  /** One level below the heading above. */
  nameAs: 'h2' | 'h3';
  /** On sale for everyone. */
  plans: readonly PlanAnswer[];
  /** The current offers to the signed-in person, instead of the plans for everyone. */
  offers?: Offers;
  /** Why the last pressed plan can't be bought. */
  refused?: { planType: PlanType; text: string };
  /** The plan whose checkout was just left: its button takes the focus. */
  left?: PlanType | undefined;
  /** The plan that was pressed before its checkout can open. */
  waiting?: PlanType | undefined;
  onChoose: (planType: PlanType) => void;
}

/** The plans on sale, one card each. */
export function PlanCards({
  nameAs,
  plans,
  offers,
  refused,
  left,
  waiting,
  onChoose,
}: PlanCardsProps) {
  const offered = offers?.open.map(({ plan }) => plan) ?? plans;
  return (
    <div className="plan-cards">
      {offered.map((plan) => (
        <PlanCard
          key={plan.type}
          plan={plan}
          shown={offered}
          nameAs={nameAs}
          offer={offers?.of(plan.type)}
          mine={offers?.membership.planType === plan.type}
          refusal={refused?.planType === plan.type ? refused.text : undefined}
          left={left === plan.type}
          busy={waiting === plan.type}
          onChoose={() => onChoose(plan.type)}
        />
      ))}
    </div>
  );
}

interface PlanCardProps {
  plan: PlanAnswer;
  /** This plan and the others on the page. */
  shown: readonly PlanAnswer[];
  nameAs: 'h2' | 'h3';
  offer?: OfferAnswer;
  mine: boolean;
  refusal?: string;
  left: boolean;
  busy: boolean;
  onChoose: () => void;
}

function PlanCard({
  plan,
  shown,
  nameAs: Name,
  offer,
  mine,
  refusal,
  left,
  busy,
  onChoose,
}: PlanCardProps) {
  const { type, name, validity } = plan;
  const { field, line } = planLooks[type];
  return (
    <article className={`plan plan-${type}`}>
      <div className={`plan-head field-${field}`}>
        <div>
          <Name className="heading-2">{name}</Name>
          <p>{line}</p>
        </div>
        <PlanShip planType={type} />
      </div>
      <div className="plan-body">
        <p className="plan-price">
          <span className="number">{rupeesText(offer?.price ?? plan.currentPrice)}</span>
          <b>{validity === 'Lifetime' ? '/Lifetime' : '/year'}</b>
        </p>
        <PriceNote plan={plan} credit={offer?.credit ?? 0} />
        <Button
          ref={left ? takeFocus : undefined}
          block
          size="large"
          thruster={<Icon name="arrow-up-right" />}
          busy={busy}
          onClick={onChoose}
        >
          {actionOf(name, offer?.kind ?? 'purchase', mine)}
        </Button>
        <FormNote>{refusal}</FormNote>
        <div className="plan-holds">
          <ul className="plan-features">
            {featuresInShort(plan, shown).map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
          {type === 'collegePlan' && <Eligibility open={offer?.eligible ?? false} again={mine} />}
        </div>
      </div>
    </article>
  );
}

/**
 * The College plan's requirement, and where to meet it. Its height is fixed, because the identity
 * is known late.
 */
const Eligibility = ({ open, again }: { open: boolean; again: boolean }) => (
  <p className="text-small">
    {open ? (
      'You have shown that you study.'
    ) : (
      <AppLink className="link" to="/account/college">
        {again ? 'First confirm again that you study' : 'Confirm a college address, or ask us'}
      </AppLink>
    )}
  </p>
);

/** The earlier price, or the credit. */
function PriceNote({
  plan: { type, originalPrice, discountPercent },
  credit,
}: {
  plan: PlanAnswer;
  credit: number;
}) {
  if (credit > 0) {
    return (
      <p className="plan-was">
        <s>{rupeesText(originalPrice)}</s>{' '}
        <Badge kind="ink">{rupeesText(credit)} already paid</Badge>
      </p>
    );
  }
  if (discountPercent === 0) {
    return (
      <p className="plan-was">
        <Badge kind="ink">Pay once, keep it</Badge>
      </p>
    );
  }
  return (
    <p className="plan-was">
      <s>{rupeesText(originalPrice)}</s> <Badge kind="ink">{discountPercent}% off</Badge>
      {type === 'basicPlan' && <span className="text-small">per year</span>}
    </p>
  );
}

function actionOf(name: string, kind: NonNullable<OfferAnswer['kind']>, mine: boolean): string {
  if (kind === 'upgrade') return `Upgrade to ${name}`;
  if (kind === 'renewal') return mine ? `Renew ${name}` : `Continue with ${name}`;
  return `Choose ${name}`;
}

/** `Basic plan, 1 year`, `Premium plan, Lifetime`. */
export const planAndTime = (planType: PlanType): string =>
  `${planOf(planType).name} plan, ${planOf(planType).validity}`;
