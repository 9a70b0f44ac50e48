import { brand } from '#app/shared/brand.ts';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { useNear } from '#app/ui/base/use-near.ts';
import './tutor-below.css';

const Tutor = later(
  partOf(() => import('./tutor.tsx'), 'Tutor'),
  <Note kind="warn">{partFailed}</Note>,
);

interface TutorBelowProps {
  /** Its id. */
  lesson: string;
  /** Brings the reader to the passage with these words. */
  onPassage: (words: string) => void;
}

/** The tutor under a lesson, in a school that has one. */
export function TutorBelow(props: TutorBelowProps) {
  const { part, near } = useNear<HTMLElement>();
  if (!brand.tutor) return null;
  return (
    <section ref={part} className="tutor-below" aria-labelledby="tutor-heading">
      <h2 id="tutor-heading" className="heading-3">
        Ask the tutor
      </h2>
      {near && <Tutor {...props} />}
    </section>
  );
}
