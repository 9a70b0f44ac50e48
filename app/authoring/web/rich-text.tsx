import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { Fault } from '../contract.ts';
import { newPractice, practiceTemplates, type PracticeTemplate } from '../practice-templates.ts';
import { PracticeFaults } from './practice-faults.tsx';
import { practiceContent } from './practice-node.tsx';
import { FileButton } from './file-button.tsx';
import { FileDialog, type PlacedFile } from './file-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { extensions } from './rich-text-extensions.ts';
import './rich-text.css';

interface RichTextProps {
  /** Markdown. */
  text: string;
  onChange: (text: string) => void;
  /** What is wrong with the practice in it. */
  faults: readonly Fault[];
}

/** The text as it looks, with the usual tools and keys. */
export function RichText({ text, onChange, faults }: RichTextProps) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const take = (files: FileList | null | undefined): boolean => {
    if (!files?.length) return false;
    setChosen((before) => [...before, ...files]);
    return true;
  };
  const editor = useEditor({
    injectCSS: false,
    extensions,
    content: text,
    contentType: 'markdown',
    onUpdate: (event) => onChange(event.editor.getMarkdown()),
    editorProps: {
      // Word adds a picture of the text that it copies.
      handlePaste: (_view, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && take(clipboardData?.files),
      handleDrop: (_view, { dataTransfer }) => take(dataTransfer?.files),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Lesson text',
        class: 'lesson-text rich-text',
      },
    },
  });
  const [file] = chosen;
  return (
    <>
      <Toolbar editor={editor} onFiles={take} />
      <PracticeFaults value={faults}>
        <EditorContent editor={editor} />
      </PracticeFaults>
      {file && (
        <FileDialog
          key={`${file.name} ${file.lastModified}`}
          file={file}
          onPlace={(placed) => place(editor, placed)}
          onClose={() => setChosen(([, ...later]) => later)}
        />
      )}
    </>
  );
}

interface Tool {
  label: string;
  icon: IconName;
  active?: (editor: Editor) => boolean;
  press: (editor: Editor) => unknown;
}

const chain = (editor: Editor) => editor.chain().focus();

const groups: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Heading',
      icon: 'heading-2',
      active: (editor) => editor.isActive('heading'),
      press: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Bold',
      icon: 'letter-b',
      active: (editor) => editor.isActive('bold'),
      press: (editor) => chain(editor).toggleBold().run(),
    },
    {
      label: 'Italic',
      icon: 'italic',
      active: (editor) => editor.isActive('italic'),
      press: (editor) => chain(editor).toggleItalic().run(),
    },
    {
      label: 'Quotation',
      icon: 'quote',
      active: (editor) => editor.isActive('blockquote'),
      press: (editor) => chain(editor).toggleBlockquote().run(),
    },
  ],
  [
    {
      label: 'List',
      icon: 'list',
      active: (editor) => editor.isActive('bulletList'),
      press: (editor) => chain(editor).toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: 'list-ordered',
      active: (editor) => editor.isActive('orderedList'),
      press: (editor) => chain(editor).toggleOrderedList().run(),
    },
    {
      label: 'Table',
      icon: 'table-2',
      press: (editor) => chain(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    {
      label: 'Code',
      icon: 'code',
      active: (editor) => editor.isActive('codeBlock'),
      press: (editor) => chain(editor).toggleCodeBlock().run(),
    },
  ],
  [
    { label: 'Undo', icon: 'undo-2', press: (editor) => chain(editor).undo().run() },
    { label: 'Redo', icon: 'redo-2', press: (editor) => chain(editor).redo().run() },
  ],
];

interface ToolbarProps {
  editor: Editor;
  onFiles: (files: FileList | null) => void;
}

function Toolbar({ editor, onFiles }: ToolbarProps) {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: () =>
      new Set(groups.flat().flatMap((tool) => (tool.active?.(editor) ? [tool.label] : []))),
  });
  return (
    <div className="rich-text-tools" role="group" aria-label="Tools">
      {groups.map((tools) => (
        <span key={tools[0]?.label} className="rich-text-group">
          {tools.map((tool) => (
            <button
              key={tool.label}
              type="button"
              aria-label={tool.label}
              title={tool.label}
              aria-pressed={tool.active ? active.has(tool.label) : undefined}
              onClick={() => tool.press(editor)}
            >
              <Icon name={tool.icon} />
            </button>
          ))}
        </span>
      ))}
      <Menu
        triggerClassName="rich-text-insert"
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
      <span className="rich-text-group">
        <FileButton onFiles={onFiles} />
        <button type="button" aria-label="Link" title="Link" onClick={() => setLinking(true)}>
          <Icon name="link" />
        </button>
      </span>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

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
  if (kind !== 'file') chain(editor).setImage({ src: address, alt: words }).run();
  else
    chain(editor)
      .insertContent([
        { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: address } }] },
      ])
      .run();
}
