import { planOf } from '#app/memberships/plans.ts';
import { brand } from '#app/shared/brand.ts';
import { rupeesOf, rupeesText } from '#app/shared/money.ts';
import './two-bills.css';

export interface BillItem {
  item: string;
  rupees: number;
}

const basicPlan: BillItem = { item: 'Basic plan', rupees: rupeesOf(planOf('basicPlan').currentPricePaise) };
const totalOf = (items: readonly BillItem[]): string => rupeesText(items.reduce((sum, { rupees }) => sum + rupees, 0));

/** The same app, paid for and built oneself. */
export function TwoBills({ agencyQuote, appBuilderRupees }: { agencyQuote: readonly BillItem[]; appBuilderRupees: number }) {
  const own = [basicPlan, { item: 'App builder', rupees: appBuilderRupees }];
  return (
    <div className="two-bills">
      <div className="bill">
        <p className="strong">Agency quote</p>
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
