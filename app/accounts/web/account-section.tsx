import { useEffect, useRef, type ReactNode } from 'react';
import './account-section.css';

interface AccountSectionProps {
  /** The section's fragment in the address. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** One part of the account page; the navigation beside it links here. */
export function AccountSection({ id, heading, children }: AccountSectionProps) {
  const section = useRef<HTMLElement>(null);
  // The section renders after the browser has looked for the fragment in a newly loaded document.
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={section} id={id} className="account-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="heading-3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Leads to each section of the page. */
export const AccountNavigation = ({
  sections,
}: {
  sections: readonly { id: string; heading: string }[];
}) => (
  <nav aria-label="Account" className="account-navigation">
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
