import type { ComponentType } from 'react';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { OpenSubmission } from '../desk.contract.ts';
import { Correction, EarlierResponses } from './correction.tsx';
import { AttemptView } from './attempt-view.tsx';
import { ResponseForm } from './response-form.tsx';

interface SubmissionReviewProps {
  opened: OpenSubmission;
  /** Draws the brief. */
  text: ComponentType<{ html: string }>;
  /** The list that it belongs to. */
  leave: string;
  onChanged: () => Promise<void>;
}

/** A submission with its brief, the earlier attempts, and room for the response. */
export function SubmissionReview({ opened, text: Text, leave, onChanged }: SubmissionReviewProps) {
  const { submission, project, others } = opened;
  return (
    <div className="stack">
      <div>
        <ButtonLink size="small" variant="quiet" to={leave}>
          <Icon name="arrow-left" /> All projects
        </ButtonLink>
      </div>
      <h2 className="heading-3">
        {project.title}, by {submission.name}
      </h2>
      <p className="text-soft">{submission.course}</p>
      <Accordion
        name="brief"
        items={[{ title: 'The brief', content: <Text html={project.html} /> }]}
      />
      <AttemptView attempt={submission} />
      {!submission.response &&
        (submission.own ? (
          <Note kind="info">This is your own submission. Somebody else will respond to it.</Note>
        ) : (
          <ResponseForm submission={submission.id} criteria={project.criteria} onSent={onChanged} />
        ))}
      <EarlierResponses criteria={project.criteria} earlier={submission.earlier} />
      {submission.response && submission.corrects && (
        <Correction
          key={submission.earlier.length}
          submission={submission}
          criteria={project.criteria}
          onSent={onChanged}
        />
      )}
      {others.length > 0 && (
        <section className="stack" aria-labelledby="others-heading">
          <h2 id="others-heading" className="heading-3">
            Other attempts
          </h2>
          {others.map((attempt) => (
            <AttemptView key={attempt.id} attempt={attempt} />
          ))}
        </section>
      )}
    </div>
  );
}
