import { useState } from 'react';
import { lessonPieces } from '#app/courses/lesson-html.ts';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { TextEditor } from '#app/ui/writing/text-editor.tsx';
import type { Fault } from '../lesson-texts.contract.ts';
import { lessonExtensions } from './lesson-extensions.ts';
import { LessonTools } from './lesson-tools.tsx';
import { googlePicture } from './pictures.ts';
import { PracticeFaults } from './practice-faults.tsx';

interface LessonTextEditorProps {
  /** Markdown. */
  text: string;
  onText: (text: string) => void;
  /** The faults of its practice. */
  faults: readonly Fault[];
}

/** A lesson's text, with its practice, pictures and files. */
export function LessonTextEditor({ text, onText, faults }: LessonTextEditorProps) {
  const [chosen, setChosen] = useState<readonly TextFile[]>([]);
  const take = (files: readonly TextFile[]) => setChosen((before) => [...before, ...files]);
  return (
    <PracticeFaults value={faults}>
      <TextEditor
        heading={<h2 className="heading-4">Text</h2>}
        label="Lesson text"
        text={text}
        onText={onText}
        extensions={lessonExtensions}
        asRead={asRead}
        className="lesson-text"
        onFiles={take}
        pictureAt={googlePicture}
      >
        {(editor) => (
          <LessonTools
            editor={editor}
            file={chosen[0]}
            onFiles={take}
            onFileDone={() => setChosen(([, ...later]) => later)}
          />
        )}
      </TextEditor>
    </PracticeFaults>
  );
}

const asRead = (text: string): string => JSON.stringify(lessonPieces(text));
