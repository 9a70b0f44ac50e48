import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { liveSessionsContract } from '../contract.ts';
import './calendar-feed.css';

const call = api<typeof liveSessionsContract>();

/** `told` is the moment after creation, the only time when the address is known. */
type Feed =
  | { status: 'asking' }
  | { status: 'none' }
  | { status: 'made'; madeAt: string }
  | { status: 'told'; address: string };

/**
 * An address that calendar programs subscribe to. Its key is shown once, and can be revoked
 * (decisions.md ruling 47).
 */
export function CalendarFeed() {
  const [open, setOpen] = useState(false);
  const [feed, setFeed] = useState<Feed>({ status: 'asking' });
  const { busy, text, submit } = useSubmission();

  const become = (next: () => Promise<Feed>) => submit(async () => setFeed(await next()));
  const ask = async (): Promise<Feed> => {
    const { madeAt } = await call('GET /calendar-feed');
    return madeAt ? { status: 'made', madeAt } : { status: 'none' };
  };
  const make = async (): Promise<Feed> => ({
    status: 'told',
    address: (await call('POST /calendar-feed')).address,
  });
  const end = async (): Promise<Feed> => {
    await call('DELETE /calendar-feed');
    return { status: 'none' };
  };

  const show = () => {
    setOpen(true);
    setFeed({ status: 'asking' });
    void become(ask);
  };
  const { status } = feed;
  const exists = status === 'made' || status === 'told';
  return (
    <>
      <button
        type="button"
        className="calendar-feed-open link text-small"
        aria-haspopup="dialog"
        onClick={show}
      >
        Calendar
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sessions in your own calendar"
        actions={
          <>
            {exists && (
              <Button variant="danger" busy={busy} onClick={() => void become(end)}>
                End the feed
              </Button>
            )}
            {status !== 'told' && (
              <Button busy={busy} onClick={() => void become(status === 'asking' ? ask : make)}>
                {status === 'asking' && text
                  ? 'Try again'
                  : exists
                    ? 'Make a new address'
                    : 'Make an address'}
              </Button>
            )}
          </>
        }
      >
        <p className="text-soft">
          Subscribe to this address in Google Calendar, Apple Calendar or Outlook, and new sessions,
          changes and cancellations appear there automatically. The links are not in it: they appear
          here, shortly before the start.
        </p>
        <div aria-live="polite" aria-busy={status === 'asking' && busy}>
          {status === 'asking' && busy && <Skeleton />}
          {status === 'made' && (
            <p>
              You made an address on <LocalTime instant={feed.madeAt} format="date" />. It is shown
              only once; a new one replaces it.
            </p>
          )}
          {status === 'told' && (
            <TextField
              label="Your address"
              readOnly
              value={feed.address}
              hint="Keep it to yourself, and copy it now: it is not shown again."
              action={
                <CopyButton
                  label="Copy the address"
                  value={feed.address}
                  copied="Address copied to clipboard!"
                  failed="Failed to copy the address"
                />
              }
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </div>
        <FormNote>{text}</FormNote>
      </Dialog>
    </>
  );
}
