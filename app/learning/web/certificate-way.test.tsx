import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CertificateWay } from './certificate-way.tsx';

const shown = (certificate: string | null, withdrawnCertificate: string | null) =>
  renderToString(
    <MemoryRouter>
      <CertificateWay slug="python" {...{ certificate, withdrawnCertificate }} />
    </MemoryRouter>,
  );

test('a withdrawn certificate is not offered again: its page says why', () => {
  const html = shown(null, 'LFT-7Q4M-29KD');
  expect(html).toContain('was withdrawn');
  expect(html).toContain('href="/certificates/LFT-7Q4M-29KD"');
  expect(html).not.toContain('Get your certificate');
});

test('a complete course leads to its certificate, or to getting one', () => {
  expect(shown('LFT-7Q4M-29KD', null)).toContain('See your certificate');
  expect(shown(null, null)).toContain('Get your certificate');
});
