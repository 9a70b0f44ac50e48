import './why-choose-us.css';

export interface Reason {
  title: string;
  text: string;
}

/** Type only: hovering over a line widens it along the font's width axis. */
export const WhyChooseUs = ({ reasons }: { reasons: readonly Reason[] }) => (
  <section className="field-sky">
    <div className="wrap section">
      <h2 className="heading-3">Why Choose Us</h2>
      <ul className="reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
