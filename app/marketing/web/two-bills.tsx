import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { rupeesText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import './two-bills.css';

export interface BillItem {
  item: string;
  rupees: number;
}

/** A plan of a tool in our directory, at its vendor's price. */
export interface AppBuilder {
  /** Its id in the directory. */
  tool: string;
  plan: string;
  rupeesAMonth: number;
  /** The date of the price: '2026-07-21'. */
  asOf: string;
}

const totalOf = (items: readonly BillItem[]): string =>
  rupeesText(items.reduce((sum, { rupees }) => sum + rupees, 0));

/** The same app, built by an agency and built by oneself. */
export function TwoBills({
  agencyQuote,
  appBuilder,
  membership,
}: {
  agencyQuote: readonly BillItem[];
  appBuilder: AppBuilder;
  /** A plan of ours. */
  membership: BillItem;
}) {
  const { tool, plan, rupeesAMonth, asOf } = appBuilder;
  const own = [membership, { item: `${plan}, 12 months`, rupees: 12 * rupeesAMonth }];
  return (
    <div className="two-bills">
      <div className="bill">
        <p className="strong">
          Agency quote <Badge>Example</Badge>
        </p>
        <dl>
          <Items items={agencyQuote} />
        </dl>
        <p className="bill-total number">
          <s>{totalOf(agencyQuote)}</s>
        </p>
      </div>
      <div className="bill bill-own">
        <p className="strong">You, with {brand.name}</p>
        <dl>
          <Items items={own} />
          <div>
            <dt>“Changes”</dt>
            <dd>yours to make</dd>
          </div>
        </dl>
        <p className="bill-total number">{totalOf(own)}</p>
      </div>
      <p className="two-bills-note text-small">
        The agency’s figures are an invented example. The plan’s price is its vendor’s, as of{' '}
        <time dateTime={asOf}>{instantText(asOf, 'date')}</time>:{' '}
        <AppLink to={`/ai-tools/${tool}`} className="link">
          where we read it
        </AppLink>
        .
      </p>
    </div>
  );
}

const Items = ({ items }: { items: readonly BillItem[] }) =>
  items.map(({ item, rupees }) => (
    <div key={item}>
      <dt>{item}</dt>
      <dd>{rupeesText(rupees)}</dd>
    </div>
  ));
