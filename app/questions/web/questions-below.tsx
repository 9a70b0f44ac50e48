import { useEffect, useRef, useState } from 'react';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import './questions-below.css';

const LessonQuestions = later(
  partOf(() => import('./lesson-questions.tsx'), 'LessonQuestions'),
  <Note kind="warn">{partFailed}</Note>,
);

/** The questions under a lesson (its id). They are loaded once the reader comes near. */
export function QuestionsBelow({ lesson }: { lesson: string }) {
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className="questions-below" aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="heading-3">
        Questions
      </h2>
      {near && <LessonQuestions key={lesson} lesson={lesson} />}
    </section>
  );
}
