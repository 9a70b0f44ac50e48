import { brand } from '#app/shared/brand.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Countdown } from '#app/ui/base/countdown.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Progress, StageProgress } from '#app/ui/base/progress.tsx';
import { Receipt, ReceiptTotal } from '#app/ui/base/receipt.tsx';
import { Seal } from '#app/ui/base/seal.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { StageList } from '#app/ui/list/stage-list.tsx';
import { StarField } from '#app/ui/art/star-field.tsx';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { Ticket, TicketFacts } from '#app/ui/base/ticket.tsx';
import { KitFigures } from './kit-figures.tsx';
import { KitGroup, KitSection } from './kit-section.tsx';

const bills = [
  {
    id: 'a',
    paidAt: '2026-03-12T06:00:00Z',
    plan: 'Basic Plan (1 Year)',
    amount: '₹4,500',
    paid: true,
  },
  {
    id: 'b',
    paidAt: '2026-03-12T05:50:00Z',
    plan: 'Basic Plan (1 Year)',
    amount: '₹4,500',
    paid: false,
  },
];

const billColumns: Column<(typeof bills)[number]>[] = [
  { name: 'Date', cell: (bill) => <LocalTime instant={bill.paidAt} format="date" /> },
  { name: 'Plan', cell: (bill) => bill.plan, wideOnly: true },
  {
    name: 'Status',
    cell: (bill) =>
      bill.paid ? <Badge kind="ok">Paid</Badge> : <Badge kind="bad">Cancelled</Badge>,
  },
  { name: 'Amount', cell: (bill) => bill.amount, numeric: true },
];

const stages = [
  { id: 'sketch', done: 4, total: 4 },
  { id: 'screens', done: 4, total: 4 },
  { id: 'data', done: 2, total: 5 },
  { id: 'money', done: 0, total: 4 },
  { id: 'launch', done: 0, total: 3 },
];

function Papers() {
  return (
    <KitGroup title="Tickets, receipt, seal">
      <Ticket
        stub={
          <>
            <b className="number">214</b>
            <span>days until renewal</span>
            <StageProgress label="Days used" stages={stages} valueText="151 of 365 days used" />
          </>
        }
      >
        <div>
          <p className="text-small strong">Boarding pass</p>
          <p className="heading-2">Basic Plan (1 Year)</p>
        </div>
        <TicketFacts
          facts={[
            { name: 'Member', value: 'Naina Gill' },
            { name: 'Renews', value: '12 Mar 2027' },
            { name: 'Paid', value: '₹4,500' },
          ]}
        />
      </Ticket>
      <div className="grid grid-cards">
        <Receipt
          title="Order summary"
          aside={<Badge kind="ink">INR</Badge>}
          lines={[
            { name: 'Basic plan, 1 year', amount: '₹7,000' },
            { name: 'Plan discount (29%)', amount: '−₹2,000' },
            { name: 'Referral TENZIN_BUILDS (10%)', amount: '−₹500' },
          ]}
        >
          <ReceiptTotal name="To pay" total="₹4,500" />
          <Button size="large" block thruster={<Icon name="lock" />}>
            Pay Now
          </Button>
        </Receipt>
        <Card className="stack">
          <p className="heading-4">Card</p>
          <p className="text-soft">Paper with a border and no shadow.</p>
          <Facts>
            <Fact name="Joined">12 Mar 2026</Fact>
            <Fact name="Plan">Basic</Fact>
          </Facts>
          <Seal number={brand.guaranteeDays} unit="days">
            <b>{brand.guaranteeDays}-day money-back guarantee.</b> Finish half of it, change your
            mind, and we still refund you.
          </Seal>
          <ButtonLink to="/courses" thruster={<Icon name="arrow-up-right" />} block>
            Start Learning
          </ButtonLink>
        </Card>
        <Panel field="genda" className="stack">
          <p className="heading-3">Stay for good.</p>
          <Card>A card on a field keeps its own colours.</Card>
        </Panel>
      </div>
    </KitGroup>
  );
}

function Progressing() {
  return (
    <KitGroup title="Progress and time">
      <StageProgress label="The no-code app lab" stages={stages} valueText="10 of 20 lessons" />
      <Progress label="Profile" done={2} total={5} />
      <Progress label="Nothing yet" done={0} total={5} />
      <Progress label="All done" done={5} total={5} />
      <p className="meta">
        <span>
          <LocalTime instant="2026-11-21T14:00:00Z" steady />
        </span>
        <span>
          <LocalTime instant="2026-11-21T14:00:00Z" format="date" />
        </span>
      </p>
      <Countdown until="2027-01-01T18:29:59Z" label="Time left to submit" />
      <Countdown until={null} label="Submissions closed" />
    </KitGroup>
  );
}

function Lists() {
  return (
    <>
      <KitGroup title="Table">
        <Card>
          <Table
            caption="Billing history"
            keyOf={(bill) => bill.id}
            rows={bills}
            columns={billColumns}
          />
        </Card>
      </KitGroup>
      <KitFigures />
      <KitGroup title="Stages and questions">
        <StageList
          stages={[
            {
              title: 'Screens and flow',
              note: '2 h 20 m',
              content: 'Blocks, spacing, thumbs. Forms people finish.',
            },
            {
              title: 'Data that behaves',
              note: '2 h 30 m',
              content: 'Tables and relations. Who may see what.',
            },
            {
              title: 'Launch week',
              note: '1 h 20 m',
              content: 'Ten beta users. The launch checklist.',
            },
          ]}
        />
        <Accordion
          name="kit-questions"
          openIndex={0}
          items={[
            {
              title: 'Do I need to know how to code?',
              content:
                'No. If you can write a formula in a spreadsheet you are ahead of the class.',
            },
            {
              title: 'How long do I keep access?',
              content:
                'As long as your plan runs: one year on Basic and College, for good on Premium.',
            },
          ]}
        />
      </KitGroup>
      <KitGroup title="Star field">
        <Panel field="night" className="kit-sky">
          <StarField />
          <p className="heading-3">Eighty stars, slowly.</p>
        </Panel>
      </KitGroup>
    </>
  );
}

export const KitSurfaces = () => (
  <KitSection title="Surfaces">
    <Papers />
    <Progressing />
    <Lists />
  </KitSection>
);
