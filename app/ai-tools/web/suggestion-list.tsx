import { instantText } from '#app/shared/instant-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toolPath } from '../addresses.ts';
import type { DeskSuggestion } from '../desk.contract.ts';
import './suggestion-list.css';

interface SuggestionListProps {
  suggestions: readonly DeskSuggestion[];
  onEdit: (suggestion: DeskSuggestion) => void;
  onAccept: (suggestion: DeskSuggestion) => Promise<void>;
  onDecline: (suggestion: DeskSuggestion) => void;
}

/** The waiting suggestions and reports, each with its possible decisions. */
export const SuggestionList = ({ suggestions, ...actions }: SuggestionListProps) => (
  <ul className="stack">
    {suggestions.map((suggestion) => (
      <Card key={suggestion.id} as="li" className="stack">
        <div>
          <h2 className="heading-4">{suggestion.missing?.name ?? suggestion.changed?.name}</h2>
          <p className="text-small text-soft">
            {suggestion.by}, {instantText(suggestion.madeAt)}
          </p>
        </div>
        <p className="suggestion-words">{suggestion.words}</p>
        {suggestion.missing ? (
          <Missing suggestion={suggestion} missing={suggestion.missing} {...actions} />
        ) : (
          <Changed suggestion={suggestion} {...actions} />
        )}
      </Card>
    ))}
  </ul>
);

type Actions = Omit<SuggestionListProps, 'suggestions'> & { suggestion: DeskSuggestion };

const Missing = ({
  suggestion,
  missing,
  onEdit,
  onAccept,
  onDecline,
}: Actions & { missing: NonNullable<DeskSuggestion['missing']> }) => (
  <>
    <p className="suggestion-words">
      <AppLink to={missing.website} className="link">
        {missing.website}
      </AppLink>
    </p>
    {missing.like.length > 0 && (
      <Note kind="warn">
        Already listed under this name or website: {missing.like.map(({ name }) => name).join(', ')}
        .
      </Note>
    )}
    <div className="row">
      <Button size="small" onClick={() => onEdit(suggestion)}>
        Write it up<span className="visually-hidden"> {missing.name}</span>
      </Button>
      {missing.like.some(({ shown }) => shown) && (
        <SendButton size="small" variant="secondary" onSend={() => onAccept(suggestion)}>
          Already listed<span className="visually-hidden"> {missing.name}</span>
        </SendButton>
      )}
      <Button size="small" variant="secondary" onClick={() => onDecline(suggestion)}>
        Decline<span className="visually-hidden"> {missing.name}</span>
      </Button>
    </div>
  </>
);

const Changed = ({ suggestion, onEdit, onAccept, onDecline }: Actions) => (
  <div className="row">
    <Button size="small" onClick={() => onEdit(suggestion)}>
      Edit<span className="visually-hidden"> {suggestion.changed?.name}</span>
    </Button>
    <SendButton size="small" variant="secondary" onSend={() => onAccept(suggestion)}>
      Mark as settled<span className="visually-hidden"> {suggestion.changed?.name}</span>
    </SendButton>
    <Button size="small" variant="secondary" onClick={() => onDecline(suggestion)}>
      Nothing to change<span className="visually-hidden"> {suggestion.changed?.name}</span>
    </Button>
    {suggestion.changed?.shown && (
      <AppLink to={toolPath(suggestion.changed.id)} className="link">
        See its page
      </AppLink>
    )}
  </div>
);
