import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { toast } from '#app/ui/toast.ts';
import { useEdited } from '#app/ui/use-edited.ts';
import type { DeskInvestor, investorDeskContract, Letter } from '../desk.contract.ts';
import { InvestorEditor } from './investor-editor.tsx';
import { LetterList } from './letter-list.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const call = api<typeof investorDeskContract>();

/** The letters that wait, and what can come of them. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const { open, row, edit, close } = useEdited(letters);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskInvestor>();
  const investor = row?.investor ?? undefined;
  const done = async ({ id }: Letter) => {
    try {
      await call('POST /admin/investor-letters/{id}/closing', { params: { id } });
      toast.success('Letter closed');
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
  const saved = () => {
    toast.success(investor ? 'Investor changed' : 'Investor added');
    close();
  };
  return (
    <>
      {letters.length > 0 ? (
        <LetterList letters={letters} onEdit={({ id }) => edit(id)} onRemove={setLeaving} onDone={done} />
      ) : (
        <EmptyState scene="mail" heading="No letter waits">
          What members find changed, and who asks to be taken out, comes in here.
        </EmptyState>
      )}
      {open && <InvestorEditor key={`${row?.id} ${investor?.version}`} investor={investor} onClose={close} onSaved={saved} />}
      <RemovalDialog investor={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}
