import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { TimeSince } from '#app/ui/base/time-since.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import type { ListedPage, memberPagesContract } from '../contract.ts';
import { pageReportReasonWords } from '../report-reasons.ts';
import { HidingButton } from './hiding-button.tsx';
import { PageLink, PageStanding } from './listed-page.tsx';

const call = api<typeof memberPagesContract>();

/** The pages that wait for a decision, the longest waiting first. */
export const ReportedPages = ({ pages }: { pages: readonly ListedPage[] }) =>
  pages.length > 0 ? (
    <Card>
      <RuledList>
        {pages.map((page) => (
          <Reported key={page.uid} page={page} />
        ))}
      </RuledList>
    </Card>
  ) : (
    <EmptyState scene="clear" heading="No reports are waiting">
      Reported pages wait here for a decision.
    </EmptyState>
  );

function Reported({ page }: { page: ListedPage }) {
  const { uid, handle, name, line, hiddenBecause, reports } = page;
  const { revalidate } = useRevalidator();
  const until = reports.at(-1)?.reportedAt ?? new Date(0).toISOString();
  const item = useRef<HTMLLIElement>(null);
  const changed = () => {
    // The page leaves the list, and the pressed button with it.
    const list = item.current?.closest('main');
    if (list) keepFocusIn(list);
    return revalidate();
  };
  const leave = async () => {
    await call('POST /admin/public-pages/{uid}/dismissal', { params: { uid }, body: { until } });
    toast.success('Reports dismissed');
    await changed();
  };
  return (
    <li ref={item} className="stack">
      <div className="row row-between">
        <b>
          <PageLink {...page} />
        </b>
        <PageStanding {...page} />
      </div>
      <p className="text-small text-soft">
        <AppLink className="link" to={memberPath(uid)}>
          {name}
        </AppLink>
        {line && `. ${line}`}
      </p>
      <ul aria-label={`Reports of ${handle}`}>
        {reports.map(({ reason, words, times, reportedAt }) => (
          <li key={`${reason} ${words}`} className="text-small">
            <b>{pageReportReasonWords[reason]}</b>
            {words && `. ${words}`}{' '}
            <span className="text-soft">
              {times > 1 && `Said ${times} times. `}
              <TimeSince instant={reportedAt} />
            </span>
          </li>
        ))}
      </ul>
      <div className="row">
        {hiddenBecause === null && <HidingButton page={page} onChanged={changed} />}
        <SendButton size="small" variant="quiet" aria-label={`Leave it: ${handle}`} onSend={leave}>
          Leave it
        </SendButton>
      </div>
    </li>
  );
}
