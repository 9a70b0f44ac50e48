import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { TextTools } from '#app/ui/writing/text-tools.tsx';
import { FileDialog, type ChosenFile, type PlacedFile } from './file-dialog.tsx';
import { InsertMenu } from './insert-menu.tsx';

interface LessonToolsProps {
  editor: Editor;
  /** The file that the dialog asks about. */
  chosen: ChosenFile | undefined;
  onChosen: (chosen: ChosenFile) => void;
  /** The file was placed, or its author cancelled. */
  onChosenDone: () => void;
}

/** The tools of a lesson's text: the usual ones, practice, and files. */
export const LessonTools = ({ editor, chosen, onChosen, onChosenDone }: LessonToolsProps) => (
  <>
    <TextTools editor={editor}>
      <InsertMenu editor={editor} onChosen={(source) => onChosen({ source })} />
    </TextTools>
    {chosen && (
      <FileDialog
        key={keyOf(chosen)}
        {...chosen}
        onPlace={(placed) => place(editor, placed, chosen.mark)}
        onClose={() => {
          takeMark(editor, chosen.mark);
          onChosenDone();
        }}
      />
    )}
  </>
);

/** Several pasted pictures are described one after another, each in a dialog of its own. */
const keyOf = ({ source }: ChosenFile): string =>
  source instanceof File ? `${source.name} ${source.lastModified}` : source.id;

/**
 * A picture or a video, or a link to a file: where its mark stands, else at the cursor. The
 * picture that was placed last is still selected, and the next one must not replace it.
 */
function place(editor: Editor, { kind, address, words }: PlacedFile, mark?: string): void {
  takeMark(editor, mark);
  const { selection } = editor.state;
  const isLink = kind === 'file';
  const content = isLink
    ? { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: address } }] }
    : { type: 'image', attrs: { src: address, alt: words } };
  const at = editor.chain().focus();
  if (!(selection instanceof NodeSelection)) at.insertContent(content).run();
  else
    at.insertContentAt(
      selection.to,
      isLink ? { type: 'paragraph', content: [content] } : content,
    ).run();
}

/** Removes the mark of a pasted picture, and leaves the cursor there. */
function takeMark(editor: Editor, mark: string | undefined): void {
  if (!mark) return;
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(mark) ?? -1;
    if (at < 0) return;
    const from = position + at;
    editor.commands.deleteRange({ from, to: from + mark.length });
    editor.commands.setTextSelection(from);
  });
}
