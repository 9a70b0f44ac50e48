import { useCallback, useState, type ReactNode } from 'react';
import { Note } from '#app/ui/base/note.tsx';
import { FieldNote, useFieldIds, type FieldText } from '#app/ui/form/form-field.tsx';
import { RichText, type RichTextProps } from './rich-text.tsx';
import { SourceArea } from './source-area.tsx';
import { takenOver } from './taken-over.ts';
import { isKept, type Looks } from './text-extensions.ts';
import './text-editor.css';

/** What a field tells the editor that it is drawn with. */
export interface WrittenText extends Pick<FieldText, 'label' | 'hint' | 'error'> {
  /** Markdown. */
  text: string;
  onText: (text: string) => void;
  required?: boolean;
  /** Someone was typing at this place of the Markdown when the editor arrived, and goes on there. */
  cursor?: number | undefined;
}

interface TextEditorProps extends WrittenText, Looks, Omit<RichTextProps, 'input'> {
  /** Above the text, beside the choice of the view; without it, the label. */
  heading?: ReactNode;
}

/**
 * A text as it looks, or as Markdown. Both write the same text. One that the first view would change
 * opens in the second, which says so.
 */
export function TextEditor({
  heading,
  asRead,
  hint,
  error,
  required,
  cursor,
  ...written
}: TextEditorProps) {
  const { text, onText, label, extensions } = written;
  const looks = { extensions, asRead };
  const [view, setView] = useState<'looks' | 'markdown'>(() =>
    isKept(text, looks) ? 'looks' : 'markdown',
  );
  // Only at first: someone who chooses a view stays at its button.
  const [begun, setBegun] = useState(cursor !== undefined);
  const [seen] = useState(() =>
    cursor !== undefined && view === 'looks' ? takenOver(text, cursor, extensions) : undefined,
  );
  const focus = useCallback((area: HTMLTextAreaElement | null) => focusAt(area, cursor), [cursor]);
  const choose = (chosen: typeof view) => {
    setBegun(false);
    setView(chosen);
  };
  const kept = view === 'looks' || isKept(text, looks);
  const ids = useFieldIds({ label, hint, error });
  return (
    <div className="text-editor">
      <div className="row row-between">
        {heading ?? <span className="form-field-label">{label}</span>}
        <div className="text-editor-views" role="group" aria-label="View">
          <button
            type="button"
            aria-pressed={view === 'looks'}
            disabled={!kept}
            onClick={() => choose('looks')}
          >
            As it looks
          </button>
          <button
            type="button"
            aria-pressed={view === 'markdown'}
            onClick={() => choose('markdown')}
          >
            Markdown
          </button>
        </div>
      </div>
      {!kept && (
        <Note kind="info">
          The other view would change how this text reads, so you can edit it only as Markdown.
        </Note>
      )}
      {view === 'looks' ? (
        <>
          <RichText
            {...written}
            begun={begun ? (seen ?? 'end') : undefined}
            input={{ ...ids.input, 'aria-required': required }}
          />
          <FieldNote id={ids.note} hint={hint} error={error} />
        </>
      ) : (
        <SourceArea
          ref={begun ? focus : undefined}
          label={`${label} as Markdown`}
          hideLabel
          hint={hint}
          error={error}
          required={required}
          rows={18}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
    </div>
  );
}

function focusAt(area: HTMLTextAreaElement | null, cursor: number | undefined): void {
  area?.focus();
  area?.setSelectionRange(cursor ?? null, cursor ?? null);
}
