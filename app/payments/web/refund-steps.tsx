import type { ReactNode } from 'react';
import { paiseText } from '#app/shared/money.ts';
import { classes } from '#app/ui/base/classes.ts';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { RefundRequest } from '../refunds.contract.ts';
import './refund-steps.css';

interface RefundStepsProps {
  request: RefundRequest;
  /** What an approval ends: 'your membership ends'. */
  ends: string;
  /** What can still be done about it. */
  children?: ReactNode;
}

/** A request on its way: asked, approved, sent, paid out. */
export function RefundSteps({ request, ends, children }: RefundStepsProps) {
  const { requestedAt, decidedAt, sentAt, arrivedAt, failedAt, references } = request;
  const amount = paiseText(request.amount);
  const approvedAt = request.state === 'approved' ? decidedAt : null;
  const steps = [
    { name: 'Asked', at: requestedAt, text: 'You asked within the time for refunds.' },
    {
      name: 'Approved',
      at: approvedAt,
      text: approvedAt ? 'We approved it.' : `A person decides. If we approve it, ${ends}.`,
    },
    { name: 'Sent', at: sentAt, text: 'Our payment partner has the refund.' },
    {
      name: 'Paid out',
      at: arrivedAt,
      text: 'Refunds are processed within 5-7 business days. Then your bank shows it.',
    },
  ];
  return (
    <Panel
      as="section"
      field={approvedAt ? 'mint' : 'sky'}
      className="refund-steps"
      aria-labelledby="refund-steps-heading"
    >
      <div role="status">
        <h2 id="refund-steps-heading" className="heading-3">
          {headingOf(amount, request)}
        </h2>
      </div>
      <ol>
        {steps.map(({ name, at, text }) => (
          <li key={name} className={classes(at !== null && 'refund-step-done')}>
            <span className="refund-step-node" aria-hidden="true">
              {at && <Icon name="check" />}
            </span>
            <b>
              {name}
              <span className="visually-hidden">{at ? ', done' : ', not yet'}</span>
            </b>
            {at && (
              <span className="text-small strong">
                <LocalTime instant={at} />
              </span>
            )}
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
      {failedAt && !arrivedAt && (
        <Note kind="warn">
          Our payment partner could not pay it out. We are looking into it, and you don’t have to do
          anything.
        </Note>
      )}
      {references.length > 0 && (
        <div>
          <p className="text-small strong">If your bank asks</p>
          {references.map((reference) => (
            <p key={reference} className="row">
              <code>{reference}</code>
              <CopyButton
                small
                label={`Copy the refund’s number ${reference}`}
                value={reference}
                copied="Number copied"
                failed="The number could not be copied"
              />
            </p>
          ))}
        </div>
      )}
      {children}
    </Panel>
  );
}

function headingOf(amount: string, { state, sentAt, arrivedAt }: RefundRequest): string {
  if (state === 'requested') return `You asked for ${amount} back`;
  if (arrivedAt) return `${amount} was paid out to you`;
  return sentAt ? `${amount} is on its way to you` : `Your refund of ${amount} is approved`;
}
