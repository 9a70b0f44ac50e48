import { Art } from '#app/ui/art/art.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { StartupProfile } from '../contract.ts';
import { profileFields } from '../profile-fields.ts';
import './one-pager.css';

/** A startup on one page: only its founder's own words. */
export function OnePager({ profile }: { profile: StartupProfile }) {
  const { name, promise, website, email } = profile;
  const parts = profileFields.filter(
    (field) => field.name !== 'name' && field.name !== 'promise' && profile[field.name],
  );
  return (
    <article className="one-pager">
      <Panel field="dawn" className="one-pager-head">
        <div className="stack">
          <h1 className="heading-1">{name}</h1>
          <p className="one-pager-promise">{promise}</p>
        </div>
        <Art kind="patch" seed={name || 'startup'} className="one-pager-patch" />
      </Panel>
      {parts.length > 0 && (
        <dl>
          {parts.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{profile[field.name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {(website || email) && (
        <p className="row">
          {website && (
            <a className="link" href={website} target="_blank" rel="noreferrer nofollow">
              {new URL(website).hostname}
            </a>
          )}
          {email && (
            <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          )}
        </p>
      )}
    </article>
  );
}
