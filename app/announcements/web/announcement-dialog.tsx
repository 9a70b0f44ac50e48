import { useEffect, useState } from 'react';
import { linesIn } from '#app/courses/desk-text.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { upcomingPath } from '../addresses.ts';
import { longest, mostPoints } from '../announcement-limits.ts';
import type { announcementsContract, DeskAnnouncement } from '../contract.ts';

const call = api<typeof announcementsContract>();

interface AnnouncementDialogProps {
  courseId: string;
  onClose: () => void;
}

/** What visitors read about a course in preparation, and how many wait for it. */
export function AnnouncementDialog({ courseId: id, onClose }: AnnouncementDialogProps) {
  const [standing, setStanding] = useState<DeskAnnouncement>();
  const [failure, setFailure] = useState<string>();
  const [withdrawing, setWithdrawing] = useState(false);
  useEffect(() => {
    call('GET /authoring/courses/{id}/announcement', { params: { id } }).then(
      setStanding,
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [id]);

  const frame = { title: 'Announcement', onClose };
  if (!standing?.mayAnnounce)
    return (
      <Dialog open {...frame}>
        {failure && <Note kind="bad">{failure}</Note>}
        {!standing && !failure && <Skeleton />}
        {standing && <p>This course has been on sale before, so it can’t be announced any more.</p>}
      </Dialog>
    );

  const { announced, slug, waiting, words, points, opens } = standing;
  const withdraw = async () => {
    await call('DELETE /authoring/courses/{id}/announcement', { params: { id } });
    toast.success('Announcement withdrawn');
    onClose();
  };
  if (withdrawing)
    return (
      <ConfirmDialog
        open
        onClose={() => setWithdrawing(false)}
        title="Withdraw the announcement?"
        action="Withdraw"
        onConfirm={withdraw}
      >
        The page disappears.{' '}
        {waiting > 0 &&
          `${peopleText(waiting)} waiting: their addresses are deleted, and they are not told when the course opens.`}
      </ConfirmDialog>
    );

  const send = (form: HTMLFormElement) =>
    call('PUT /authoring/courses/{id}/announcement', {
      params: { id },
      body: {
        words: typedIn(form, 'words'),
        points: linesIn(typedIn(form, 'points')),
        opens: typedIn(form, 'opens'),
      },
    });
  return (
    <FormDialog
      wide
      {...frame}
      action={announced ? 'Save' : 'Announce'}
      send={send}
      onSent={() => {
        toast.success(announced ? 'Announcement saved' : 'Course announced');
        onClose();
      }}
    >
      {(field) => (
        <>
          {announced ? (
            <div className="row row-between">
              <p>
                <b>{peopleText(waiting)} waiting.</b>{' '}
                <AppLink className="link" to={upcomingPath(slug)}>
                  See the page
                </AppLink>
              </p>
              <Button size="small" variant="quiet" onClick={() => setWithdrawing(true)}>
                Withdraw
              </Button>
            </div>
          ) : (
            <p>
              The course gets a page with its title, its cover and what you write here, but nothing
              from your lessons. People can leave their address there. They get one e-mail when the
              course goes on sale.
            </p>
          )}
          <TextArea
            label="What it is about"
            defaultValue={words}
            maxLength={longest.words}
            {...field('words')}
          />
          <TextArea
            label="What it will cover (optional)"
            hint={`One point per line, at most ${mostPoints}.`}
            defaultValue={points.join('\n')}
            {...field('points')}
          />
          <TextField
            label="When it opens (optional)"
            hint="What follows “It opens”, for example “in January”."
            defaultValue={opens}
            maxLength={longest.opens}
            {...field('opens')}
          />
        </>
      )}
    </FormDialog>
  );
}

const peopleText = (count: number): string =>
  count > 1 ? `${count} people are` : count === 1 ? '1 person is' : 'Nobody is';
