import { Icon } from './icon.tsx';
import type { ReactNode } from 'react';
import './accordion.css';

interface AccordionProps {
  /** Of sections with the same name, one is open at a time. */
  name: string;
  items: readonly {
    /** Of its content, for links. */ id?: string;
    title: string;
    content: ReactNode;
  }[];
  /** The section that is open at first; default: none. */
  openIndex?: number;
}

/** Native `<details>`: the browser's search finds its text, and it works without scripts. */
export function Accordion({ name, items, openIndex }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }, index) => (
        <details key={title} name={name} className="accordion-item" open={index === openIndex}>
          <summary>
            {title}
            <span className="accordion-mark">
              <Icon name="plus" />
            </span>
          </summary>
          <div id={id} className="accordion-content">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
