import { Icon } from '#app/ui/base/icon.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import './investors-call.css';

/** A row of the directory as visitors see it: the inner letters of the name are masked. */
export interface MaskedInvestor {
  name: string;
  focus: string;
  city: string;
}

/** Leads to the directory, with a preview of masked rows. */
export const InvestorsCall = ({ preview }: { preview: readonly MaskedInvestor[] }) => (
  <section className="field-night" data-theme="dark">
    <div className="wrap section investors-call">
      <div className="stack">
        <h2 className="heading-2">Somebody out there wants to fund this.</h2>
        <p className="lede">
          Search people who write first cheques, by city, sector and appetite. Names stay behind the
          visor until you are a premium member.
        </p>
        <div>
          <ButtonLink
            to="/investors"
            variant="gold"
            size="large"
            thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
          >
            Find investors
          </ButtonLink>
        </div>
      </div>
      <ul className="investors-preview" aria-label="Preview of the investor directory">
        {preview.map(({ name, focus, city }) => (
          <li key={name}>
            <Avatar name={name} masked size="large" />
            <div>
              <b>{name}</b>
              <span className="text-small text-soft">{focus}</span>
            </div>
            <span className="investors-preview-city text-small text-soft">{city}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
