import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import type { authoringContract, EditedLesson } from '../contract.ts';
import { LessonSaver } from './lesson-saver.ts';
import { keepOpen } from './open-savers.ts';

const call = api<typeof authoringContract>();

/**
 * Saves a lesson while it is open; what is unsaved when it is left is sent then. `leaving`
 * is blocked while that can't be saved. The outline shows what was saved.
 */
export function useLessonSaver(courseId: string, { id, revision }: EditedLesson) {
  const { revalidate } = useRevalidator();
  const [saver] = useState(
    () =>
      new LessonSaver({
        revision,
        send: async (texts, base) => {
          const saved = await call('PUT /authoring/courses/{id}/lessons/{lesson}', {
            params: { id: courseId, lesson: id },
            body: { ...texts, revision: base },
          });
          return saved.revision;
        },
      }),
  );
  useEffect(() => {
    const forget = keepOpen(saver);
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.unsaved) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      forget();
      void saver.flush();
    };
  }, [saver]);
  const saving = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  const stuck = saving.state === 'conflict' || saving.state === 'refused';
  const leaving = useBlocker(() => stuck && saver.unsaved !== undefined);
  const settled = saving.state === 'saved' && saver.saves;
  useEffect(() => {
    if (settled) void revalidate();
  }, [settled, revalidate]);
  return { saver, saving, leaving };
}
