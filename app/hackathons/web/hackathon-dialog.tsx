import { Art } from '#app/ui/art/art.tsx';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { hackathonPath, hackathonsPath, mentorshipPath, teamBoardPath } from '../addresses.ts';
import type { Hackathon } from '../contract.ts';
import { sampleText } from '../vocabulary.ts';
import { HackathonFacts, Prizes, Ticked } from './hackathon-facts.tsx';
import { RegistrationCall } from './registration-call.tsx';

interface HackathonDialogProps {
  hackathon: Hackathon;
  open: boolean;
  onClose: () => void;
}

/**
 * Opened by View Details (part 2 section 2, "Modal"). `open` is the hackathon's state: past ones
 * can be read, not entered.
 */
export function HackathonDialog({ hackathon, open, onClose }: HackathonDialogProps) {
  const from = useListLeft(hackathonsPath);
  const { id, title, organizer, about, tags, rules, prizes, sample } = hackathon;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      art={
        <Art
          kind="cover"
          seed={id}
          options={{ width: 640, height: 200, composition: 'diagonal', sky: 'rings' }}
        />
      }
    >
      {/* The focus starts here, not at the first button, which is below the fold on a phone. */}
      <p className="hackathon-dialog-start text-small text-soft" tabIndex={-1}>
        By {organizer}
      </p>
      {sample && (
        <p>
          <Badge kind="gold">{sampleText}</Badge>
        </p>
      )}
      <p className="text-soft">{about}</p>
      <HackathonFacts hackathon={hackathon} />
      <Prizes prizes={prizes} />
      <h3 className="heading-4">Rules</h3>
      <Ticked lines={rules} />
      <p className="row">
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <div className="row">
        {open ? (
          <>
            <RegistrationCall hackathon={hackathon} />
            <ButtonLink variant="quiet" to={teamBoardPath(id)} from={from}>
              Find Teammates
            </ButtonLink>
            <ButtonLink variant="quiet" to={mentorshipPath(id)} from={from}>
              Get Mentorship
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="quiet" to={hackathonPath(id)} from={from}>
            Read all about it
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
