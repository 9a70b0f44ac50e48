import { Icon } from '#app/ui/base/icon.tsx';
import startupBuilder from '#content/startup-builder.json';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { classes } from '#app/ui/base/classes.ts';
import type { FieldInk } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/startup-builder.page';
import { HubAction } from './hub-action.tsx';
import { ScrollRocket } from './scroll-rocket.tsx';
import './startup-builder.page.css';

const path = '/startup-builder';
const title = 'Startup Builder';

/** In the order of the stages. The first continues the headline's colour. */
const fields: readonly FieldInk[] = ['dawn', 'sky', 'rani', 'night'];

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description:
      'Build, launch, scale: four stages from a hunch to a company, with what to do this week in each of them.',
    path,
    card: cardPath({ seed: 'startup-builder', title: 'Build, Launch, Scale' }),
    structuredData: [breadcrumbData([{ label: title, path }])],
  });

/** A startup's path in four stages (part 2 section 2, "Startup builder / Founders' Hub"). */
export default function StartupBuilderPage() {
  return (
    <>
      <section className="builder-head field-dawn">
        <div className="wrap wrap-wide">
          <h1 className="poster builder-headline">
            <span>Build,</span> <span>Launch,</span> <span>Scale</span>
          </h1>
          <div className="builder-way">
            <p className="builder-promise">{startupBuilder.promise}</p>
            <HubAction />
          </div>
        </div>
      </section>
      <div className="builder-stages">
        <ScrollRocket />
        <ol>
          {startupBuilder.steps.map(({ title: heading, text, outcomes, thisWeek }, index) => (
            <li
              key={heading}
              className={classes('builder-stage', `field-${fields[index % fields.length]}`)}
            >
              <div className="wrap wrap-wide">
                <div className="builder-stage-text">
                  <p className="strong">Stage {index + 1}</p>
                  <h2 className="heading-1">{heading}</h2>
                  <p>{text}</p>
                  <ul className="builder-outcomes">
                    {outcomes.map((outcome) => (
                      <li key={outcome}>
                        <Icon name="check" aria-hidden="true" /> {outcome}
                      </li>
                    ))}
                  </ul>
                  <p className="builder-week">
                    <b>This week.</b> {thisWeek}
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <section className="builder-end field-night" data-theme="dark">
        <div className="wrap wrap-wide builder-way">
          <h2 className="poster">{startupBuilder.closing}</h2>
          <HubAction variant="gold" />
        </div>
      </section>
    </>
  );
}
