import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { rupeesText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { PromoCode } from '../promo-codes.contract.ts';
import { promoStateNames, type PromoState } from '../promo-state.ts';
import { datesOf, offText } from './promo-words.ts';
import './promo-table.css';

interface RowActions {
  onEdit: (code: PromoCode) => void;
  onEnd: (code: PromoCode) => void;
}

/** The orders of a code, on their own desk. */
const ordersWith = (code: string): string => `/admin/orders?q=${encodeURIComponent(code)}`;

const columnsWith = ({ onEdit, onEnd }: RowActions): readonly Column<PromoCode>[] => [
  {
    name: 'Code',
    cell: (promo) => (
      <span className="promo-code">
        <span className="row">
          <b className="promo-code-name">{promo.code}</b>
          <span className="only-small">
            <StateBadge state={promo.state} />
          </span>
        </span>
        <span className="text-tiny text-faint">{conditionsOf(promo)}</span>
        <span className="only-small text-small">{datesOf(promo)}</span>
      </span>
    ),
  },
  { name: 'Off', cell: (promo) => <b className="nowrap">{offText(promo)}</b>, numeric: true },
  {
    name: 'Used',
    cell: ({ code, uses, reserved, mostUses, revenue }) => (
      <span className="promo-code">
        <AppLink className="link nowrap" to={ordersWith(code)}>
          {indianNumber(uses, 0)}
          {mostUses !== null && ` of ${indianNumber(mostUses, 0)}`}
          <span className="visually-hidden"> orders paid with {code}</span>
        </AppLink>
        <span className="text-tiny text-faint">
          {rupeesText(revenue)}
          {reserved > 0 && `, ${reserved} open`}
        </span>
      </span>
    ),
    numeric: true,
  },
  { name: 'Valid', cell: datesOf, wideOnly: true },
  { name: 'State', cell: ({ state }) => <StateBadge state={state} />, wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (promo) =>
      promo.endedAt === null && (
        <span className="row">
          <Button size="small" variant="quiet" onClick={() => onEdit(promo)}>
            Edit <span className="visually-hidden">{promo.code}</span>
          </Button>
          {promo.state !== 'ended' && (
            <Button size="small" variant="secondary" onClick={() => onEnd(promo)}>
              End <span className="visually-hidden">{promo.code}</span>
            </Button>
          )}
        </span>
      ),
  },
];

/** What a buyer needs for it, in a few words. */
function conditionsOf({ plans, minimum, firstPurchaseOnly, mostUsesEach }: PromoCode): string {
  const parts = [
    plans.length > 0
      ? planTypes
          .filter((type) => plans.includes(type))
          .map(planLabel)
          .join(' or ')
      : 'Every plan',
    minimum !== null && `from ${rupeesText(minimum)}`,
    firstPurchaseOnly && 'first purchase',
    mostUsesEach !== null && (mostUsesEach === 1 ? 'once each' : `${mostUsesEach} times each`),
  ];
  return parts.filter(Boolean).join(', ');
}

const kinds = { live: 'ok', waiting: 'info', 'used-up': 'warn', ended: 'neutral' } as const;

const StateBadge = ({ state }: { state: PromoState }) => (
  <Badge kind={kinds[state]}>{promoStateNames[state]}</Badge>
);

export const PromoTable = ({ codes, ...actions }: RowActions & { codes: readonly PromoCode[] }) => (
  <Table caption="Promo codes" columns={columnsWith(actions)} rows={codes} keyOf={({ id }) => id} />
);
