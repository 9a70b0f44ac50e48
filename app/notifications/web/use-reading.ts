import { useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { updateUnread } from '#app/shared/identity.ts';
import { toast } from '#app/ui/toast.ts';
import type { Notification, NotificationList, notificationsContract } from '../contract.ts';

const call = api<typeof notificationsContract>();

export interface Reading {
  notifications: readonly Notification[];
  unread: number;
  /** What was done last, for those who do not see it. */
  said: string;
  readOne: (id: string) => Promise<void>;
  readAll: () => Promise<void>;
}

/** A list of notifications, of which one after another, or all, are marked as read: here at once, and on the server. */
export function useReading(list: NotificationList): Reading {
  const [notifications, setNotifications] = useState<readonly Notification[]>(list.notifications);
  const [unread, setUnread] = useState(list.unread);
  const [said, say] = useState('');

  const mark = async (which: (each: Notification) => boolean, save: () => Promise<{ unread: number }>): Promise<boolean> => {
    const before = notifications;
    const readAt = new Date().toISOString();
    setNotifications(before.map((each) => (each.readAt === null && which(each) ? { ...each, readAt } : each)));
    try {
      const left = (await save()).unread;
      setUnread(left);
      updateUnread(left);
      return true;
    } catch (failure) {
      setNotifications(before);
      toast.error(failureText(failure));
      return false;
    }
  };

  return {
    notifications,
    unread,
    said,
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
