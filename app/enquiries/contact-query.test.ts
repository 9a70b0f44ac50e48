import { expect, test } from 'vitest';
import { contactFaults } from './contact-query.ts';

const query = {
  name: 'Naina Gill',
  email: 'naina@example.in',
  subject: 'College plan',
  message: 'Is my address fine?',
};

test('a complete query has no faults', () => {
  expect(contactFaults(query)).toEqual({});
});

test('every field is required', () => {
  expect(contactFaults({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  });
});

test('the fault is named', () => {
  expect(contactFaults({ ...query, email: 'naina', subject: 'x'.repeat(151) })).toEqual({
    email: 'Please enter a valid email address',
    subject: 'Please use at most 150 characters',
  });
});
