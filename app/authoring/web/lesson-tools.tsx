import type { Editor } from '@tiptap/react';
import type { OnFiles } from '#app/ui/pasting/paste.ts';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { TextTools } from '#app/ui/writing/text-tools.tsx';
import { FileDialog, type PlacedFile } from './file-dialog.tsx';
import { InsertMenu } from './insert-menu.tsx';

interface LessonToolsProps {
  editor: Editor;
  /** The file to be placed, if any. */
  file: TextFile | undefined;
  onFiles: OnFiles;
  /** The file was placed, or not after all. */
  onFileDone: () => void;
}

/** The tools of a lesson's text: the usual ones, practice, and files. */
export const LessonTools = ({ editor, file, onFiles, onFileDone }: LessonToolsProps) => (
  <>
    <TextTools editor={editor}>
      <InsertMenu editor={editor} onFiles={onFiles} />
    </TextTools>
    {file && (
      <FileDialog
        key={`${file.file.name} ${file.file.lastModified}`}
        {...file}
        onPlace={(placed) => place(editor, placed, file.mark)}
        onClose={() => {
          takeMark(editor, file.mark);
          onFileDone();
        }}
      />
    )}
  </>
);

/** A picture or a video, or a link to a file: where its mark stands, else at the cursor. */
function place(editor: Editor, { kind, address, words }: PlacedFile, mark?: string): void {
  takeMark(editor, mark);
  const at = editor.chain().focus();
  if (kind !== 'file') at.setImage({ src: address, alt: words }).run();
  else
    at.insertContent([
      { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: address } }] },
    ]).run();
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
