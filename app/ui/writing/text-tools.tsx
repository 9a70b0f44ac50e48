import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { LinkDialog } from './link-dialog.tsx';

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

interface TextToolsProps {
  editor: Editor;
  /** Its owner's tools, at the end. */
  children?: ReactNode;
}

/** The tools of a text: its looks, lists, tables, links. */
export function TextTools({ editor, children }: TextToolsProps) {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: () =>
      new Set(groups.flat().flatMap((tool) => (tool.active?.(editor) ? [tool.label] : []))),
  });
  useEffect(() => {
    const { dom } = editor.view;
    const press = (event: KeyboardEvent) => {
      // Not in a field inside the text, e.g. of a practice.
      if (event.target !== dom || !isLinkKey(event)) return;
      event.preventDefault();
      // Elsewhere on the page, these keys open the search.
      event.stopPropagation();
      setLinking(true);
    };
    dom.addEventListener('keydown', press);
    return () => dom.removeEventListener('keydown', press);
  }, [editor]);
  return (
    <>
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
      <span className="rich-text-group">
        <button
          type="button"
          aria-label="Link"
          aria-keyshortcuts="Control+K Meta+K"
          title="Link"
          onClick={() => setLinking(true)}
        >
          <Icon name="link" />
        </button>
      </span>
      {children}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const isLinkKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
