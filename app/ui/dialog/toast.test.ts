import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
  vi.useRealTimers();
});

const texts = () => toasts.current().map(({ text }) => text);

test('a toast is shown for three seconds', () => {
  toasts.show('success', 'Successfully signed out');
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Successfully signed out']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('held toasts wait, and continue with their remaining time', () => {
  toasts.show('info', 'Payment cancelled');
  vi.advanceTimersByTime(2000);
  toasts.show('success', 'Saved');
  toasts.hold();
  toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Payment cancelled', 'Saved']);
  toasts.release();
  toasts.release();
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});

test('a toast raised while the others are held waits with them', () => {
  toasts.hold();
  toasts.show('info', 'Saved');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Saved']);
  toasts.release();
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('dismissing one by hand lets the others continue', () => {
  const id = toasts.show('info', 'Saved');
  toasts.show('info', 'Copied');
  toasts.hold();
  toasts.dismiss(id);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('each toast has a clock of its own', () => {
  toasts.show('success', 'first');
  vi.advanceTimersByTime(1000);
  toasts.show('warning', 'second');
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['second']);
});

test('the same words are not stacked; their time restarts', () => {
  toasts.show('error', 'Network error. Please check your connection.');
  vi.advanceTimersByTime(2500);
  toasts.show('error', 'Network error. Please check your connection.');
  vi.advanceTimersByTime(2500);
  expect(texts()).toHaveLength(1);
});

test('a dismissed toast is gone for good, and listeners are called once', () => {
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
