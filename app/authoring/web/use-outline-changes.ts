import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { authoringContract } from '../contract.ts';
import type { Place } from '../flat-outline.ts';

const call = api<typeof authoringContract>();

/** Moves stages and lessons. A failure is told, and the outline stays as it was. */
export function useOutlineChanges(courseId: string) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const put = async (to: Place) => {
    setBusy(true);
    try {
      if (to.kind === 'stage')
        await call('PUT /authoring/courses/{id}/stages/{stage}/place', {
          params: { id: courseId, stage: to.id },
          body: { place: to.place },
        });
      else
        await call('PUT /authoring/courses/{id}/lessons/{lesson}/place', {
          params: { id: courseId, lesson: to.id },
          body: { stage: to.stage, place: to.place },
        });
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, put: (place: Place) => void put(place) };
}
