import { isRouteErrorResponse } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import { nameHeading } from '#app/ui/base/name-heading.ts';
import { classes } from '#app/ui/base/classes.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { certificatePath, probablyMeant } from '../certificate-number.ts';
import type { certificatesContract, PublicCertificate } from '../contract.ts';
import type { Route } from './+types/certificate.page';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateChecks } from './certificate-checks.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CheckNumber } from './check-number.tsx';
import './certificate.page.css';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  api<typeof certificatesContract>(context.get(apiFetch))('GET /certificates/{number}', {
    params,
  }).catch(refused);

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'No certificate has this number');
  const { number, name, subject, finishedAt, withdrawn } = loaderData;
  return pageMeta({
    title: withdrawn ? `Certificate ${number} was withdrawn` : `${name} finished ${subject.title}`,
    description: `Certificate ${number} of ${brand.name}, ${instantText(finishedAt, 'date')}. This page says whether it is valid.`,
    path: certificatePath(number),
    card: cardPath({
      seed: subject.slug,
      palette: subject.palette,
      glyph: subject.icon,
      title: withdrawn ? `Certificate ${number}` : cardTitle(name, subject.title),
    }),
    indexed: false,
  });
}

/** The card's letters are Latin; whoever follows the link sees every other name on the page. */
const cardTitle = (name: string, title: string): string =>
  /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u.test(name)
    ? `${name} finished ${title}`.slice(0, 160)
    : `Certificate for ${title}`.slice(0, 160);

export default function CertificatePage({ loaderData: certificate }: Route.ComponentProps) {
  const { withdrawn, proved } = certificate;
  return (
    <div className="wrap certificate-page">
      <div className="certificate-page-row">
        <CertificateSheet certificate={certificate} />
        <section className="certificate-claim">
          {withdrawn ? (
            <Withdrawn certificate={certificate} withdrawn={withdrawn} />
          ) : (
            <Valid certificate={certificate} />
          )}
        </section>
      </div>
      <div className="certificate-page-row">
        <CertificateChecks certificate={certificate} />
        {!withdrawn && proved.length > 0 && (
          <section aria-labelledby="proved-heading">
            <h2 id="proved-heading" className="heading-3">
              What it proves
            </h2>
            <ul className="certificate-proved">
              {proved.map(({ text, result }) => (
                <li key={text}>
                  <span>{text}</span>
                  <b>{result}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Valid({ certificate }: { certificate: PublicCertificate }) {
  const { name, subject } = certificate;
  return (
    <>
      <Badge kind="ok">
        <Icon name="badge-check" /> Genuine and valid
      </Badge>
      <h1 className={classes('certificate-heading', nameHeading(name, 'heading-2', 'heading-3'))}>
        {name} finished <Unbroken text={subject.title} />.
      </h1>
      <CertificateFacts {...certificate} />
      <CertificateActions certificate={certificate} />
    </>
  );
}

interface WithdrawnProps {
  certificate: PublicCertificate;
  withdrawn: NonNullable<PublicCertificate['withdrawn']>;
}

const Withdrawn = ({ certificate, withdrawn: { at, reason, replacedBy } }: WithdrawnProps) => (
  <>
    <Badge kind="bad">
      <Icon name="x" /> Withdrawn
    </Badge>
    <h1 className="certificate-heading heading-2">This certificate is no longer valid.</h1>
    <Note kind="bad">
      Withdrawn on {instantText(at, 'date')}. Reason: {reason.replace(/\.$/, '')}.
      {replacedBy && (
        <>
          {' '}
          It was issued again as <AppLink to={certificatePath(replacedBy)}>{replacedBy}</AppLink>.
        </>
      )}
    </Note>
    <CertificateFacts {...certificate} />
    <p className="text-small text-soft">
      A PDF or a badge file with this number proves nothing any more, however good it looks.
    </p>
  </>
);

export function ErrorBoundary({ error, params: { number } }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  const meant = probablyMeant(number);
  return (
    <div className="wrap section">
      <EmptyState
        bare
        level={1}
        scene="scope"
        heading="No certificate has this number."
        action={<CheckNumber label="Certificate number" hideLabel typed={meant ?? number} />}
      >
        {number}. Our numbers never contain the letters O and I. Check whether you mean a zero or a
        one.
      </EmptyState>
    </div>
  );
}
