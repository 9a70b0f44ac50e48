import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

const states = [
  '08000',
  '08006',
  '28000',
  '28P01',
  '3D000',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25006',
  '55P03',
  '57014',
];
const sockets = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

test.each([...states, ...sockets])('the code %s means that the database is unavailable', (code) => {
  expect(isUnavailable(failure('no', { code }))).toBe(true);
});

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so do the driver’s words: %s', (message) => {
  expect(isUnavailable(failure(message))).toBe(true);
});

test('so do a connection closed by the server, a socket without a server, several refused addresses, and a stopped engine', () => {
  expect(
    isUnavailable(
      failure('database "x" is not currently accepting connections', {
        code: '55000',
        severity: 'FATAL',
      }),
    ),
  ).toBe(true);
  expect(
    isUnavailable(failure('connect ENOENT /run/x', { code: 'ENOENT', syscall: 'connect' })),
  ).toBe(true);
  expect(
    isUnavailable(
      Object.assign(new AggregateError([failure('a'), failure('b')], ''), { code: 'ECONNREFUSED' }),
    ),
  ).toBe(true);
  expect(isUnavailable(Object.assign(failure('stopped'), { name: 'EngineStopped' }))).toBe(true);
});

const refusals = [
  '23505',
  '23503',
  '22P02',
  '42601',
  '42P01',
  '42703',
  '40001',
  '40P01',
  '25P02',
  '55000',
  'P0001',
];

test.each([...refusals, 'ENOENT', 'EACCES', 'ERR_INVALID_ARG_TYPE'])(
  'the code %s is a bug',
  (code) => {
    expect(isUnavailable(failure('no', { code, severity: 'ERROR' }))).toBe(false);
  },
);

test.each([new TypeError('x is undefined'), 'ECONNRESET', null, { code: '08006' }])(
  '%s is a bug',
  (thrown) => {
    expect(isUnavailable(thrown)).toBe(false);
  },
);
