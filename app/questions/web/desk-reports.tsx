import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { TimeSince } from '#app/ui/base/time-since.tsx';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { DeskQuestion, questionsDeskContract } from '../desk.contract.ts';
import { reportReasonWords } from '../report-reasons.ts';
import { HidingButton } from './hiding-button.tsx';

const call = api<typeof questionsDeskContract>();

type Report = DeskQuestion['reports'][number];

/** What was reported of a question and its answers, each with its reports and the decision. */
export const DeskReports = ({ reports }: { reports: readonly Report[] }) => (
  <ul className="desk-question-reports" aria-label="Reports">
    {[...Map.groupBy(reports, ({ id }) => id).values()].map((group) => {
      const [first] = group;
      return first && <Reported key={first.id} first={first} reports={group} />;
    })}
  </ul>
);

function Reported({ first, reports }: { first: Report; reports: readonly Report[] }) {
  const { id, of: what, said, hidden } = first;
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmission({ onRefused: ({ words }) => toast.error(words) });
  const path = what === 'question' ? 'PUT /questions/{id}/hiding' : 'PUT /answers/{id}/hiding';
  const clear = (event: MouseEvent<HTMLElement>) => {
    // The report disappears, and the pressed button with it.
    const list = event.currentTarget.closest('main');
    if (list) keepFocusIn(list);
    void submit(async () => {
      await call(path, { params: { id }, body: { hidden: false } });
      toast.success('Report settled');
      await revalidate();
    });
  };
  return (
    <li>
      <blockquote>{said}</blockquote>
      {reports.map((report) => (
        <p key={report.reportedAt} className="text-small text-soft">
          {what === 'answer' ? 'This answer was reported: ' : 'The question was reported: '}
          <b>{reportReasonWords[report.reason]}</b>
          {report.words && `. ${report.words}`} <TimeSince instant={report.reportedAt} />
        </p>
      ))}
      <div className="row">
        {!hidden && <HidingButton what={what} id={id} hidden={false} onChanged={revalidate} />}
        <Button size="small" variant="quiet" busy={busy} onClick={clear}>
          {hidden ? 'Show again' : 'Leave it'}
        </Button>
      </div>
    </li>
  );
}
