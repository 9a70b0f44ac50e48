/** Whether the reader wants no motion. The answer may change while the page is open. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
