import { useRef } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { classes } from '#app/ui/base/classes.ts';
import type { Notification } from '../contract.ts';
import { TimeSince } from './time-since.tsx';
import './notification-item.css';

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: string) => Promise<void>;
}

/** One thing that was told: what, when, where to see more of it, and whether it is new. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, title, text, link, createdAt, readAt } = notification;
  const line = useRef<HTMLParagraphElement>(null);
  const read = () => {
    if (readAt === null) void onRead(id);
  };
  const readHere = () => {
    read();
    // The button goes with the press: the keyboard stays where it was.
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
        {link && (
          <AppLink className="link" to={link.href} onClick={read}>
            {link.label}
          </AppLink>
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
