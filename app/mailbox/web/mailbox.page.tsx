import { useRef, useState, type ReactNode } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { pageMeta } from '#app/shared/page-meta.ts';
import { classes } from '#app/ui/base/classes.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { StoredMail } from '../contract.ts';
import type { Route } from './+types/mailbox.page';
import { KeptMailView } from './kept-mail-view.tsx';
import { fetchKeptMails, useKeptMails } from './use-kept-mails.ts';
import './mailbox.page.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Mailbox',
    description: 'Mails that this installation keeps instead of sending.',
    path: '/dev/mailbox',
    indexed: false,
  });

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await fetchKeptMails(request.signal)) ?? redirect('/');

export function HydrateFallback() {
  return (
    <Frame>
      <div className="mailbox-columns" aria-busy="true">
        <div className="stack">
          <Skeleton shape="panel" />
        </div>
        <Skeleton shape="panel" />
      </div>
    </Frame>
  );
}

export default function MailboxPage({ loaderData }: Route.ComponentProps) {
  const mails = useKeptMails(loaderData);
  const [search] = useSearchParams();
  const [recipient, setRecipient] = useState(search.get('to') ?? '');
  const [openId, setOpenId] = useState<string>();
  const reading = useRef<HTMLDivElement>(null);
  const shown = mails.filter(({ to }) => to.toLowerCase().includes(recipient.trim().toLowerCase()));
  const open = shown.find(({ id }) => id === openId) ?? shown[0];

  const read = (id: string) => {
    setOpenId(id);
    reading.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Frame>
      <div className="mailbox-columns">
        <div className="stack">
          <TextField
            label="Only mails to"
            type="search"
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
          <ol className="mailbox-list" aria-label="Mails, newest first">
            {shown.map((mail) => (
              <li key={mail.id}>
                <MailboxEntry mail={mail} current={mail.id === open?.id} onRead={read} />
              </li>
            ))}
          </ol>
        </div>
        <div ref={reading} className="mailbox-reading">
          {open ? <KeptMailView mail={open} /> : <NoMail filtered={mails.length > 0} />}
        </div>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mailbox wrap">
      <h1 className="heading-2">Mailbox</h1>
      <p className="lede">
        This installation sends no mail. What it would have sent is kept here, open to anyone who
        can reach this page.
      </p>
      {children}
    </div>
  );
}

function MailboxEntry({
  mail,
  current,
  onRead,
}: {
  mail: StoredMail;
  current: boolean;
  onRead: (id: string) => void;
}) {
  return (
    <button
      type="button"
      className={classes('mailbox-entry', current && 'mailbox-entry-current')}
      aria-current={current}
      onClick={() => onRead(mail.id)}
    >
      <span className="strong">{mail.subject}</span>
      <span className="text-small text-soft">{mail.to}</span>
      <span className="text-tiny text-faint">
        <LocalTime instant={mail.at} />
      </span>
    </button>
  );
}

const NoMail = ({ filtered }: { filtered: boolean }) => (
  <p className="mailbox-none text-soft" role="status">
    {filtered
      ? 'No mail to that address.'
      : 'No mail yet. Sign up, or ask for a new password, and it lands here.'}
  </p>
);
