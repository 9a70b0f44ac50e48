import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import type { DeskSuggestion, toolDeskContract } from '../desk.contract.ts';
import { longestAnswer, type SuggestionKind } from '../suggestion-kind.ts';
import { SuggestionList } from './suggestion-list.tsx';

const ToolEditor = later(partOf(() => import('./tool-editor.tsx'), 'ToolEditor'));

const call = api<typeof toolDeskContract>();

const nothing = {
  missing: {
    heading: 'No suggestions are waiting',
    text: 'Tools that people suggest appear here.',
  },
  changed: {
    heading: 'No reports are waiting',
    text: 'Reports that a tool has changed appear here.',
  },
};

/** The waiting suggestions and reports, and their decisions; the author is notified of each. */
export function Suggestions({
  show,
  suggestions,
}: {
  show: SuggestionKind;
  suggestions: readonly DeskSuggestion[];
}) {
  const { open, row, edit, close } = useEdited(suggestions);
  const { revalidate } = useRevalidator();
  const [declined, setDeclined] = useState<DeskSuggestion>();
  const tool = row?.changed ?? undefined;
  const saved = () => {
    toast.success(tool ? 'Tool changed' : 'Tool published');
    close();
  };
  const accept = async ({ id }: DeskSuggestion) => {
    try {
      await settle(id, { accepted: true });
      toast.success(show === 'missing' ? 'Suggestion settled' : 'Report settled');
    } finally {
      // Also after a refusal, since the page may have been out of date.
      await revalidate();
    }
  };
  return (
    <>
      {suggestions.length > 0 ? (
        <SuggestionList
          suggestions={suggestions}
          onEdit={({ id }) => edit(id)}
          onAccept={accept}
          onDecline={setDeclined}
        />
      ) : (
        <EmptyState scene="clear" heading={nothing[show].heading}>
          {nothing[show].text}
        </EmptyState>
      )}
      {open && (
        <ToolEditor
          key={`${row?.id} ${tool?.version}`}
          tool={tool}
          suggestion={row}
          onClose={close}
          onSaved={saved}
        />
      )}
      {declined && <DeclineDialog suggestion={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}

const settle = (id: string, body: { accepted: boolean; words?: string }) =>
  call('POST /admin/ai-tool-suggestions/{id}/settlement', { params: { id }, body });

function DeclineDialog({
  suggestion: { id, by, missing, changed },
  onClose,
}: {
  suggestion: DeskSuggestion;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const tell = () => {
    toast.success(missing ? 'Suggestion declined' : 'Report closed');
    onClose();
  };
  return (
    <FormDialog
      title={missing ? `Decline ${missing.name}?` : `Nothing to change about ${changed?.name}?`}
      action={missing ? 'Decline' : 'Close the report'}
      // Also after a refusal, since the page may have been out of date.
      send={(form) =>
        settle(id, { accepted: false, words: typedIn(form, 'words') }).finally(revalidate)
      }
      onClose={onClose}
      onSent={tell}
    >
      {(field) => (
        <TextArea
          label="Why (optional)"
          maxLength={longestAnswer}
          hint={`It is sent to ${by}, in the app and by e-mail. If you leave it empty, we say that we looked at it.`}
          {...field('words')}
        />
      )}
    </FormDialog>
  );
}
