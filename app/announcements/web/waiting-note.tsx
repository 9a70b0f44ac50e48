import { useEffect, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Note } from '#app/ui/base/note.tsx';
import type { announcementsContract, DeskAnnouncement } from '../contract.ts';

const call = api<typeof announcementsContract>();

/** How many people are told once an announced course goes on sale; nothing for any other course. */
export function WaitingNote({ courseId: id }: { courseId: string }) {
  const [standing, setStanding] = useState<DeskAnnouncement>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call('GET /authoring/courses/{id}/announcement', { params: { id } }).then(
      setStanding,
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [id]);
  if (failure) return <Note kind="bad">{failure}</Note>;
  return standing?.announced && <Note kind="info">{toldText(standing.waiting)}</Note>;
}

function toldText(waiting: number): string {
  if (waiting === 0) return 'Nobody is waiting for this course, so nobody gets an e-mail.';
  const told = waiting === 1 ? '1 address gets' : `${waiting} addresses get`;
  return `When the course goes on sale, ${told} an e-mail that it is open.`;
}
