import { useRef, type ReactNode } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/notifications.page';
import { notificationsPath, preferencesPath } from '../addresses.ts';
import type { NotificationList, notificationsContract } from '../contract.ts';
import { NotificationItem } from './notification-item.tsx';
import { useReading } from './use-reading.ts';
import './notifications.page.css';

const call = api<typeof notificationsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Notifications',
    description: 'Your notifications about your account, your membership and your rewards.',
    path: notificationsPath,
    indexed: false,
  });

/** The address says which page is shown, so Back leads to the previous one. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return personalAnswer(async () => ({
    list: await call('GET /notifications', { query: { before } }),
    newest: before === undefined,
  }));
};

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<HydrateFallback />}
      failedHeading="Your notifications did not load"
      Frame={Frame}
    >
      {({ list, newest }) => <Told key={list.notifications[0]?.id} list={list} newest={newest} />}
    </Personal>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <div className="notifications-outline" aria-busy="true">
      <Skeleton shape="panel" />
    </div>
  </Frame>
);

function Told({ list, newest }: { list: NotificationList; newest: boolean }) {
  const { notifications, unread, said, problem, readOne, readAll } = useReading(list);
  const region = useRef<HTMLDivElement>(null);
  const markAll = () => {
    void readAll();
    region.current?.focus();
  };
  return (
    <Frame
      action={
        newest &&
        unread > 0 && (
          <Button variant="secondary" size="small" onClick={markAll}>
            Mark all as read
          </Button>
        )
      }
    >
      <FormNote>{problem}</FormNote>
      <div ref={region} tabIndex={-1} role="region" aria-label="Your notifications">
        {notifications.length > 0 ? (
          <Card className="notifications-list">
            <ul>
              {notifications.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onRead={readOne}
                />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState scene="clear" heading="No notifications yet">
            Payments, rewards and sign-ins will show up here.
          </EmptyState>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {(list.next !== null || !newest) && (
        <nav className="notifications-ways" aria-label="Pages">
          {!newest && (
            <ButtonLink variant="quiet" to={notificationsPath}>
              To the newest
            </ButtonLink>
          )}
          {list.next !== null && (
            <ButtonLink
              variant="quiet"
              to={`${notificationsPath}?${new URLSearchParams({ before: list.next })}`}
            >
              Older notifications
            </ButtonLink>
          )}
        </nav>
      )}
    </Frame>
  );
}

const Frame = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <div className="wrap notifications">
    <div className="notifications-head">
      <h1 className="heading-2">Notifications</h1>
      {action}
    </div>
    <p className="text-soft">
      Everything we tell you is kept here.{' '}
      <AppLink className="link" to={preferencesPath}>
        Choose what we mail you
      </AppLink>
    </p>
    {children}
  </div>
);
