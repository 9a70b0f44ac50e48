interface CertificatesSettings {
  /** Encrypts the keys that sign credentials; without it they are stored in plain text. */
  sealingKey: string | undefined;
  /** True once a person's account has been deleted; what is left of it has no name. */
  isDeleted: (uid: string) => Promise<boolean>;
}

let given: CertificatesSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureCertificates = (settings: CertificatesSettings): void => {
  given = settings;
};

export const settings = (): CertificatesSettings => {
  if (!given) throw new Error('configureCertificates has not been called');
  return given;
};
