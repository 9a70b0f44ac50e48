import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { communityContract, DeskHighlight } from '../contract.ts';

const call = api<typeof communityContract>();

interface HighlightEditorProps {
  /** Undefined for a new one. */
  highlight: DeskHighlight | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Publishes or changes a highlight; the input stays when the server refuses it. */
export function HighlightEditor({ highlight, onClose, onSaved }: HighlightEditorProps) {
  const [day] = useState(() => indianDate(highlight?.datedAt ?? new Date()));

  const send = (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const pinned = typed('pinnedUntil');
    const body = {
      title: typed('title'),
      words: typed('words'),
      link: typed('link'),
      datedAt: fromIndianTime(typed('datedAt')),
      pinnedUntil: pinned ? fromIndianTime(pinned) : null,
    };
    return highlight
      ? call('PUT /admin/highlights/{id}', {
          params: { id: highlight.id },
          body: { ...body, version: highlight.version },
        })
      : call('POST /admin/highlights', { body });
  };

  const down = highlight?.state === 'unpublished';
  const action = down ? 'Publish again' : 'Save changes';
  return (
    <FormDialog
      wide
      title={highlight ? 'Change the highlight' : 'Publish a highlight'}
      action={highlight ? action : 'Publish'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField
            label="Title"
            required
            defaultValue={highlight?.title}
            hint="Often a member’s name; the text continues from it."
            {...field('title')}
          />
          <TextArea label="Text" required defaultValue={highlight?.words} {...field('words')} />
          <TextField
            label="Link (optional)"
            defaultValue={highlight?.link ?? ''}
            hint="A page of ours, like /courses, or another site with https://"
            {...field('link')}
          />
          <TextField
            label="Date (shown from this day on, IST)"
            type="date"
            required
            defaultValue={day}
            {...field('datedAt')}
          />
          <TextField
            label="Pinned until (optional, IST)"
            type="date"
            defaultValue={highlight?.pinnedUntil ? indianDate(highlight.pinnedUntil) : ''}
            hint="It stays at the top until this day begins."
            {...field('pinnedUntil')}
          />
        </>
      )}
    </FormDialog>
  );
}
