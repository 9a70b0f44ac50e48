import { Icon } from '#app/ui/base/icon.tsx';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import { isLifetime } from '#app/memberships/plans.ts';
import { coursePath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { rupeesText } from '#app/shared/money.ts';
import { pageExists } from '#app/shared/pages.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import type { DeckCourse, DeckWords } from './deck-words.ts';
import { Slide } from './slide.tsx';
import './deck-offer.css';

const fleet = ['lagoon', 'night', 'ember'] as const;

/** Slides 5 to 10: the offer, the price and the contacts. */
export function DeckOffer({
  deck,
  investorNames,
  stages,
  courses,
  plans,
}: DeckWords & { courses: readonly DeckCourse[]; plans: readonly PlanAnswer[] }) {
  const { courses: coursesText, founders, investors, plans: plansText, revolution, contact } = deck;
  return (
    <>
      <Slide number={5} field="mint" title={coursesText.title}>
        <p>{coursesText.text}</p>
        <ul className="offer-covers">
          {courses.map(({ slug, title, icon, palette, composition }) => (
            <li key={slug}>
              <AppLink to={coursePath(slug)} className="art-lifts">
                <Art kind="cover" seed={slug} options={{ glyph: icon, palette, composition }} />
                <b>{title}</b>
              </AppLink>
            </li>
          ))}
        </ul>
      </Slide>
      <Slide number={6} field="blush" title={founders.title}>
        <p>{founders.text}</p>
        <ol className="offer-stages">
          {stages.map(({ title, outcome }, index) => (
            <li key={title}>
              <span className="strong">Stage {index + 1}</span>
              <b className="heading-3">{title}</b>
              <span>{outcome}</span>
            </li>
          ))}
        </ol>
        <AppLink to="/startup-builder" className="more-link">
          See the four stages <Icon name="arrow-up-right" aria-hidden="true" />
        </AppLink>
      </Slide>
      <Slide number={7} field="night" title={investors.title}>
        <p>{investors.text}</p>
        <ul className="offer-visors" aria-hidden="true">
          {investorNames.map((name) => (
            <li key={name}>
              <Avatar name={name} masked nose />
            </li>
          ))}
        </ul>
        {pageExists('/investors') && (
          <AppLink to="/investors" className="more-link">
            Find investors <Icon name="arrow-up-right" aria-hidden="true" />
          </AppLink>
        )}
      </Slide>
      <Slide number={8} field="sky" title={plansText.title}>
        <dl className="offer-plans">
          {plans.map(({ type, name, currentPrice }) => (
            <div key={type}>
              <dt>{name}</dt>
              <dd>
                <span className="number">{rupeesText(currentPrice)}</span>{' '}
                {isLifetime(type) ? 'once, for life' : 'a year'}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <span className="nowrap">{brand.guaranteeDays}-day</span> money-back guarantee on every
          plan.
        </p>
      </Slide>
      <Slide
        number={9}
        field="rani"
        title={revolution.title}
        art={
          <div className="revolution-art">
            {fleet.map((palette) => (
              <Art
                key={palette}
                kind="craft"
                seed={`revolution-${palette}`}
                options={{ palette, plumeLength: 150 }}
              />
            ))}
          </div>
        }
      >
        <p>{revolution.text}</p>
        <ButtonLink
          to="/register"
          variant="light"
          size="large"
          thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
        >
          Join the Revolution
        </ButtonLink>
      </Slide>
      <Slide
        number={10}
        field="genda"
        title={contact.title}
        art={<Art kind="scene" seed="mail" className="contact-art" />}
      >
        <p>{contact.text}</p>
        <ul className="offer-contact">
          {brand.supportEmail && (
            <li>
              <AppLink to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</AppLink>
            </li>
          )}
          <li>
            <AppLink to="/contact">The contact form</AppLink>
          </li>
          {brand.linkedin && (
            <li>
              <AppLink to={brand.linkedin}>LinkedIn</AppLink>
            </li>
          )}
          {brand.instagram && (
            <li>
              <AppLink to={brand.instagram}>Instagram</AppLink>
            </li>
          )}
        </ul>
      </Slide>
    </>
  );
}
