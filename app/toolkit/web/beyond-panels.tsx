import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { BeyondShelf } from '../contract.ts';
import { plansOpening, shelfLabel, type AddedShelf } from '../shelves.ts';
import { ShelfDoor } from './locked-shelf.tsx';
import './beyond-panels.css';

interface Words {
  field: 'night' | 'sky';
  about: string;
  locked: string;
}

const words: Readonly<Record<AddedShelf, Words>> = {
  advanced: {
    field: 'night',
    about: 'Calculators and templates for people who run a company on what they built.',
    locked: 'You are not on Premium. You can read what each file is for before you decide.',
  },
  student: {
    field: 'sky',
    about: 'For people who study: projects, placements and letters.',
    locked:
      'They belong to the College plan, for people with a confirmed college address. Asking costs nothing.',
  },
};

interface BeyondPanelsProps {
  shelves: readonly BeyondShelf[];
  addressOf: (shelf: AddedShelf) => string;
}

/** What Premium and College add, open or locked. */
export const BeyondPanels = ({ shelves, addressOf }: BeyondPanelsProps) => (
  <div className="beyond-panels">
    {shelves.map(({ shelf, open, count, titles }) => (
      <Panel
        key={shelf}
        as="section"
        field={words[shelf].field}
        className="beyond-panel"
        aria-labelledby={`shelf-${shelf}`}
      >
        <div className="beyond-panel-head">
          <h2 id={`shelf-${shelf}`} className="heading-4">
            {shelfLabel(shelf)}
          </h2>
          {!open && (
            <Badge kind="gold">
              <Icon name="lock" />
              {plansOpening(shelf).join(', ')}
            </Badge>
          )}
        </div>
        <p>{words[shelf].about}</p>
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <Icon name="scroll-text" />
              {title}
            </li>
          ))}
        </ul>
        <p>
          <AppLink className="link" to={addressOf(shelf)}>
            See all {count} files
          </AppLink>
        </p>
        {!open && (
          <div className="stack">
            <p className="text-small">{words[shelf].locked}</p>
            <div>
              <ShelfDoor shelf={shelf} />
            </div>
          </div>
        )}
      </Panel>
    ))}
  </div>
);
