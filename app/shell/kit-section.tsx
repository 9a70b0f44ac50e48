import type { ReactNode } from 'react';

/** One group of the kit's page. */
export const KitSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="kit-section">
    <h2 className="heading-2">{title}</h2>
    {children}
  </section>
);

export const KitGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="stack">
    <h3 className="heading-4">{title}</h3>
    <div className="stack">{children}</div>
  </div>
);
