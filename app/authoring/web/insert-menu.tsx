import type { Editor } from '@tiptap/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MediaKind } from '#app/media/file-kinds.ts';
import { practiceKinds } from '#app/practice/kinds.ts';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import { newPractice, practiceTemplates, type PracticeTemplate } from '../practice-templates.ts';
import { practiceContent } from './practice-node.tsx';
import { useFileChoice } from './use-file-choice.tsx';
import type { Source } from './use-sent-file.ts';
import './insert-menu.css';

const media: readonly (readonly [MediaKind, IconName, string])[] = [
  ['picture', 'image', 'Picture'],
  ['video', 'circle-play', 'Video'],
  ['file', 'paperclip', 'File'],
];

interface InsertMenuProps {
  editor: Editor;
  onChosen: (source: Source) => void;
}

/** The Insert menu: practice and files. `InsertKeys` opens it from the keyboard. */
export function InsertMenu({ editor, onChosen }: InsertMenuProps) {
  const around = useRef<HTMLSpanElement>(null);
  const files = useFileChoice(onChosen);
  const found = useRef<{ word: string; item?: Element }>({ word: '' });
  const items = () => [
    ...(around.current?.querySelectorAll<HTMLElement>('[popover] button') ?? []),
  ];

  useEffect(() => {
    const open = () => {
      const [trigger, first] = around.current?.querySelectorAll('button') ?? [];
      found.current = { word: '' };
      trigger?.click();
      first?.focus();
    };
    editor.on('insertMenu', open);
    return () => void editor.off('insertMenu', open);
  }, [editor]);

  /** A browser that returns the focus by itself may put the caret at the start. */
  const close = () => {
    around.current?.querySelector<HTMLElement>('[popover]')?.hidePopover();
    editor.view.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (key === 'Escape') {
      event.preventDefault();
      return close();
    }
    if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    const { word: before, item: at } = found.current;
    const word = at === currentTarget ? before + key : key;
    const item = items().find(({ textContent }) => hasWord(textContent, word));
    found.current = { word, ...(item && { item }) };
    if (item) return item.focus();
    // It names nothing here, so it was meant for the text.
    close();
    editor.commands.insertContent({ type: 'text', text: word });
  };
  const choose = (open: () => void) => {
    close();
    takeSlash(editor);
    open();
  };
  return (
    <span ref={around} className="insert-menu">
      {files.parts}
      <Menu
        triggerClassName="insert-menu-trigger"
        panelClassName="insert-menu-panel"
        trigger={
          <>
            <Icon name="plus" /> Insert
          </>
        }
      >
        <ul className="insert-menu-group" aria-label="Practice">
          {practiceTemplates.map((template) => (
            <Item
              key={template.kind}
              face={practiceKinds[template.kind]}
              onPress={press}
              onChoose={() => {
                close();
                insertPractice(editor, template);
              }}
            />
          ))}
        </ul>
        <ul className="insert-menu-group" aria-label="Pictures, videos and files">
          {media.map(([kind, ...face]) => (
            <Item
              key={kind}
              face={face}
              onPress={press}
              onChoose={() => choose(() => files.upload(kind))}
            />
          ))}
          <Item
            face={['image', 'From Media']}
            onPress={press}
            onChoose={() => choose(files.browse)}
          />
        </ul>
        <p className="insert-menu-keys text-small text-faint">
          You can also open this with / on an empty line, or with Ctrl or Cmd and Enter.
        </p>
      </Menu>
    </span>
  );
}

interface ItemProps {
  face: readonly [IconName, string];
  onPress: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

const Item = ({ face: [icon, label], onPress, onChoose }: ItemProps) => (
  <li>
    <button type="button" className="menu-item" onKeyDown={onPress} onClick={onChoose}>
      <Icon name={icon} /> {label}
    </button>
  </li>
);

const hasWord = (label: string, beginning: string): boolean =>
  ` ${label}`.toLowerCase().includes(` ${beginning.toLowerCase()}`);

/** Removes the `/` that opened the menu. */
function takeSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  if ($from.parent.textContent === '/')
    editor.commands.deleteRange({ from: $from.start(), to: $from.end() });
}

/** In place of an empty line, or below the paragraph with the cursor, with its form open. */
function insertPractice(editor: Editor, template: PracticeTemplate): void {
  takeSlash(editor);
  const source = newPractice(template, editor.getMarkdown());
  const { selection, doc } = editor.state;
  const { $from } = selection;
  const to = $from.depth > 0 ? $from.after(1) : doc.content.size;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  editor.storage.practice.opening = source;
  editor
    .chain()
    .insertContentAt({ from: isEmpty ? $from.before(1) : to, to }, [
      practiceContent(source),
      { type: 'paragraph' },
    ])
    .run();
}
