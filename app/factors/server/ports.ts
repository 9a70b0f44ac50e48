interface FactorsSettings {
  /** Passkeys belong to this address, which never comes from a request. */
  appUrl: string;
  /** Encrypts the secrets of authenticator apps; without it they are stored in plain text. */
  sealingKey: string | undefined;
  adminSecondFactor: 'required' | 'optional';
}

let given: FactorsSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureFactors = (settings: FactorsSettings): void => {
  given = settings;
};

export const settings = (): FactorsSettings => {
  if (!given) throw new Error('configureFactors has not been called');
  return given;
};
