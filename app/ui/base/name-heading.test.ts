import { expect, test } from 'vitest';
import { nameHeading } from './name-heading.ts';

test('a name with a long word is set smaller, and a tall script gets room between its lines', () => {
  const classesOf = (name: string) => nameHeading(name, 'heading-2', 'heading-3');
  expect(classesOf('Naina Gill')).toBe('heading-2');
  expect(classesOf('Meera Chandrasekharendra')).toBe('heading-3');
  expect(classesOf('अनुराधा मेनन')).toBe('heading-2 heading-tall');
});
