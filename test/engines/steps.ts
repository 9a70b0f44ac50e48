import type { Person } from '../journeys/people.ts';
import type { Target } from './in-page.ts';
import type { Visitor } from './visitor.ts';

export const main: Target = { selector: 'main' };

/** Call it on the sign-in page. */
export async function signIn(
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await visitor.enter({ role: 'field', name: 'E-mail', within: main }, email);
  await visitor.enter({ role: 'field', name: 'Password', within: main }, password);
  await visitor.click({ selector: 'form button[type=submit]', within: main });
}
