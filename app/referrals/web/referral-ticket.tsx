import { Icon } from '#app/ui/base/icon.tsx';
import type { RefObject } from 'react';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { linkAddress, linkDays } from '#app/shared/waiting.ts';
import { Button } from '#app/ui/base/button.tsx';
import { copyAndTell } from '#app/ui/base/copy-button.tsx';
import type { ReferralPage } from '../contract.ts';
import './referral-ticket.css';

interface ReferralTicketProps {
  code: string | null;
  stats: ReferralPage | undefined;
  editing: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

/** The code as a ticket to share; its stub counts the people who came with it. */
export function ReferralTicket({ code, stats, editing, editButton, onEdit }: ReferralTicketProps) {
  return (
    <section className="referral-ticket" aria-labelledby="referral-ticket-heading">
      <div className="referral-ticket-body field-genda">
        <h2 id="referral-ticket-heading" className="referral-ticket-name">
          Your referral code
        </h2>
        <p className="referral-ticket-code">{code ?? 'No referral code'}</p>
        <div className="row">
          {code && (
            <Button
              className="referral-ticket-copy"
              thruster={<Icon name="copy" />}
              onClick={() =>
                void copyAndTell({
                  value: code,
                  copied: 'Referral code copied to clipboard!',
                  failed: 'Failed to copy referral code',
                })
              }
            >
              Copy code
            </Button>
          )}
          {code && (
            <Button
              variant="secondary"
              onClick={() =>
                void copyAndTell({
                  value: location.origin + linkAddress(code),
                  copied: 'Referral link copied to clipboard!',
                  failed: 'Failed to copy referral link',
                })
              }
            >
              <Icon name="link" />
              Copy link
            </Button>
          )}
          <Button ref={editButton} variant="secondary" aria-expanded={editing} onClick={onEdit}>
            <Icon name="pencil" />
            Edit
          </Button>
        </div>
        <p className="text-small">
          Friends get a discount at checkout. You get a reward when they join. The link brings the
          code along for {linkDays} days.
        </p>
      </div>
      {stats && (
        <dl className="referral-ticket-stub field-genda">
          <div>
            <dt>joined</dt>
            <dd className="number">{stats.joined}</dd>
          </div>
          <div>
            <dt>earned so far</dt>
            <dd className="number">{rupeesAndPaiseText(stats.totalRewards)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
