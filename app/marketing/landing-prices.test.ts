import { expect, test } from 'vitest';
import tools from '#content/ai-tools.json';
import landing from '#content/landing.json';
import { rupeesText } from '#app/shared/money.ts';

test('the price on the landing page is the one that our directory gives for the tool, of the same day', () => {
  const { tool, plan, rupeesAMonth, asOf } = landing.whyNoCode.appBuilder;
  const listed = tools.find(({ slug }) => slug === tool);
  expect(listed?.pricing).toMatchObject({
    as_of: asOf,
    source: expect.stringContaining('https://'),
  });
  expect(listed?.pricing.price_range).toContain(
    `${plan.replace(`${listed?.name} `, '')} ${rupeesText(rupeesAMonth)} `,
  );
});
