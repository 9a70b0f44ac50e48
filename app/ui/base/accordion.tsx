import { Icon } from './icon.tsx';
import type { ReactNode } from 'react';
import './accordion.css';

interface AccordionProps {
  /** Sections of one name are open one at a time. */
  name: string;
  items: readonly {
    /** Of its content, for links. */ id?: string;
    title: string;
    content: ReactNode;
  }[];
  /** Which one stands open at first; default: none. */
  openIndex?: number;
}

/** Native `<details>`: found by the browser's search, and working without scripts. */
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
