import { useEffect, useRef, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { updateUnread } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { notificationsPath } from '../addresses.ts';
import type { NotificationList, notificationsContract } from '../contract.ts';
import { NotificationItem } from './notification-item.tsx';
import { useReading } from './use-reading.ts';
import './bell-list.css';

const call = api<typeof notificationsContract>();

/** The rest are on their own page. */
const shown = 8;

type Answer =
  | { status: 'loading' }
  | { status: 'ready'; list: NotificationList }
  | { status: 'failed'; message: string };

/** The newest notifications, loaded whenever the bell is opened. */
export function BellList() {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    call('GET /notifications', { query: { limit: shown }, signal: leaving.signal }).then(
      (list) => {
        updateUnread(list.unread);
        setAnswer({ status: 'ready', list });
      },
      (failure: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ status: 'failed', message: failureText(failure) });
      },
    );
    return () => leaving.abort();
  }, [tries]);

  const retry = () => {
    setAnswer({ status: 'loading' });
    setTries(tries + 1);
  };

  if (answer.status === 'ready') return <Filled list={answer.list} />;
  return (
    <>
      <div className="bell-list-head">
        <h2 className="heading-4">Notifications</h2>
      </div>
      {answer.status === 'loading' ? (
        <Outline />
      ) : (
        <Failed message={answer.message} onRetry={retry} />
      )}
      <Foot />
    </>
  );
}

function Filled({ list }: { list: NotificationList }) {
  const { notifications, unread, said, problem, readOne, readAll } = useReading(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const markAll = () => {
    void readAll();
    // The pressed button disappears, so the focus goes to the heading.
    heading.current?.focus();
  };
  return (
    <>
      <div className="bell-list-head">
        <h2 ref={heading} tabIndex={-1} className="heading-4">
          Notifications
        </h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <FormNote>{problem}</FormNote>
      {notifications.length > 0 ? (
        <ul>
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onRead={readOne} />
          ))}
        </ul>
      ) : (
        <div className="bell-list-state">
          <EmptyState bare level={3} scene="clear" heading="No notifications yet">
            Payments, rewards and sign-ins will show up here.
          </EmptyState>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Foot />
    </>
  );
}

const Foot = () => (
  <p className="bell-list-foot">
    <AppLink className="menu-item bell-list-all" to={notificationsPath}>
      All notifications
    </AppLink>
  </p>
);

const Outline = () => (
  <div className="bell-list-outline" role="status">
    <span className="visually-hidden">Loading your notifications</span>
    <Skeleton shape="heading" />
    <Skeleton />
    <Skeleton shape="short" />
    <Skeleton shape="heading" />
    <Skeleton />
  </div>
);

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="bell-list-state" role="alert">
    <b>Your notifications did not load</b>
    <p className="text-soft">{message}</p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
