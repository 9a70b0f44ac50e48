import type { Editor } from '@tiptap/react';
import { Icon } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import { TextTools } from '#app/ui/writing/text-tools.tsx';
import { newPractice, practiceTemplates, type PracticeTemplate } from '../practice-templates.ts';
import { FileButton } from './file-button.tsx';
import { FileDialog, type PlacedFile } from './file-dialog.tsx';
import { practiceContent } from './practice-node.tsx';
import './lesson-tools.css';

interface LessonToolsProps {
  editor: Editor;
  /** The file to be placed, if any. */
  file: File | undefined;
  onFiles: (files: readonly File[]) => void;
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
        key={`${file.name} ${file.lastModified}`}
        file={file}
        onPlace={(placed) => place(editor, placed)}
        onClose={onFileDone}
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

/** A picture or a video at the cursor, or a link to a file. */
function place(editor: Editor, { kind, address, words }: PlacedFile): void {
  const at = editor.chain().focus();
  if (kind !== 'file') at.setImage({ src: address, alt: words }).run();
  else
    at.insertContent([
      { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: address } }] },
    ]).run();
}
