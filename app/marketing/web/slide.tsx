import type { ReactNode } from 'react';
import type { FieldInk } from '#app/ui/base/surface.tsx';
import './slide.css';

interface SlideProps {
  /** Counted from 1. */
  number: number;
  field: FieldInk;
  title: string;
  /** The content below the title. */
  children?: ReactNode;
  /** A drawing behind the text, cropped by the edge. */
  art?: ReactNode;
}

/** One poster of the deck. The first contains the page's heading. */
export function Slide({ number, field, title, children, art }: SlideProps) {
  const Heading = number === 1 ? 'h1' : 'h2';
  return (
    <section
      className={`slide slide-${number} field-${field}`}
      id={`slide-${number}`}
      aria-labelledby={`slide-title-${number}`}
      tabIndex={-1}
    >
      {art}
      <div className="slide-body">
        <Heading className="heading-1 slide-title" id={`slide-title-${number}`}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
