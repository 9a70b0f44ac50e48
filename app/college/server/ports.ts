interface CollegeSettings {
  /** Academic domains; each includes its subdomains. */
  domains: readonly string[];
}

let given: CollegeSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureCollege = (settings: CollegeSettings): void => {
  given = settings;
};

export const domains = (): readonly string[] => {
  if (!given) throw new Error('configureCollege has not been called');
  return given.domains;
};
