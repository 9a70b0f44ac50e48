import type { Editor } from '@tiptap/react';
import { Icon } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { OnFiles } from '#app/ui/pasting/paste.ts';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { TextTools } from '#app/ui/writing/text-tools.tsx';
import { newPractice, practiceTemplates, type PracticeTemplate } from '../practice-templates.ts';
import { FileButton } from './file-button.tsx';
import { FileDialog, type PlacedFile } from './file-dialog.tsx';
import { practiceContent } from './practice-node.tsx';
import './lesson-tools.css';

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
    <TextTools editor={editor} inserts={<FileButton onFiles={onFiles} />}>
      <Menu
        triggerClassName="lesson-tools-practice"
        trigger={
          <>
            <Icon name="plus" /> Practice
          </>
        }
      >
        <ul>
          {practiceTemplates.map((template) => (
            <li key={template.label}>
              <button
                type="button"
                className="menu-item"
                onClick={() => insertPractice(editor, template)}
              >
                {template.label}
              </button>
            </li>
          ))}
        </ul>
      </Menu>
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

/** Below the paragraph with the cursor, with its form open. */
function insertPractice(editor: Editor, template: PracticeTemplate): void {
  const source = newPractice(template, editor.getMarkdown());
  const { $from } = editor.state.selection;
  const after = $from.depth > 0 ? $from.after(1) : editor.state.doc.content.size;
  editor.storage.practice.opening = source;
  editor
    .chain()
    .insertContentAt(after, [practiceContent(source), { type: 'paragraph' }])
    .run();
}

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
