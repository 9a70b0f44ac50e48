import { publicAddress } from '#app/shared/public-address.ts';
import { openingPath } from './addresses.ts';
import type { OpeningPage } from './contract.ts';
import type { Employment } from './opening-facts.ts';

const employmentTypes: Readonly<Record<Employment, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

const india = { '@type': 'Country', name: 'India' };

/** schema.org's JobPosting, only for an open opening: search engines want none that is closed. */
export function jobPostingData(opening: OpeningPage): Record<string, unknown> {
  const {
    slug,
    title,
    firm,
    city,
    remote,
    employment,
    payFrom,
    payTo,
    payPer,
    description,
    postedAt,
    closesAt,
  } = opening;
  return {
    '@type': 'JobPosting',
    title,
    // Search engines read it as HTML.
    description: description
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
      .join(''),
    url: publicAddress(openingPath(slug)),
    identifier: { '@type': 'PropertyValue', name: firm, value: slug },
    datePosted: postedAt,
    validThrough: closesAt,
    employmentType: employmentTypes[employment],
    hiringOrganization: { '@type': 'Organization', name: firm },
    directApply: true,
    ...(city && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' },
      },
    }),
    ...(remote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: india }),
    ...(payFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: payFrom,
          maxValue: payTo,
          unitText: payPer === 'year' ? 'YEAR' : 'MONTH',
        },
      },
    }),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
