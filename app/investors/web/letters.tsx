import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import type { DeskInvestor, investorDeskContract, Letter } from '../desk.contract.ts';
import { LetterList } from './letter-list.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const InvestorEditor = later(partOf(() => import('./investor-editor.tsx'), 'InvestorEditor'));

const call = api<typeof investorDeskContract>();

/** The waiting letters, and the answers to them. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const { open, row, edit, close: closeEditor } = useEdited(letters);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskInvestor>();
  const [answered, setAnswered] = useState<Answered>();
  const investor = row?.investor ?? undefined;
  const answer = async ({ letter: { id }, accepted }: Answered) => {
    try {
      await call('POST /admin/investor-letters/{id}/closing', {
        params: { id },
        body: { accepted },
      });
      toast.success('Letter closed');
    } finally {
      // Also after a refusal, because the shown data may be old.
      await revalidate();
    }
  };
  const close = async (letter: Letter, accepted: boolean) => {
    // A mail to an outsider can't be taken back, so we ask for confirmation.
    if (letter.kind === 'removal') setAnswered({ letter, accepted });
    else await answer({ letter, accepted });
  };
  const saved = () => {
    toast.success(investor ? 'Investor changed' : 'Investor added');
    closeEditor();
  };
  return (
    <>
      {letters.length > 0 ? (
        <LetterList
          letters={letters}
          onEdit={({ id }) => edit(id)}
          onRemove={setLeaving}
          onClose={close}
        />
      ) : (
        <EmptyState scene="mail" heading="No letters are waiting">
          Reports from members and requests to be removed appear here.
        </EmptyState>
      )}
      {open && (
        <InvestorEditor
          key={`${row?.id} ${investor?.version}`}
          investor={investor}
          onClose={closeEditor}
          onSaved={saved}
        />
      )}
      <RemovalDialog investor={leaving} onClose={() => setLeaving(undefined)} />
      <ConfirmDialog
        open={answered !== undefined}
        onClose={() => setAnswered(undefined)}
        title={
          answered?.accepted
            ? `Has ${answered.letter.about} been removed?`
            : `Decline the request about ${answered?.letter.about}?`
        }
        action="Send the answer"
        onConfirm={async () => answered && answer(answered)}
      >
        We will tell {answered?.letter.email}
        {answered?.accepted
          ? ' that the profile is gone for good.'
          : ' that we removed nothing, and that they may reply to us.'}
      </ConfirmDialog>
    </>
  );
}

interface Answered {
  letter: Letter;
  accepted: boolean;
}
