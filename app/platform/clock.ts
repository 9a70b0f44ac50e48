/**
 * The product's one clock. Tests set it; CLOCK_OFFSET_SECONDS moves it. Nothing in the domain calls
 * `new Date()`.
 */
export interface Clock {
  now(): Date;
}

export const systemClock = (offsetSeconds = 0): Clock => ({
  now: () => new Date(Date.now() + offsetSeconds * 1000),
});
