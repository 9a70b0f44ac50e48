import './why-choose-us.css';

const reasons = [
  ['Cost Savings', 'One fee covers every course and toolkit. The two coffees you skip each week pay for it by March.'],
  ['Speed to Market', 'Lessons end in something working, so week two is already a demo and week four has users in it.'],
  ['Scale with Ease', 'We teach the tools that survive your first busy day, and when it is time to leave them.'],
  ['AI Integration', 'AI is in every course as a colleague with a job, not a chapter at the end.'],
] as const;

/** Type only: the pointer widens a line along the width axis of the face. */
export const WhyChooseUs = () => (
  <section className="field-sky">
    <div className="wrap section">
      <h2 className="heading-3">Why Choose Us</h2>
      <ul className="reasons">
        {reasons.map(([heading, text]) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
