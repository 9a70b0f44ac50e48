import { api, failureText } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { suppliedPartsContract } from '../supplied-parts.contract.ts';

const call = api<typeof suppliedPartsContract>();

/** Brings back what the page of a course said before newer texts were taken over. */
export async function bringPageBack(id: string): Promise<void> {
  await call('POST /authoring/courses/{id}/supplied-page/restore', { params: { id } });
  toast.success('Your earlier texts are back');
}

/** Says that newer texts were taken over, and offers to undo that. */
export function offerUndo(id: string, onUndone: () => Promise<void>): void {
  const undo = async () => {
    toast.dismiss(shown);
    await bringPageBack(id).then(onUndone, (thrown: unknown) => toast.error(failureText(thrown)));
  };
  const shown = toast.success(
    <>
      Newer texts taken over.{' '}
      <button type="button" className="link" onClick={() => void undo()}>
        Undo
      </button>
    </>,
  );
}
