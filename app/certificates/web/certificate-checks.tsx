import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { certificatesContract, PublicCertificate } from '../contract.ts';
import { CheckNumber } from './check-number.tsx';
import './certificate-checks.css';

const call = api<typeof certificatesContract>();

/** What the page has checked. It asks again in the browser, as the page itself may come from a cache. */
export function CertificateChecks({ certificate }: { certificate: PublicCertificate }) {
  const { issuedAt, withdrawn } = certificate;
  const checkedAt = useFreshCheck(certificate);
  return (
    <Panel
      as="section"
      field={withdrawn ? 'blush' : 'mint'}
      className="certificate-checks"
      aria-labelledby="checks-heading"
    >
      <h2 id="checks-heading" className="heading-3">
        {checkedAt ? 'We looked it up just now.' : 'What our records say.'}
      </h2>
      <ul>
        <Checked text={`The number was issued by ${brand.name}`}>
          {instantText(issuedAt, 'date')}
        </Checked>
        {!withdrawn && (
          <Checked text="Name, title, hours and date are as issued">Unchanged</Checked>
        )}
        {withdrawn ? (
          <Checked failed text="It was withdrawn">
            {instantText(withdrawn.at, 'date')}
          </Checked>
        ) : (
          <Checked text="It has not been withdrawn">
            {checkedAt && <LocalTime instant={checkedAt} />}
          </Checked>
        )}
        {!withdrawn && <Checked text="The badge file carries our signature">RS256</Checked>}
      </ul>
      <CheckNumber label="Check another number" />
    </Panel>
  );
}

interface CheckedProps {
  text: string;
  failed?: boolean;
  children: ReactNode;
}

const Checked = ({ text, failed, children }: CheckedProps) => (
  <li className={classes(failed && 'failed')}>
    <span className="certificate-checks-mark">
      <Icon name={failed ? 'x' : 'check'} />
    </span>
    <span>{text}</span>
    <span className="certificate-checks-value text-small">{children}</span>
  </li>
);

/** When the server was last asked; null until it has answered. */
function useFreshCheck({ number, withdrawn }: PublicCertificate): string | null {
  const [checked, setChecked] = useState<{ number: string; at: string } | null>(null);
  const { revalidate } = useRevalidator();
  const isWithdrawn = withdrawn !== null;
  useEffect(() => {
    let current = true;
    void call('GET /certificates/{number}', { params: { number } }).then(
      (fresh) => {
        if (!current) return;
        if ((fresh.withdrawn !== null) !== isWithdrawn) void revalidate();
        setChecked({ number, at: new Date().toISOString() });
      },
      () => undefined, // The page still shows what the server rendered.
    );
    return () => {
      current = false;
    };
  }, [number, isWithdrawn, revalidate]);
  return checked?.number === number ? checked.at : null;
}
