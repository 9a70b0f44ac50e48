import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { nameHeading } from '#app/ui/base/name-heading.ts';
import { Art } from '#app/ui/art/art.tsx';
import { LogoMark } from '#app/ui/art/logo.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { kindWords } from '../certificate-kinds.ts';
import type { PublicCertificate } from '../contract.ts';
import { nameClass, patchText, sheetFacts, titleClass } from '../sheet-words.ts';
import './certificate-sheet.css';

/**
 * The certificate as it is printed. Everything on it is also text beside it, so it counts as one
 * picture. It is paper, so the dark theme does not change it.
 */
export function CertificateSheet({ certificate }: { certificate: PublicCertificate }) {
  const { name, subject, summary, finishedAt, withdrawn } = certificate;
  const finished = instantText(finishedAt, 'date');
  const { palette, icon: glyph } = subject;
  return (
    <div
      className={classes('certificate-sheet', withdrawn && 'certificate-sheet-withdrawn')}
      role="img"
      aria-label={`Certificate: ${name || 'someone'} finished ${subject.title} on ${finished}${withdrawn ? '. Withdrawn' : ''}`}
    >
      <div className="certificate-sheet-inner" aria-hidden="true">
        <div className="certificate-words">
          <p className="certificate-brand">
            <LogoMark className="certificate-mark" />
            <b>{brand.name}</b>
          </p>
          <p className="certificate-small certificate-kind">Certificate of completion</p>
          <p className={classes('certificate-name', nameHeading(name, '', ''), nameClass(name))}>
            {name}
          </p>
          <p className="certificate-small certificate-did">{kindWords[subject.kind].did}</p>
          <p className={classes('certificate-course', titleClass(subject.title))}>
            <Unbroken text={subject.title} />
          </p>
          <p className="certificate-summary">{summary}</p>
          <dl className="certificate-facts">
            {sheetFacts(certificate).map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="certificate-check">
            <Code {...certificate.code} />
            <p>
              <b>Check it at {certificate.printedAddress}</b>
              <br />
              The page says whether it is valid. Trust the page, not the paper.
            </p>
          </div>
        </div>
        <div className="certificate-window">
          <Art kind="launch-window" seed={subject.slug} options={{ palette, glyph }} />
        </div>
        {withdrawn && <b className="certificate-stamp">Withdrawn</b>}
      </div>
      <Art
        kind="patch"
        className="certificate-patch"
        seed={subject.slug}
        options={{
          shape: 'scallop',
          palette,
          glyph,
          text: patchText(subject),
          sub: `${brand.name} ${finished.slice(-4)}`,
        }}
      />
    </div>
  );
}

const Code = ({ size, path }: PublicCertificate['code']) => (
  <svg className="certificate-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
    <path d={path} fill="currentColor" />
  </svg>
);
