import type { ReactNode } from 'react';
import type { PersonalAnswer } from '#app/shared/personal-answer.ts';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { Personal } from './personal.tsx';

interface DeskFrameProps {
  heading: string;
  /** Ways to other desks, beside the heading. */
  ways?: ReactNode;
  children?: ReactNode;
}

/** The page of a desk outside the admin area. Without children: while it loads. */
export const DeskFrame = ({ heading, ways, children = <DeskOutline /> }: DeskFrameProps) => (
  <div className="wrap section stack">
    <div className="row row-between">
      <h1 className="heading-2">{heading}</h1>
      {ways && <div className="row">{ways}</div>}
    </div>
    {children}
  </div>
);

interface OwnDeskProps<T> extends Omit<DeskFrameProps, 'children'> {
  answer: PersonalAnswer<T>;
  failedHeading: string;
  children: (data: T) => ReactNode;
}

/** Such a page with a person's own data: their outline, the data, or why they didn't load. */
export const OwnDesk = <T,>({ answer, failedHeading, children, ...frame }: OwnDeskProps<T>) => (
  <DeskFrame {...frame}>
    <Personal answer={answer} skeleton={<DeskOutline />} failedHeading={failedHeading}>
      {children}
    </Personal>
  </DeskFrame>
);
