import { Extension } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Opens the Insert menu. */
    insertMenu: undefined;
  }
}

/** Opens the Insert menu with `/` on an empty line, and with Ctrl or Cmd and Enter. */
export const InsertKeys = Extension.create({
  name: 'insertKeys',
  // Before the line break, which Shift and Enter make as well.
  priority: 200,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Mod-Enter': () => {
        editor.emit('insertMenu', undefined);
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleTextInput: ({ state, dispatch }, from, to, text) => {
            if (text !== '/' || !isOnEmptyLine(state)) return false;
            dispatch(state.tr.insertText(text, from, to));
            editor.emit('insertMenu', undefined);
            return true;
          },
        },
      }),
    ];
  },
});

const isOnEmptyLine = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty &&
  $from.depth === 1 &&
  $from.parent.type.name === 'paragraph' &&
  $from.parent.content.size === 0;
