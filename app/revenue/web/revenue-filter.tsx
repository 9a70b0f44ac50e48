import { useState } from 'react';
import { indianDate } from '#app/shared/indian-time.ts';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { daysUntil, monthBefore, monthUntil, periodIn, type Period } from '../period.ts';
import { monthText } from '../period-text.ts';
import './revenue-filter.css';

/** The period: one of a few, or any two days. */
export function RevenueFilter() {
  const { read, set, addressWith } = useAddressQuery();
  const [today] = useState(() => indianDate(new Date()));
  const shown = periodIn({ from: read('from') || undefined, to: read('to') || undefined }, today);
  const link = (label: string, { from, to }: Period, isDefault = false) => ({
    label,
    to: addressWith(isDefault ? { from: '', to: '' } : { from, to }),
    current: shown.from === from && shown.to === to,
  });
  const month = monthUntil(today);
  const former = monthBefore(today);
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={shown[name]}
      onChange={({ target }) => set({ ...shown, [name]: target.value })}
    />
  );
  return (
    <div className="revenue-filter">
      <SegmentedLinks
        label="Period"
        links={[
          link(monthText(month.from), month, true),
          link(monthText(former.from), former),
          link('90 days', daysUntil(today, 90)),
          link('Year', daysUntil(today, 365)),
        ]}
      />
      <div className="revenue-days">
        {day('from', 'From')}
        {day('to', 'To')}
      </div>
    </div>
  );
}
