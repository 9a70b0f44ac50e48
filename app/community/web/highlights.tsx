import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { Highlight } from '../contract.ts';
import './highlights.css';

/** Short notes by the team, on the members' home (part 1 section 2, "/dashboard"). */
export const Highlights = ({ highlights }: { highlights: readonly Highlight[] }) => (
  <section aria-labelledby="highlights-heading">
    <h2 id="highlights-heading" className="highlights-heading heading-4">
      Community Highlights
    </h2>
    {highlights.length > 0 ? (
      <ul>
        {highlights.map(({ id, title, words, link, datedAt, pinned }) => (
          <li key={id} className="highlight">
            <Art kind="module-mark" seed={id} className="highlight-mark" />
            <div className="highlight-words">
              <p>
                <b>{title}</b> {words}
              </p>
              <p className="row text-tiny text-faint">
                {pinned && (
                  <Badge kind="gold">
                    <Icon name="pin" />
                    Pinned
                  </Badge>
                )}
                <LocalTime instant={datedAt} format="date" />
                {link && (
                  <AppLink
                    to={link}
                    className="link nowrap"
                    aria-label={`${linkText(link)}: ${title}`}
                  >
                    {linkText(link)} {!link.startsWith('/') && <Icon name="arrow-up-right" />}
                  </AppLink>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    ) : (
      <p className="highlights-none text-soft">
        The team’s pick of what members ship and ask appears here.
      </p>
    )}
  </section>
);

/** The text of a link: another site's name. */
const linkText = (link: string): string =>
  link.startsWith('/') ? 'Read on' : new URL(link).hostname.replace(/^www\./, '');
