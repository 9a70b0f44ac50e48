import { useState } from 'react';
import { lessonPieces } from '#app/courses/lesson-html.ts';
import { TextEditor } from '#app/ui/writing/text-editor.tsx';
import type { Fault } from '../lesson-texts.contract.ts';
import type { ChosenFile } from './file-dialog.tsx';
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
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const take = (more: readonly ChosenFile[]) => setChosen((before) => [...before, ...more]);
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
        onFiles={(files) => take(files.map(({ file, ...rest }) => ({ source: file, ...rest })))}
        pictureAt={googlePicture}
      >
        {(editor) => (
          <LessonTools
            editor={editor}
            chosen={chosen[0]}
            onChosen={(one) => take([one])}
            onChosenDone={() => setChosen(([, ...later]) => later)}
          />
        )}
      </TextEditor>
    </PracticeFaults>
  );
}

const asRead = (text: string): string => JSON.stringify(lessonPieces(text));
