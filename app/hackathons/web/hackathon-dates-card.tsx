import { Icon } from '#app/ui/base/icon.tsx';
import { Tag } from '#app/ui/base/badge.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { calendarAddress } from '../addresses.ts';
import type { Hackathon } from '../contract.ts';
import { attendanceLabels } from '../vocabulary.ts';
import { BothTimes } from './both-times.tsx';

/** When and where, and until the deadline the calendar file. */
export const HackathonDatesCard = ({
  hackathon,
  open,
}: {
  hackathon: Hackathon;
  open: boolean;
}) => (
  <Card as="section" className="stack" aria-labelledby="dates-heading">
    <h2 id="dates-heading" className="heading-4">
      When and where
    </h2>
    <Facts className="hackathon-dates">
      <Fact name="Starts">
        <BothTimes instant={hackathon.startsAt} />
      </Fact>
      <Fact name="Deadline">
        <BothTimes instant={hackathon.deadline} />
      </Fact>
      <Fact name="Duration">{hackathon.duration}</Fact>
      <Fact name="Place">
        {hackathon.location}
        {hackathon.attendance !== 'online' &&
          ` (${attendanceLabels[hackathon.attendance].toLowerCase()})`}
      </Fact>
      <Fact name="Tags">
        <span className="row">
          {hackathon.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      </Fact>
    </Facts>
    {open && (
      <p>
        {/* A file, not a page, so the router must ignore it. */}
        <a className="more-link" href={calendarAddress(hackathon.id)} download>
          <Icon name="calendar-plus" aria-hidden="true" /> Add to calendar
        </a>
      </p>
    )}
  </Card>
);
