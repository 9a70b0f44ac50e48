import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { paste, takeFiles, type Pasting } from '#app/ui/pasting/paste.ts';
import type { TakenOver } from './taken-over.ts';
import type { Looks } from './text-extensions.ts';
import './rich-text.css';

export interface RichTextProps extends Pick<Looks, 'extensions'>, Pasting {
  /** Markdown. */
  text: string;
  onText: (text: string) => void;
  /** The name of the text, for screen readers. */
  label: string;
  /** It takes the focus: at the end, or from the field that it replaces. */
  begun?: 'end' | TakenOver | undefined;
  /** What connects it with its field's hint and error. */
  input?: Readonly<Record<string, string | boolean | undefined>>;
  /** How readers see it. */
  className?: string;
  /** Draws the tools, e.g. `<TextTools>`. */
  children: (editor: Editor) => ReactNode;
}

/** A text as it looks, with its tools and the usual keys. */
export function RichText({
  text,
  onText,
  label,
  begun,
  input = {},
  extensions,
  onFiles,
  pictureAt,
  className,
  children,
}: RichTextProps) {
  const editor = useEditor({
    injectCSS: false,
    extensions,
    ...(typeof begun === 'object'
      ? { content: begun.content }
      : { content: text, contentType: 'markdown' }),
    editorProps: {
      handleDrop: (_view, { dataTransfer }) => takeFiles(dataTransfer?.files, onFiles),
      handleDOMEvents: {
        keydown: tellOfSelection,
        paste: (view, event) => paste(view, event, { onFiles, pictureAt }),
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...set(input),
        class: classes('rich-text', className),
      },
    },
  });
  // What it writes of a text that nobody has changed stands for the text as it was: a click alone
  // adds a line below a last table or practice.
  const [opened] = useState(() =>
    typeof begun === 'object' ? null : { text, written: editor.getMarkdown().trimEnd() },
  );
  const told = useRef(text);
  useLayoutEffect(() => {
    const tell = () => {
      const written = editor.getMarkdown();
      const now = written.trimEnd() === opened?.written ? opened.text : written;
      if (now === told.current) return;
      told.current = now;
      onText(now);
    };
    editor.on('update', tell);
    return () => void editor.off('update', tell);
  }, [editor, opened, onText]);
  // The editor's `autofocus` comes a frame later, and what is typed until then is lost.
  useLayoutEffect(() => {
    if (!begun) return;
    const end = editor.state.doc.content.size;
    const cursor = begun === 'end' ? end : begun.cursor;
    editor.chain().setTextSelection(cursor).scrollIntoView().run();
    editor.view.focus();
  }, [editor, begun]);
  return (
    <>
      <div className="rich-text-tools" role="group" aria-label="Tools">
        {children(editor)}
      </div>
      <EditorContent editor={editor} />
    </>
  );
}

/**
 * Browsers report a new selection with the next frame. A tool that is reached before that, with Tab
 * or by its keys, would work on the old one.
 */
function tellOfSelection(_view: unknown, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key === 'Tab' || ctrlKey || metaKey) document.dispatchEvent(new Event('selectionchange'));
}

/** The attributes that have a value: the editor would write `undefined`. */
const set = (input: NonNullable<RichTextProps['input']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
