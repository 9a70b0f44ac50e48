import { useEffect, useState, type ReactNode } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { LessonPart } from '#app/practice/contract.ts';
import { Note } from '#app/ui/base/note.tsx';
import type { authoringContract } from '../contract.ts';
import { isKindFault } from '../kind-fault.ts';
import type { Fault, LessonTexts } from '../lesson-texts.contract.ts';

const call = api<typeof authoringContract>();

/** Asks after a pause in typing. */
const pauseMs = 500;

/** What readers see of a lesson. */
export type Written = Pick<LessonTexts, 'body' | 'needs' | 'kind'>;

interface TextPreviewProps {
  courseId: string;
  title: string;
  /** As it is being written. */
  written: Written;
  faults: readonly Fault[];
  onFaults: (faults: readonly Fault[]) => void;
  /** Draws what the server has made of it. */
  children: (parts: readonly LessonPart[]) => ReactNode;
}

/** The lesson as readers would see it. While the line is bad, the last one stays. */
export function TextPreview({
  courseId,
  title,
  written: { body, needs, kind },
  faults,
  onFaults,
  children,
}: TextPreviewProps) {
  const [parts, setParts] = useState<readonly LessonPart[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call('POST /authoring/courses/{id}/preview', {
        params: { id: courseId },
        body: { body, needs: needs.filter(({ tool }) => tool.trim()), kind },
      }).catch(() => undefined);
      if (!answer || over.signal.aborted) return;
      setParts(answer.parts);
      onFaults(answer.faults);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [courseId, body, needs, kind, onFaults]);
  useEffect(() => () => onFaults([]), [onFaults]);
  return (
    <>
      <p className="author-preview-head text-small strong">As a learner sees it</p>
      <div className="author-phone">
        <h2 className="heading-3">{title}</h2>
        {children(parts)}
        {faults
          .filter((fault) => !isKindFault(fault))
          .map(({ line, message }) => (
            <Note key={`${line} ${message}`} kind="bad">
              Line {line}: {message}
            </Note>
          ))}
      </div>
    </>
  );
}
