/** True if a fault is about the field, or about an entry of its list: `tags`, or `tags.0`. */
export const isOf = (fault: string, field: string): boolean =>
  fault === field || fault.startsWith(`${field}.`);

/** The fault of a field, or of something inside it. */
export const faultOf = (
  faults: Readonly<Record<string, string>>,
  field: string,
): string | undefined => Object.entries(faults).find(([name]) => isOf(name, field))?.[1];
