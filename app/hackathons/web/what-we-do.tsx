import { Art } from '#app/ui/art/art.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import './what-we-do.css';

const cards = [
  {
    title: 'Curated Hackathons',
    text: 'Every hackathon here shows its dates, rules and prizes before you register. Those marked as samples are invented, and pay nothing.',
    field: 'sky',
    palette: 'dawn',
  },
  {
    title: 'Team Finding Board',
    text: 'Say what you can do and what you cannot stand doing. Answers reach you through us; nobody is given your address.',
    field: 'blush',
    palette: 'mint',
  },
  {
    title: 'Expert Mentorship',
    text: 'Ask once in each hackathon, and say what you are stuck on. We look for someone who can help, and write to you either way.',
    field: 'mint',
    palette: 'rani',
  },
  {
    title: 'Winner Showcase',
    text: 'No hackathon has been judged here yet, so there are no winners to show.',
    field: 'genda',
    palette: 'monsoon',
  },
] as const;

/** Part 2 section 2, "Hackathon page". */
export const WhatWeDo = () => (
  <section className="wrap wrap-wide section">
    <h2 className="heading-2">What We Do Here</h2>
    <div className="what-we-do">
      {cards.map(({ title, text, field, palette }) => (
        <Panel as="article" field={field} key={title}>
          <Art
            kind="patch"
            seed={title}
            options={{ shape: 'scallop', palette }}
            className="what-we-do-patch"
          />
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </Panel>
      ))}
    </div>
  </section>
);
