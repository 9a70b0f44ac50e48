import { useState } from 'react';
import type { membershipsContract } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { MemberDetail, Period } from '../contract.ts';
import { useDecision } from './member-actions.tsx';

const call = api<typeof membershipsContract>();

const sourceOf = ({ grantReason, seatId }: Period): string => {
  if (grantReason) return `Granted: ${grantReason}`;
  return seatId ? 'From a redeemed code' : 'Bought';
};

/**
 * A page of membership periods, newest first, with their origin and outcome. A granted one can be
 * revoked.
 */
export function MemberPeriods({
  uid,
  version,
  periods,
}: Pick<MemberDetail, 'uid' | 'version' | 'periods'>) {
  const [revoking, setRevoking] = useState<Period>();
  const decide = useDecision();
  const { addressWith } = useAddressQuery();
  if (periods.items.length === 0) return <p className="text-soft">No membership yet.</p>;
  return (
    <>
      <RuledList>
        {periods.items.map((period) => (
          <li key={period.id}>
            <div className="row row-between">
              <div>
                <p className="strong">{planLabel(period.planType)}</p>
                <p className="text-small">
                  <LocalTime instant={period.startsAt} format="date" />
                  {period.endsAt ? (
                    <>
                      {' to '}
                      <LocalTime instant={period.endsAt} format="date" />
                    </>
                  ) : (
                    ', for life'
                  )}
                </p>
                <p className="text-small text-faint">{sourceOf(period)}</p>
                {period.reversedAt && (
                  <p className="text-small text-faint">
                    Reversed on <LocalTime instant={period.reversedAt} format="date" />:{' '}
                    {period.reversalReason}
                  </p>
                )}
              </div>
              {period.reversedAt && <Badge kind="bad">Reversed</Badge>}
              {!period.reversedAt && period.grantReason && (
                <Button size="small" variant="danger" onClick={() => setRevoking(period)}>
                  Revoke
                </Button>
              )}
            </div>
          </li>
        ))}
      </RuledList>
      <Pagination
        page={periods.page}
        pages={periods.pages}
        addressOf={(page) => addressWith({ periods: page > 1 ? String(page) : '' })}
        label="Membership"
      />
      <DecisionDialog
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title="Revoke this period"
        action="Revoke"
        danger
        hint="Kept with the period and in the audit log. We tell the person by e-mail that it was revoked."
        done="Period revoked"
        onDecide={decide((reason) =>
          call('POST /admin/members/{uid}/revocations', {
            params: { uid },
            body: { reason, version, periodId: revoking?.id ?? '' },
          }),
        )}
      />
    </>
  );
}
