import type { ReactNode } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Attempt } from '../contract.ts';
import { pointsOf, sumOf } from '../points.ts';
import { FileLink } from './file-link.tsx';
import { Rubric } from './rubric.tsx';
import './project-parts.css';

interface AttemptViewProps {
  attempt: Attempt;
  /** What its reader can do about it. */
  children?: ReactNode;
}

/** What was submitted. Once there is a response to it, that comes first. */
export function AttemptView({ attempt: shown, children }: AttemptViewProps) {
  const { id, attempt, link, words, file, submittedAt, criteria, response } = shown;
  return (
    <Card as="article" className="project-attempt">
      <div className="row row-between">
        <h3 className="heading-4">Attempt {attempt}</h3>
        {response ? (
          <Badge kind="ok">
            {sumOf(response.points)} of {pointsOf(criteria)} points
          </Badge>
        ) : (
          <Badge kind="info">Waiting for a response</Badge>
        )}
      </div>
      <p className="text-small text-soft">
        Submitted <LocalTime instant={submittedAt} />
      </p>
      {response && (
        <>
          <h4 className="strong">
            {response.name} responded <LocalTime instant={response.respondedAt} />
          </h4>
          {response.correctedAt !== null && (
            <p className="text-small text-soft">
              Corrected <LocalTime instant={response.correctedAt} />
            </p>
          )}
          <p className="project-words">{response.words}</p>
          <Rubric criteria={criteria} given={response.points} />
          <h4 className="strong">What was submitted</h4>
        </>
      )}
      {link !== null && (
        <p>
          <AppLink className="link" to={link} rel="noopener noreferrer nofollow">
            {link}
          </AppLink>
        </p>
      )}
      {file && <FileLink submission={id} file={file} />}
      {words && <p className="project-words">{words}</p>}
      {children}
    </Card>
  );
}
