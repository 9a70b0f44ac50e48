import { useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { updateUnread } from '#app/shared/identity.ts';
import type { Notification, NotificationList, notificationsContract } from '../contract.ts';

const call = api<typeof notificationsContract>();

export interface Reading {
  notifications: readonly Notification[];
  unread: number;
  /** The last action, for screen readers. */
  said: string;
  /** Why it failed. */
  problem: string;
  readOne: (id: string) => Promise<void>;
  readAll: () => Promise<void>;
}

/**
 * A list of notifications that can be marked as read, one by one or all: at once in the browser,
 * and on the server.
 */
export function useReading(list: NotificationList): Reading {
  const [notifications, setNotifications] = useState<readonly Notification[]>(list.notifications);
  const [unread, setUnread] = useState(list.unread);
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');

  const mark = async (
    which: (each: Notification) => boolean,
    save: () => Promise<{ unread: number }>,
  ): Promise<boolean> => {
    const readAt = new Date().toISOString();
    const marked = new Set(
      notifications.filter((each) => each.readAt === null && which(each)).map(({ id }) => id),
    );
    const show = (at: string | null) =>
      setNotifications((now) =>
        now.map((each) => (marked.has(each.id) ? { ...each, readAt: at } : each)),
      );
    show(readAt);
    setProblem('');
    try {
      const left = (await save()).unread;
      setUnread(left);
      updateUnread(left);
      return true;
    } catch (failure) {
      show(null);
      setProblem(failureText(failure));
      return false;
    }
  };

  return {
    notifications,
    unread,
    said,
    problem,
    readOne: async (id) => {
      const marked = await mark(
        (each) => each.id === id,
        () => call('PUT /notifications/{id}/read', { params: { id } }),
      );
      if (marked) say('Marked as read.');
    },
    readAll: async () => {
      const newest = notifications[0];
      if (!newest) return;
      const marked = await mark(
        () => true,
        () => call('PUT /notifications/read', { body: { upTo: newest.id } }),
      );
      if (marked) say('All are marked as read.');
    },
  };
}
