import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import type { ArtOptions } from '#app/ui/art/draw.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import './success-stories.css';

export interface SuccessStory {
  name: string;
  url: string;
  raised: string;
  round: string;
  description: string;
  logo: Pick<ArtOptions['patch'], 'shape' | 'palette' | 'glyph'>;
  /** Invented, and labelled as such (decisions.md rulings 26 and 38). */
  sample: boolean;
}

/** Startups that came out of the school: their mission patch, and the money that they raised. */
export const SuccessStories = ({ stories }: { stories: readonly SuccessStory[] }) => (
  <section className="section wrap">
    <div className="stories-head">
      <h2 className="heading-2">Three that left the ground from here.</h2>
      {stories.some(({ sample }) => sample) && (
        <p className="text-soft">
          Success stories marked as samples are invented: the companies, the links and the sums.
        </p>
      )}
    </div>
    <ul className="stories">
      {stories.map(({ name, url, raised, round, description, logo, sample }) => (
        <li key={name}>
          <AppLink to={url} className="story">
            <Art kind="patch" seed={name} options={logo} className="story-patch" />
            <span className="story-raised number">
              {raised} <small>{round}</small>
            </span>
            <span className="story-name">
              <span className="heading-4">{name}</span>
              <Icon name="arrow-up-right" aria-hidden="true" />
              {sample && <Badge>Sample</Badge>}
            </span>
            <span className="text-soft">{description}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  </section>
);
