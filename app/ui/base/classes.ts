/**
 * Joins class names, leaving out the ones whose condition is false: `classes('chip', active &&
 * 'chip-active')`.
 */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
