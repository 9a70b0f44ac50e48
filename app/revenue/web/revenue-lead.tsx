import { indianNumber } from '#app/shared/indian-number.ts';
import { paiseText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { Revenue } from '../contract.ts';
import { periodText } from '../period-text.ts';

/** The period in one sentence. */
export const RevenueLead = ({ all, before, waitingRefunds, ...period }: Revenue) => (
  <Panel as="section" field="genda" className="revenue-lead" aria-labelledby="revenue-lead">
    <h2 id="revenue-lead" className="heading-2">
      {paiseText(all.paid)} in, {paiseText(all.returned)} back
    </h2>
    <p>
      {periodText(period)}:{' '}
      {all.orders === 1 ? '1 paid order' : `${indianNumber(all.orders)} paid orders`}.{' '}
      {periodText(before)} brought {paiseText(before.paid)}.{' '}
      {waitingRefunds > 0 && (
        <AppLink className="strong" to="/admin/orders?state=refund-requested">
          {waitingRefunds === 1
            ? '1 refund waits for an answer'
            : `${waitingRefunds} refunds wait for an answer`}
        </AppLink>
      )}
    </p>
  </Panel>
);
