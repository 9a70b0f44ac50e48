import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const textsOf = (toasts: ReturnType<typeof createToasts>) =>
  toasts.current().map((toast) => toast.text);

test('a toast stands for three seconds', () => {
  const toasts = createToasts();
  toasts.show('success', 'Successfully signed out');
  vi.advanceTimersByTime(2999);
  expect(textsOf(toasts)).toEqual(['Successfully signed out']);
  vi.advanceTimersByTime(1);
  expect(textsOf(toasts)).toEqual([]);
});

test('held toasts wait, and go on with the time that was left', () => {
  const toasts = createToasts();
  toasts.show('info', 'Payment cancelled');
  vi.advanceTimersByTime(2000);
  toasts.show('success', 'Saved');
  toasts.hold();
  toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(textsOf(toasts)).toEqual(['Payment cancelled', 'Saved']);
  toasts.release();
  toasts.release();
  vi.advanceTimersByTime(1000);
  expect(textsOf(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(2000);
  expect(textsOf(toasts)).toEqual([]);
});

test('a toast that comes while the others are held waits with them', () => {
  const toasts = createToasts();
  toasts.hold();
  toasts.show('info', 'Saved');
  vi.advanceTimersByTime(60_000);
  expect(textsOf(toasts)).toEqual(['Saved']);
  toasts.release();
  vi.advanceTimersByTime(3000);
  expect(textsOf(toasts)).toEqual([]);
});

test('the one that is dismissed by hand lets the others go on', () => {
  const toasts = createToasts();
  const id = toasts.show('info', 'Saved');
  toasts.show('info', 'Copied');
  toasts.hold();
  toasts.dismiss(id);
  vi.advanceTimersByTime(3000);
  expect(textsOf(toasts)).toEqual([]);
});

test('each toast has a clock of its own', () => {
  const toasts = createToasts();
  toasts.show('success', 'first');
  vi.advanceTimersByTime(1000);
  toasts.show('warning', 'second');
  vi.advanceTimersByTime(2000);
  expect(textsOf(toasts)).toEqual(['second']);
});

test('the same words are not stacked, they start anew', () => {
  const toasts = createToasts();
  toasts.show('error', 'Network error. Please check your connection.');
  vi.advanceTimersByTime(2500);
  toasts.show('error', 'Network error. Please check your connection.');
  vi.advanceTimersByTime(2500);
  expect(textsOf(toasts)).toHaveLength(1);
});

test('a dismissed toast is gone for good, and listeners hear of it once', () => {
  const toasts = createToasts();
  const id = toasts.show('info', 'Saved');
  const heard = vi.fn<() => void>();
  const forget = toasts.subscribe(heard);
  toasts.dismiss(id);
  toasts.dismiss(id);
  vi.advanceTimersByTime(5000);
  expect(heard).toHaveBeenCalledTimes(1);
  forget();
  toasts.show('info', 'Saved');
  expect(heard).toHaveBeenCalledTimes(1);
});
