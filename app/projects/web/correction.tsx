import { useState } from 'react';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { Criterion } from '#app/courses/project-text.contract.ts';
import type { OpenSubmission } from '../desk.contract.ts';
import { ResponseForm } from './response-form.tsx';
import { Rubric } from './rubric.tsx';

type Submission = OpenSubmission['submission'];

interface CorrectionProps {
  submission: Submission;
  criteria: readonly Criterion[];
  onSent: () => Promise<unknown>;
}

/** For the person who responded: the response again, to be corrected. */
export function Correction({ submission, criteria, onSent }: CorrectionProps) {
  const [open, setOpen] = useState(false);
  const { id, response, earlier } = submission;
  if (!response) return null;
  return open ? (
    <ResponseForm
      submission={id}
      criteria={criteria}
      corrects={{ ...response, count: earlier.length }}
      onSent={onSent}
    />
  ) : (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Correct response
      </Button>
    </div>
  );
}

interface EarlierResponsesProps {
  criteria: readonly Criterion[];
  earlier: Submission['earlier'];
}

/** What a response said before it was corrected. Its learner doesn't see it. */
export const EarlierResponses = ({ criteria, earlier }: EarlierResponsesProps) =>
  earlier.length > 0 && (
    <Accordion
      name="earlier"
      items={[
        {
          title: 'Before the correction',
          content: earlier.map(({ until, points, words }) => (
            <div key={until} className="stack">
              <p className="text-small text-soft">
                Until <LocalTime instant={until} />
              </p>
              <p className="project-words">{words}</p>
              <Rubric criteria={criteria} given={points} />
            </div>
          )),
        },
      ]}
    />
  );
