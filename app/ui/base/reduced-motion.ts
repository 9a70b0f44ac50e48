/** Does the reader want no motion? The answer may change while the page stands. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
