import { useState } from 'react';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { withSeveral } from '../quiz-changes.ts';
import type { QuizFigures } from '../quizzes.contract.ts';
import { OptionsEditor } from './options-editor.tsx';
import './question-editor.css';

interface QuestionEditorProps {
  /** From 1. */
  number: number;
  question: QuizQuestion;
  lessons: readonly { id: string; title: string }[];
  fault: string | undefined;
  figure: QuizFigures['questions'][string] | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (question: QuizQuestion) => void;
  onRemove: () => void;
  onStep: (by: 1 | -1) => void;
}

/** A line break in a question would not be shown. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** A question of the bank: a row that opens. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { number, question, fault, figure, open, onToggle, onChange, onRemove, onStep } = props;
  const [deleting, setDeleting] = useState(false);
  const change = (part: Partial<QuizQuestion>) => onChange({ ...question, ...part });
  return (
    <li className="question-editor">
      <details open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <span>
            <b>{question.name || question.question || `Question ${number}`}</b>
            <span className="text-tiny text-faint">
              {question.several ? 'Choose several' : 'Choose one'}
            </span>
            {fault && (
              <span className="question-editor-fault text-small">
                <Icon name="circle-exclamation-point" /> {fault}
              </span>
            )}
          </span>
          <span className="text-small text-faint tabular">
            {figure?.right === undefined || figure.right === null ? '' : `${figure.right}% right`}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className="question-editor-body">
          <TextField
            label="Short name (optional)"
            hint="For lists. It must not give the answer away."
            maxLength={80}
            value={question.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextArea
            label="Question"
            rows={2}
            maxLength={600}
            value={question.question}
            onChange={({ currentTarget }) => change({ question: oneLine(currentTarget.value) })}
          />
          <CheckField
            label="Several options are right"
            checked={question.several}
            onChange={({ currentTarget }) => onChange(withSeveral(question, currentTarget.checked))}
          />
          <OptionsEditor question={question} onChange={onChange} />
          <TextArea
            label="Explanation"
            hint="Why the answer is right. It is shown once the answers are sent."
            rows={2}
            maxLength={1000}
            value={question.why}
            onChange={({ currentTarget }) => change({ why: oneLine(currentTarget.value) })}
          />
          <SelectField
            label="Lesson that explains it"
            value={question.lesson ?? ''}
            options={[
              { value: '', label: 'No lesson' },
              ...props.lessons.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget }) => change({ lesson: currentTarget.value || null })}
          />
          <div className="row">
            <Button size="small" variant="quiet" onClick={() => onStep(-1)}>
              <Icon name="arrow-up" /> Move up
            </Button>
            <Button size="small" variant="quiet" onClick={() => onStep(1)}>
              <Icon name="arrow-down" /> Move down
            </Button>
            <Button size="small" variant="danger" onClick={() => setDeleting(true)}>
              <Icon name="trash" /> Delete question {number}
            </Button>
          </div>
        </div>
      </details>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title="Delete this question?"
        action="Delete"
        onConfirm={async () => onRemove()}
      >
        It is deleted from the draft, with its options and explanation. You can’t undo this.
      </ConfirmDialog>
    </li>
  );
}
