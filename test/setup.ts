import { afterEach, beforeAll } from 'vitest';
import { takeStrays, watchForStrays } from './strays.ts';

beforeAll(watchForStrays);

afterEach(() => {
  const strays = takeStrays();
  if (strays.length > 0)
    throw new Error(`This test caused, without expecting it:\n${strays.join('\n')}`);
});
