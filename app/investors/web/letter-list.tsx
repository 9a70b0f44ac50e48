import { Icon } from '#app/ui/base/icon.tsx';
import { instantText } from '#app/shared/instant-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { DeskInvestor, Letter } from '../desk.contract.ts';
import './letter-list.css';

interface LetterListProps {
  letters: readonly Letter[];
  onEdit: (letter: Letter) => void;
  onRemove: (investor: DeskInvestor) => void;
  onClose: (letter: Letter, accepted: boolean) => Promise<void>;
}

const mailTo = ({ email, about }: Letter): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${about}`)}`;

/** The waiting change reports and removal requests. */
export const LetterList = ({ letters, onEdit, onRemove, onClose }: LetterListProps) => (
  <ul className="stack">
    {letters.map((letter) => (
      <Card key={letter.id} as="li" className="stack letter">
        <div className="letter-head">
          <h2 className="heading-4">{letter.about}</h2>
          <p className="row text-small text-soft">
            <Badge kind={letter.kind === 'removal' ? 'warn' : 'neutral'}>
              {letter.kind === 'removal' ? 'Wants to leave' : 'Change'}
            </Badge>
            <span>
              {letter.email}, <span className="nowrap">{instantText(letter.receivedAt)}</span>
            </span>
          </p>
        </div>
        <p className="letter-words">{letter.words}</p>
        <div className="row">
          {letter.investor && (
            <Button size="small" onClick={() => onEdit(letter)}>
              Edit<span className="visually-hidden"> {letter.about}</span>
            </Button>
          )}
          {letter.investor && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => letter.investor && onRemove(letter.investor)}
            >
              Remove<span className="visually-hidden"> {letter.about}</span>
            </Button>
          )}
          {!letter.investor && (
            <ButtonLink size="small" to={`?${new URLSearchParams({ q: letter.about })}`}>
              Find<span className="visually-hidden"> {letter.about}</span>
            </ButtonLink>
          )}
          <SendButton size="small" variant="secondary" onSend={() => onClose(letter, true)}>
            {letter.kind === 'removal' ? 'Mark as removed' : 'Mark as settled'}
            <span className="visually-hidden"> {letter.about}</span>
          </SendButton>
          <SendButton size="small" variant="secondary" onSend={() => onClose(letter, false)}>
            {letter.kind === 'removal' ? 'Decline' : 'Nothing to change'}
            <span className="visually-hidden"> {letter.about}</span>
          </SendButton>
          <ButtonLink size="small" variant="quiet" to={mailTo(letter)}>
            <Icon name="mail" /> Reply by e-mail
          </ButtonLink>
        </div>
      </Card>
    ))}
  </ul>
);
