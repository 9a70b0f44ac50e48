import './arrival-heading.css';

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/**
 * The heading of a step that replaces another without a change of page: it takes the focus, so that
 * the step is in view and read out.
 */
export const ArrivalHeading = ({ children }: { children: string }) => (
  <h1 ref={takeFocus} tabIndex={-1} className="heading-2 arrival-heading">
    {children}
  </h1>
);
