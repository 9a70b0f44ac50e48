import type { EntryKey } from '#app/ui/form/outbox.ts';

export const lessonKey = (id: string): EntryKey<boolean> => `lesson/${id}`;
export const taskKey = (id: string, task: number): EntryKey<boolean> => `task/${id}/${task}`;
