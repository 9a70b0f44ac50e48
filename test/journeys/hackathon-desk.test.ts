import { expect, inject, test } from 'vitest';
import { admin, call, signedIn } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('an admin writes a hackathon, publishes it, and arranges a mentor', async () => {
  const desk = await openWindow({ token: (await admin(url)).token });
  await desk.goto('/admin/hackathons');
  await desk.getByRole('link', { name: 'New hackathon' }).click();
  const typed = {
    Address: 'night-bus',
    Title: 'Night bus',
    Organiser: 'Nobody & Sons',
    Description: 'Get people home.',
    About: 'After eleven.',
    'Starts (Indian time, IST)': '2090-01-01T10:00',
    'Deadline (Indian time, IST)': '2090-01-03T10:00',
    Location: 'Nagpur',
    Tags: 'Transit, Maps',
    'Prize pool': '₹3 lakh',
    'First prize': '₹2 lakh',
    'Second prize': '₹75,000',
    'Third prize': '₹25,000',
    Rules: 'Be kind\nBe home by one',
  };
  for (const [label, value] of Object.entries(typed))
    await desk.getByLabel(label, { exact: true }).fill(value);
  await desk.getByRole('button', { name: 'Create hackathon' }).click();
  await desk.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  await desk.getByLabel('Location').fill('Nagpur and Wardha');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('button', { name: 'Hide', exact: true }).waitFor();
  // The text typed meanwhile is still there, and is saved over the newly published version.
  expect(await desk.getByLabel('Location').inputValue()).toBe('Nagpur and Wardha');
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await toast(desk, 'Hackathon changed');

  const naina = await signedIn(url);
  await call(
    url,
    'POST',
    '/api/hackathons/night-bus/mentorship',
    { words: 'Which stop first?' },
    naina.token,
  );
  await desk
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('link', { name: 'Mentors' })
    .click();
  await desk.getByRole('button', { name: 'Arrange a mentor for Naina Gill' }).click();
  await desk.getByRole('textbox', { name: 'Message' }).fill('Friday at six, by telephone.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Arrange' }).click();
  await desk.getByText('Arranged', { exact: true }).waitFor();
  const { notifications } = await call(url, 'GET', '/api/notifications', undefined, naina.token);
  expect(notifications[0]).toMatchObject({
    title: 'You have a mentor for “Night bus”',
    text: 'Friday at six, by telephone.',
  });

  await desk.getByRole('link', { name: 'See its page' }).click();
  await arriveAt(desk, '/hackathon/night-bus');
  await desk.getByText('48 hours').first().waitFor();
  // Restores the list for the other journeys.
  const { version } = await call(
    url,
    'GET',
    '/api/admin/hackathons/night-bus',
    undefined,
    (await admin(url)).token,
  );
  await call(
    url,
    'PUT',
    '/api/admin/hackathons/night-bus/publication',
    { published: false, version },
    (await admin(url)).token,
  );
});

test('what an admin types while a hackathon is being saved stays, and never replaces what another saved', async () => {
  const { token } = await admin(url);
  const path = '/api/admin/hackathons/monsoon-notes';
  const words = {
    title: 'Monsoon notes',
    organizer: 'Nobody & Sons',
    description: 'Write down the rain.',
    about: 'After the first cloud.',
    prize: '₹1 lakh',
    prizes: { first: '₹50,000', second: '₹30,000', third: '₹20,000' },
    startsAt: '2090-06-01T04:30:00.000Z',
    deadline: '2090-06-03T04:30:00.000Z',
    location: 'Kochi',
    attendance: 'online',
    tags: ['Weather'],
    rules: ['Be dry'],
    judging: [],
    externalPage: null,
    featured: false,
  };
  const stored = () => call(url, 'GET', path, undefined, token);
  await call(url, 'POST', '/api/admin/hackathons', { ...words, id: 'monsoon-notes' }, token);
  const desk = await openWindow({ token, screen: 'phone', expected: /status of 409/ });
  await desk.goto('/admin/hackathons/monsoon-notes');
  const location = desk.getByLabel('Location');
  const save = desk.getByRole('button', { name: 'Save changes' });
  // While it is being saved, another press does nothing.
  const isDone = async () => {
    await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true');
  };
  const typed = Promise.withResolvers<void>();
  await location.fill('Kochi and Kollam');
  await desk.route(`**${path}`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await save.click();
  await location.fill('Kochi, Kollam and Kannur');
  typed.resolve();
  await toast(desk, 'Hackathon changed');
  await isDone();
  expect((await stored()).location).toBe('Kochi and Kollam');
  expect(await location.inputValue()).toBe('Kochi, Kollam and Kannur');
  await save.click();
  await isDone();
  expect((await stored()).location).toBe('Kochi, Kollam and Kannur');

  const { version } = await stored();
  await call(url, 'PUT', path, { ...words, location: 'Goa', version }, token);
  await location.fill('Kottayam');
  await save.click();
  await desk
    .getByText(/^Someone else changed this hackathon/)
    .first()
    .waitFor();
  expect((await stored()).location).toBe('Goa');
  expect(await location.inputValue()).toBe('Kottayam');
});
