import { api, failureText } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { Group } from '../supplied-parts.ts';
import type { suppliedPartsContract } from '../supplied-parts.contract.ts';

const call = api<typeof suppliedPartsContract>();

const words = {
  page: { taken: 'Newer texts taken over.', back: 'Your earlier texts are back' },
  project: { taken: 'Newer project taken over.', back: 'Your earlier project is back' },
};

const pictureGone =
  'Your earlier texts are back. The picture of your earlier cover has been deleted, so the cover is a drawing.';

/** Brings back the page or the project of a course from before a newer one was taken over. */
export async function bringBack(group: Group, id: string): Promise<void> {
  const answer = await call(`POST /authoring/courses/{id}/supplied-${group}/restore`, {
    params: { id },
  });
  if ('pictureGone' in answer && answer.pictureGone) toast.warning(pictureGone);
  else toast.success(words[group].back);
}

/** Says that the newer one was taken over, and offers to undo that. */
export function offerUndo(group: Group, id: string, onUndone: () => Promise<void>): void {
  const undo = async () => {
    toast.dismiss(shown);
    await bringBack(group, id).then(onUndone, (thrown: unknown) =>
      toast.error(failureText(thrown)),
    );
  };
  const shown = toast.success(
    <>
      {words[group].taken}{' '}
      <button type="button" className="link" onClick={() => void undo()}>
        Undo
      </button>
    </>,
  );
}
