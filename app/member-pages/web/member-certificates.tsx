import { certificatePath } from '#app/certificates/certificate-number.ts';
import { patchText } from '#app/certificates/sheet-words.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { Art } from '#app/ui/art/art.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { ShownCertificate } from '../contract.ts';
import './member-certificates.css';

/** Somebody's valid certificates. */
export const MemberCertificates = ({
  certificates,
}: {
  certificates: readonly ShownCertificate[];
}) => (
  <section aria-labelledby="certificates-heading">
    <h2 id="certificates-heading" className="heading-2">
      Certificates
    </h2>
    <ul className="member-certificates">
      {certificates.map((certificate) => (
        <Certificate key={certificate.number} certificate={certificate} />
      ))}
    </ul>
  </section>
);

function Certificate({ certificate }: { certificate: ShownCertificate }) {
  const { number, subject, duration, finishedAt } = certificate;
  const finished = instantText(finishedAt, 'date');
  return (
    <li>
      <Art
        kind="patch"
        className="member-patch"
        seed={subject.slug}
        options={{
          shape: 'scallop',
          palette: subject.palette,
          glyph: subject.icon,
          text: patchText(subject),
          sub: `${brand.name} ${finished.slice(-4)}`.slice(0, 40),
        }}
      />
      <div>
        <h3 className="strong">{subject.title}</h3>
        <p className="text-small text-soft">
          {[duration, `finished on ${finished}`].filter(Boolean).join(', ')}
        </p>
        <p className="text-small">
          {number}{' '}
          <AppLink className="link" to={certificatePath(number)} aria-label={`Check ${number}`}>
            Check
          </AppLink>
        </p>
      </div>
    </li>
  );
}
