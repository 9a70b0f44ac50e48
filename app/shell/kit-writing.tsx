import { TextEditor, type WrittenText } from '#app/ui/writing/text-editor.tsx';
import { textExtensions } from '#app/ui/writing/text-extensions.ts';
import { TextTools } from '#app/ui/writing/text-tools.tsx';

const extensions = textExtensions();

/** The editor that the kit's form is written with. */
export const KitWriting = (written: WrittenText) => (
  <TextEditor
    {...written}
    extensions={extensions}
    asRead={(text) => text.trim()}
    className="lesson-text"
  >
    {(editor) => <TextTools editor={editor} />}
  </TextEditor>
);
