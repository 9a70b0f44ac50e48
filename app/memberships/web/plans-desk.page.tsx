import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { benefitsOf } from '../benefits.ts';
import type { DeskPlan, planDeskContract, PlanChanges } from '../plans.contract.ts';
import { planOf } from '../plans.ts';
import type { Route } from './+types/plans-desk.page';
import { PlanHistory } from './plan-history.tsx';
import './plans-desk.page.css';

const PlanEditor = later(partOf(() => import('./plan-editor.tsx'), 'PlanEditor'));

const call = api<typeof planDeskContract>();
const path = '/admin/plans';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Plans',
    description: 'What the plans cost, and what was changed.',
    path,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(
    async () => {
      const [plans, history] = await Promise.all([
        call('GET /admin/plans'),
        call('GET /admin/plan-changes', { query: { page } }),
      ]);
      return { plans, history };
    },
    { only: 'admin' },
  );
};

export default function PlansDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<DeskOutline />} failedHeading="The plans did not load">
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Desk({ plans, history }: { plans: readonly DeskPlan[]; history: PlanChanges }) {
  const { open, row, edit, close } = useEdited(plans.map((plan) => ({ id: plan.type, ...plan })));
  const saved = () => {
    toast.success('Plan saved');
    close();
  };
  return (
    <div className="stack">
      <p className="text-soft">
        A change applies at once. Orders that were placed before keep their price.
      </p>
      <div className="desk-plans">
        {plans.map((plan) => (
          <PlanSheet key={plan.type} plan={plan} onEdit={() => edit(plan.type)} />
        ))}
      </div>
      <PlanHistory {...history} />
      {open && row && (
        <PlanEditor
          key={`${row.type} ${row.version}`}
          plan={row}
          places={plans.length}
          onClose={close}
          onSaved={saved}
        />
      )}
    </div>
  );
}

function PlanSheet({ plan, onEdit }: { plan: DeskPlan; onEdit: () => void }) {
  const { type, price, formerPrice, discountPercent, onSale, since } = plan;
  const { name, validity } = planOf(type);
  return (
    <Card as="section" className="stack" aria-labelledby={`plan-${type}`}>
      <div className="row row-between">
        <h2 id={`plan-${type}`} className="heading-4">
          {name}
        </h2>
        <Badge kind={onSale ? 'ok' : 'warn'}>{onSale ? 'On sale' : 'Off sale'}</Badge>
      </div>
      <p className="desk-plan-price">
        <span className="number">{paiseText(price)}</span>{' '}
        {formerPrice !== null && (
          <>
            <s>{paiseText(formerPrice)}</s> <Badge kind="ink">{discountPercent}% off</Badge>
          </>
        )}
      </p>
      <Facts>
        <Fact name="Runs for">{validity}</Fact>
        <Fact name="Last changed">
          {since ? <LocalTime instant={since} format="date" /> : 'Never'}
        </Fact>
      </Facts>
      <List
        heading={type === 'basicPlan' ? 'The card lists' : 'The card lists, after all of Basic'}
      >
        {plan.features}
      </List>
      <List heading="It opens">
        {benefitsOf(type)
          .filter(({ open }) => open)
          .map(({ text }) => text)}
      </List>
      <div className="row desk-plan-end">
        <Button variant="secondary" onClick={onEdit}>
          Edit <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </Card>
  );
}

const List = ({ heading, children }: { heading: string; children: readonly string[] }) => (
  <div>
    <h3 className="text-small text-soft">{heading}</h3>
    <ul className="desk-plan-list">
      {children.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
