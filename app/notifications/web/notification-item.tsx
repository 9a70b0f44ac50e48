import { useRef } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { TimeSince } from '#app/ui/base/time-since.tsx';
import type { Notification } from '../contract.ts';
import './notification-item.css';

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: string) => Promise<void>;
}

/** One notification: its text, time, link, and whether it is new. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, title, text, link, otherLink, createdAt, readAt } = notification;
  const line = useRef<HTMLParagraphElement>(null);
  const read = () => {
    if (readAt === null) void onRead(id);
  };
  const readHere = () => {
    read();
    // The pressed button disappears, so the focus goes to the line.
    line.current?.focus();
  };

  return (
    <li className={classes('notification', readAt === null && 'notification-unread')}>
      <p ref={line} tabIndex={-1} className="notification-head">
        <span className="notification-title">{title}</span>
        {readAt === null && <Badge kind="new">New</Badge>}
      </p>
      <p className="text-small text-soft">{text}</p>
      <div className="notification-foot">
        <TimeSince instant={createdAt} />
        {[link, otherLink].map(
          (each) =>
            each && (
              <AppLink key={each.href} className="link" to={each.href} onClick={read}>
                {each.label}
              </AppLink>
            ),
        )}
        {readAt === null && (
          <button type="button" className="link" onClick={readHere}>
            Mark as read<span className="visually-hidden">: {title}</span>
          </button>
        )}
      </div>
    </li>
  );
}
