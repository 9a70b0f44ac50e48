import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import type { Task } from '../contract.ts';
import type { Draft } from './task-keeper.ts';
import { keeper } from './use-tasks.ts';
import './task-card.css';

interface TaskCardProps {
  task: Task;
  draft: Draft;
  /** Open at first. */
  open: boolean;
}

/** One task: its tick, its reason and instructions, its lessons, and the founder's notes. */
export function TaskCard({
  task: { slug, title, why, how, doneWhen, links },
  draft,
  open,
}: TaskCardProps) {
  const { mine, base, theirs } = draft;
  return (
    <Card as="li" id={slug} className={classes('task-card', mine.done && 'task-done')}>
      <div className="task-head">
        <CheckField
          label={<span className="task-title">{title}</span>}
          checked={mine.done}
          onChange={({ currentTarget }) => keeper.tick(slug, currentTarget.checked)}
        />
        <State draft={draft} />
      </div>
      <details className="task-more" open={open}>
        <summary>
          {base.notes ? 'How, and your notes' : 'How'}
          <span className="visually-hidden">: {title}</span>{' '}
          <Icon name="chevron-down" aria-hidden="true" />
        </summary>
        <div className="task-words">
          <p>{why}</p>
          <ol className="task-how">
            {how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <b className="strong">Done when:</b> {doneWhen}
          </p>
          {links.length > 0 && (
            <ul className="row">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <AppLink className="more-link" to={href}>
                    {label} <Icon name="arrow-up-right" aria-hidden="true" />
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          <TextArea
            label="Your notes"
            rows={4}
            maxLength={5000}
            value={mine.notes}
            onChange={({ currentTarget }) => keeper.note(slug, currentTarget.value)}
            onBlur={() => keeper.flush()}
            hint="Only you can read them."
          />
          {theirs && (
            <div role="alert">
              <Note kind="warn">
                <p>You wrote different notes here in another window:</p>
                <blockquote className="task-theirs">{theirs.notes || '(nothing)'}</blockquote>
                <div className="row">
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => keeper.choose(slug, 'mine')}
                  >
                    Keep these
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => keeper.choose(slug, 'theirs')}
                  >
                    Use the others
                  </Button>
                </div>
              </Note>
            </div>
          )}
        </div>
      </details>
    </Card>
  );
}

/** Shown while it changes, and hidden once it has been saved for a while. */
function State({ draft: { state, base, text } }: { draft: Draft }) {
  const words = {
    saved: base.version > 0 ? 'Saved' : '',
    typing: 'Saving…',
    saving: 'Saving…',
    waiting: 'Not saved yet: no connection. We keep trying; keep this window open.',
    conflict: 'Not saved: other notes were saved elsewhere.',
    refused: `Not saved. ${text ?? ''}`,
  }[state];
  const late = state === 'waiting' || state === 'conflict' || state === 'refused';
  return (
    <p role="status" className={classes('task-state', late && 'task-late')}>
      {words}
    </p>
  );
}
