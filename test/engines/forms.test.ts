import { expect, test } from 'vitest';
import { someone } from '../journeys/people.ts';
import { usualScreens } from '../screens.ts';
import { openVisitor } from './open-visitor.ts';
import { main, signIn } from './steps.ts';
import type { Target } from './in-page.ts';

const field = (name: string): Target => ({ role: 'field', name, within: main });

test.each(usualScreens)(
  'a form shows each error at its field, keeps the input, and finally sends: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/contact');
    const send: Target = { selector: 'form button[type=submit]', within: main };
    await visitor.enter(field('Name'), 'Naina Gill');
    await visitor.enter(field('Email'), 'naina');
    await visitor.click(send);
    await visitor.focus(field('Email'));
    const email = await visitor.see(field('Email'));
    expect(email).toMatchObject({ value: 'naina', fault: 'Please enter a valid email address' });
    expect(await visitor.see(field('Name'))).toMatchObject({ value: 'Naina Gill', fault: '' });
    expect((await visitor.see(field('Message'))).fault).not.toBe('');
    // The error is below its field, and above the next.
    const words = await visitor.see({ selector: '.form-field-error', text: email.fault });
    expect(words.y).toBeGreaterThanOrEqual(email.y + email.height);
    expect(words.y + words.height).toBeLessThanOrEqual((await visitor.see(field('Subject'))).y);
    expect(words.opacity).toBe(1);

    await visitor.enter(field('Email'), 'naina@example.in');
    await visitor.enter(field('Subject'), 'College plan');
    await visitor.enter(field('Message'), 'Is my address fine?');
    await visitor.click(send);
    await visitor.see({
      selector: '.note',
      text: 'We have your message, and will answer at the address you gave.',
    });
    expect((await visitor.see(field('Message'))).value).toBe('');
  },
);

test.each(usualScreens)(
  'a refused sign-in says so, and keeps the address: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    const { email } = someone();
    await visitor.visit('/login');
    await signIn(visitor, { email, password: 'Monsoon-wind-7!' });
    await visitor.see({ text: 'Invalid email or password' });
    expect((await visitor.see(field('E-mail'))).value).toBe(email);
  },
);

test.each(usualScreens)(
  'a password can be shown and hidden, and its rules are ticked while typing: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/register');
    const password = field('Password');
    await visitor.enter(password, 'Monsoon-wind-7!');
    const type = () =>
      visitor.engine.evaluate(
        `document.querySelector('main input[autocomplete="new-password"]').type`,
      );
    expect(await type()).toBe('password');
    await visitor.click({ role: 'button', name: 'Show password', within: main });
    await visitor.until('reads the password', async () => (await type()) === 'text');
    await visitor.click({ selector: 'form button[type=submit]', within: main });
    await visitor.focus(field('Full name'));
    expect((await visitor.see(field('Full name'))).fault).not.toBe('');
    expect((await visitor.see(password)).value).toBe('Monsoon-wind-7!');
  },
);
