import { indianNumber } from '#app/shared/indian-number.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { MouseEvent } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { hackathonPath, hackathonsPath, registrationPath, teamBoardPath } from '../addresses.ts';
import type { Hackathon } from '../contract.ts';
import { sampleMark } from '../vocabulary.ts';
import './hackathon-list.css';

interface HackathonListProps {
  hackathons: readonly Hackathon[];
  /** True before the deadline, by the reader's clock. */
  isOpen: (hackathon: Hackathon) => boolean;
  onDetails: (id: string) => void;
}

/** Featured ones as cards while they are open, the others as rows. */
export function HackathonList({ hackathons, isOpen, onDetails }: HackathonListProps) {
  const featured = hackathons.filter((each) => each.featured && isOpen(each));
  const others = hackathons.filter((each) => !featured.includes(each));
  return (
    <>
      {featured.length > 0 && (
        <div className="featured-hackathons">
          {featured.map((hackathon) => (
            <FeaturedHackathon key={hackathon.id} hackathon={hackathon} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <ul className="hackathon-rows">
          {others.map((hackathon) => (
            <HackathonRow
              key={hackathon.id}
              hackathon={hackathon}
              open={isOpen(hackathon)}
              onDetails={onDetails}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function FeaturedHackathon({ hackathon }: { hackathon: Hackathon }) {
  const {
    id,
    title,
    organizer,
    description,
    prize,
    participants,
    deadline,
    duration,
    location,
    tags,
    sample,
  } = hackathon;
  const from = useListLeft(hackathonsPath);
  return (
    <Card as="article" className="featured-hackathon">
      <div className="featured-hackathon-art">
        <Art kind="cover" seed={id} options={{ width: 560, height: 270 }} />
        <b className="featured-hackathon-prize">{prize}</b>
      </div>
      <div className="featured-hackathon-text">
        <p className="row text-small text-soft">
          {organizer}
          {sample && <Badge kind="gold">{sampleMark}</Badge>}
        </p>
        <h3 className="heading-3">
          <AppLink to={hackathonPath(id)} from={from}>
            {title}
          </AppLink>
        </h3>
        <p className="text-soft">{description}</p>
        <p className="meta">
          {participants > 0 && (
            <span>
              <Icon name="users" aria-hidden="true" /> {indianNumber(participants)} in
            </span>
          )}
          <span>
            <Icon name="calendar-clock" aria-hidden="true" />
            <span>
              Due <LocalTime instant={deadline} format="date" />
            </span>
          </span>
          <span>
            <Icon name="clock" aria-hidden="true" /> {duration}
          </span>
          <span>
            <Icon name="map-pin" aria-hidden="true" /> {location}
          </span>
        </p>
        <div className="row row-between">
          <span className="row">
            {tags.slice(0, 3).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
          <ButtonLink
            to={registrationPath(id)}
            from={from}
            thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
          >
            Join Now <span className="visually-hidden">{title}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

interface HackathonRowProps {
  hackathon: Hackathon;
  open: boolean;
  onDetails: (id: string) => void;
}

function HackathonRow({ hackathon, open, onDetails }: HackathonRowProps) {
  const { id, title, description, prize, participants, deadline, sample } = hackathon;
  const from = useListLeft(hackathonsPath);
  // A link to its page, which opens the dialog instead if possible.
  const details = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onDetails(id);
  };
  return (
    <Card as="li">
      <Art kind="patch" seed={id} options={{ shape: 'circle' }} />
      <div>
        <h3 className="heading-4">
          <AppLink to={hackathonPath(id)} from={from}>
            {title}
          </AppLink>
        </h3>
        <p className="text-small text-soft">{description}</p>
      </div>
      <div className="hackathon-row-facts">
        <b className="number">{prize}</b>
        <span className="text-small text-soft">
          {participants > 0 && `${indianNumber(participants)} in, `}
          {open ? 'due' : 'was due'} <LocalTime instant={deadline} format="date" />
        </span>
        {(!open || sample) && (
          <span className="row">
            {!open && <Badge>Past</Badge>}
            {sample && <Badge kind="gold">{sampleMark}</Badge>}
          </span>
        )}
      </div>
      <div className="hackathon-row-actions">
        <ButtonLink
          size="small"
          variant="secondary"
          to={hackathonPath(id)}
          from={from}
          onClick={details}
        >
          View Details <span className="visually-hidden">{title}</span>
        </ButtonLink>
        {open && (
          <ButtonLink size="small" to={teamBoardPath(id)} from={from}>
            Join Team <span className="visually-hidden">{title}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
