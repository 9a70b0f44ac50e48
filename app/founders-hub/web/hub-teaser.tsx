import { Icon } from '#app/ui/base/icon.tsx';
import startupBuilder from '#content/startup-builder.json';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import './hub-teaser.css';

/** What Premium would include here; the tasks themselves are not revealed. */
export const HubTeaser = () => (
  <Panel as="section" field="dawn" className="hub-teaser" aria-labelledby="teaser-heading">
    <h2 id="teaser-heading" className="heading-2">
      From a hunch to a company, in 24 steps. Your progress is kept.
    </h2>
    <p>
      The Founders’ Hub is part of Premium: tasks with a reason and an end, your notes beside each,
      the lessons and tools that help, and one page about your startup that you share by a link.
    </p>
    <ol className="hub-teaser-stages">
      {startupBuilder.steps.map(({ title, text }) => (
        <li key={title}>
          <b className="strong">{title}</b>
          <span className="text-small">{text}</span>
        </li>
      ))}
    </ol>
    <div className="row">
      <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" aria-hidden="true" />}>
        See Premium
      </ButtonLink>
      <ButtonLink to="/startup-builder" variant="secondary">
        Look at the four stages
      </ButtonLink>
    </div>
  </Panel>
);
