import { useState } from 'react';
import { lessonPieces } from '#app/courses/lesson-html.ts';
import { Note } from '#app/ui/base/note.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import type { Fault } from '../contract.ts';
import { RichText } from './rich-text.tsx';
import { asRewritten } from './rich-text-extensions.ts';

interface TextEditorProps {
  /** Markdown. */
  text: string;
  onChange: (text: string) => void;
  /** What is wrong with the practice in it. */
  faults: readonly Fault[];
}

/** A lesson's text: as it looks, or as Markdown. Both write the same text. */
export function TextEditor({ text, onChange, faults }: TextEditorProps) {
  const [view, setView] = useState<'looks' | 'markdown'>(() =>
    isKept(text) ? 'looks' : 'markdown',
  );
  const kept = view === 'looks' || isKept(text);
  return (
    <div className="text-editor">
      <div className="row row-between">
        <h2 className="heading-4">Text</h2>
        <div className="text-editor-views" role="group" aria-label="View">
          <button
            type="button"
            aria-pressed={view === 'looks'}
            disabled={!kept}
            onClick={() => setView('looks')}
          >
            As it looks
          </button>
          <button
            type="button"
            aria-pressed={view === 'markdown'}
            onClick={() => setView('markdown')}
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
        <RichText text={text} onChange={onChange} faults={faults} />
      ) : (
        <TextArea
          label="Markdown"
          hideLabel
          rows={18}
          className="text-editor-markdown"
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** Whether readers would see the same text after the rich view has rewritten it. */
const isKept = (text: string): boolean => asRead(text) === asRead(asRewritten(text));

const asRead = (text: string): string => JSON.stringify(lessonPieces(text));
