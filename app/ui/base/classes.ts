/**
 * Joins class names and leaves out those whose condition is false: `classes('chip', active &&
 * 'chip-active')`.
 */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
