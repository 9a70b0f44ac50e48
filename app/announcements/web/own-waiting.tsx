import { useEffect, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { useIdentity } from '#app/shared/identity.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { announcementsContract } from '../contract.ts';

const call = api<typeof announcementsContract>();

/** For someone signed in: the address is known, and it is the person's own. */
export function OwnWaiting({ slug }: { slug: string }) {
  const identity = useIdentity();
  const [waiting, setWaiting] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call('GET /announcements/{slug}/waiting', { params: { slug } }).then(
      (standing) => setWaiting(standing.waiting),
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [slug]);
  const change = async (method: 'PUT' | 'DELETE') => {
    const standing = await call(`${method} /announcements/{slug}/waiting`, { params: { slug } });
    setWaiting(standing.waiting);
    toast.success(standing.waiting ? 'We will tell you when it opens' : 'Your address is deleted');
  };

  if (failure) return <Note kind="bad">{failure}</Note>;
  if (waiting === undefined || identity.status !== 'signed-in') return <Skeleton />;
  const { email } = identity.profile;
  return waiting ? (
    <>
      <p>
        You are on the list. On the day it opens, we will send one e-mail to <b>{email}</b>.
      </p>
      <SendButton variant="secondary" onSend={() => change('DELETE')}>
        Don’t tell me
      </SendButton>
    </>
  ) : (
    <>
      <p>
        On the day it opens, we can send one e-mail to <b>{email}</b>. Then you are off the list.
      </p>
      <SendButton onSend={() => change('PUT')}>Tell me when it opens</SendButton>
    </>
  );
}
