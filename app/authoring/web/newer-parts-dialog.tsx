import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Outline } from '../contract.ts';
import type { Group, SuppliedPart } from '../supplied-parts.ts';
import type { PartsOffer, suppliedPartsContract } from '../supplied-parts.contract.ts';
import { NewerPart } from './newer-part.tsx';
import { offerUndo } from './replaced-parts.tsx';

const call = api<typeof suppliedPartsContract>();

const words = {
  page: {
    title: 'Newer texts for the course’s page',
    seen: 'They came with the last upgrade. Visitors see what you take over at once: the page has no draft. What you had before can be brought back from History, until you take texts over again.',
  },
  project: {
    title: 'A newer project for this course',
    seen: 'It came with the last upgrade. If you take it over, it is the next version of the project at once. What learners submitted keeps the rubric that they read. Yours can be brought back from History, until somebody saves the project again.',
  },
};

interface NewerPartsDialogProps {
  outline: Pick<Outline, 'id' | 'slug'>;
  group: Group;
  onClose: () => void;
}

/** Shows what the newer texts of an upgrade would change where there is no draft; each is taken or not. */
export function NewerPartsDialog({ outline, group, onClose }: NewerPartsDialogProps) {
  const { id, slug } = outline;
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<PartsOffer>();
  const [taken, setTaken] = useState<ReadonlySet<SuppliedPart>>(new Set());
  const [failure, setFailure] = useState<string>();
  const load = useCallback(() => {
    call(`GET /authoring/courses/{id}/supplied-${group}`, { params: { id } }).then(
      (offer) => {
        setShown(offer);
        // The school's own words stay unless somebody says otherwise.
        const free = offer.parts.filter(({ school }) => school === 'unchanged');
        setTaken(new Set(free.map(({ part }) => part)));
      },
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [id, group]);
  useEffect(load, [load]);

  const answer = async ({ stamp }: PartsOffer, take: SuppliedPart[]) => {
    let answered: Outline;
    try {
      answered = await call(`POST /authoring/courses/{id}/supplied-${group}`, {
        params: { id },
        body: { stamp, take },
      });
    } catch (refused) {
      load();
      throw refused;
    }
    onClose();
    if (take.length === 0) toast.success('Your texts are kept');
    else if (group === 'page' || answered.projectReplacedAt) offerUndo(group, id, revalidate);
    else toast.success('Newer project taken over');
    await revalidate();
  };
  const take = (part: SuppliedPart, checked: boolean) =>
    setTaken(new Set([...taken].filter((each) => each !== part).concat(checked ? part : [])));
  const { title, seen } = words[group];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        shown && (
          <>
            <SendButton variant="quiet" onSend={() => answer(shown, [])}>
              {shown.parts.length > 1 ? 'Keep all of ours' : 'Keep ours'}
            </SendButton>
            {taken.size > 0 && (
              <SendButton onSend={() => answer(shown, [...taken])}>
                Take over what is ticked
              </SendButton>
            )}
          </>
        )
      }
    >
      <p className="text-soft">{seen}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {!shown && !failure && <Skeleton />}
      {shown?.parts.map((each) => (
        <NewerPart
          key={each.part}
          offered={each}
          covers={each.part === 'cover' ? shown.covers : null}
          slug={slug}
          taken={taken.has(each.part)}
          onTake={(checked) => take(each.part, checked)}
        />
      ))}
      {shown?.parts.length === 0 && (
        <p>You have all of this already. Press “Keep ours”, and this is not shown again.</p>
      )}
      {shown && shown.parts.length > 0 && (
        <p className="text-small text-soft">
          What is not ticked stays as you have it. We ask again only when an upgrade brings others.
        </p>
      )}
    </Dialog>
  );
}
