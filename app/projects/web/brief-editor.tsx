import { lessonHtml } from '#app/courses/lesson-html.ts';
import { TextEditor, type WrittenText } from '#app/ui/writing/text-editor.tsx';
import { textExtensions } from '#app/ui/writing/text-extensions.ts';
import { TextTools } from '#app/ui/writing/text-tools.tsx';

const looks = { extensions: textExtensions(), asRead: lessonHtml };

/** A project's brief, as its learners see it. */
export const BriefEditor = (written: WrittenText) => (
  <TextEditor {...written} {...looks} className="lesson-text">
    {(editor) => <TextTools editor={editor} />}
  </TextEditor>
);
