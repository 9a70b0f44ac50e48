import { expect, test } from 'vitest';
import { setPublicAddress } from '#app/shared/public-address.ts';
import { jobPostingData } from './structured-data.ts';

const opening = {
  slug: 'ai-builder',
  title: 'AI Builder',
  firm: 'Kestrel Cloud',
  city: 'Pune',
  remote: false,
  employment: 'internship',
  payFrom: 15_000,
  payTo: 20_000,
  payPer: 'month',
  description: 'You build.\nDaily.\n\nWe <ship> & test.',
  postedAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  open: true,
} as const;

test('a job posting gives search engines the same facts as the page gives people', () => {
  setPublicAddress('https://school.example');
  expect(jobPostingData(opening)).toMatchObject({
    '@type': 'JobPosting',
    description: '<p>You build.<br>Daily.</p><p>We &lt;ship&gt; &amp; test.</p>',
    url: 'https://school.example/placements/openings/ai-builder',
    validThrough: opening.closesAt,
    employmentType: 'INTERN',
    jobLocation: { address: { addressLocality: 'Pune' } },
    baseSalary: { value: { minValue: 15_000, maxValue: 20_000, unitText: 'MONTH' } },
  });
  expect(jobPostingData(opening)).not.toHaveProperty('jobLocationType');
  const anywhere = jobPostingData({
    ...opening,
    city: null,
    remote: true,
    payFrom: null,
    payTo: null,
  });
  expect(anywhere).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
  expect(Object.keys(anywhere)).not.toEqual(expect.arrayContaining(['jobLocation', 'baseSalary']));
});
