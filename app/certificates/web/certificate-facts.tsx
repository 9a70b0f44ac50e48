import { instantText } from '#app/shared/instant-text.ts';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import { kindWords } from '../certificate-kinds.ts';
import type { PublicCertificate } from '../contract.ts';
import { lengthFact } from '../sheet-words.ts';
import './certificate-facts.css';

/** The same facts as on the sheet, as text: a page that says only "valid" lets people edit the PDF. */
export const CertificateFacts = ({ subject, duration, finishedAt, number }: PublicCertificate) => (
  <dl className="certificate-page-facts">
    <div>
      <dt>{kindWords[subject.kind].name}</dt>
      <dd>
        <Unbroken text={subject.title} />
      </dd>
    </div>
    <div>
      <dt>{lengthFact}</dt>
      <dd>{duration || 'Not measured'}</dd>
    </div>
    <div>
      <dt>Finished on</dt>
      <dd>{instantText(finishedAt, 'date')}</dd>
    </div>
    <div>
      <dt>Number</dt>
      <dd>{number}</dd>
    </div>
  </dl>
);
