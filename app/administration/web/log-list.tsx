import { memberPath } from '#app/shared/addresses.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { LoggedAction } from '../contract.ts';
import './log-list.css';

const unnamed: Readonly<Record<string, string>> = {
  operator: 'Operator, at the command line',
  setting: 'The setting ADMIN_EMAIL',
  gateway: 'The payment gateway',
  schedule: 'The schedule',
};

/** The actor; a deleted account is shown by its id. */
export const actorName = ({ id, name }: LoggedAction['actor']): string => name ?? unnamed[id] ?? id;

/** Entries of the audit log: what was done to whom and why, then by whom and when. */
export const LogList = ({ items }: { items: readonly LoggedAction[] }) => (
  <ul className="log-list">
    {items.map((each) => (
      <li key={each.id}>
        <p className="strong">
          {each.label}
          {each.person && (
            <>
              {': '}
              <AppLink className="link" to={memberPath(each.person.uid)}>
                {each.person.name ?? each.person.uid}
              </AppLink>
            </>
          )}
          <Thing of={each} />
        </p>
        {each.reason && <p>{each.reason}</p>}
        <details className="text-small text-soft">
          <summary>
            {actorName(each.actor)}, <LocalTime instant={each.at} />
            <span className="visually-hidden">: details</span>
            <Icon name="chevron-down" />
          </summary>
          <dl>
            {Object.entries({
              [each.subject.kind]: each.subject.id,
              ...each.details,
              request: each.requestId,
              address: each.ip || 'none',
            }).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{String(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </li>
    ))}
  </ul>
);

/**
 * The subject, if an admin can recognise it by a name or open it; or the number of rows in a table.
 */
function Thing({ of: { subject, person, details } }: { of: LoggedAction }) {
  const name =
    details['title'] ??
    details['name'] ??
    details['slug'] ??
    (subject.kind === 'hackathon' ? subject.id : undefined);
  const rows = details['rows'] ?? details['added'];
  const { page } = subject;
  const known = person ? undefined : name;
  return (
    <>
      {(known !== undefined || page) && (person ? ', ' : ': ')}
      {page ? (
        <AppLink className="link" to={page.href}>
          {String(known ?? page.name)}
        </AppLink>
      ) : (
        known
      )}
      {rows !== undefined && `, ${String(rows)} in all`}
    </>
  );
}
