export const certificateKindNames = ['course', 'path'] as const;
export type CertificateKind = (typeof certificateKindNames)[number];

/** How a certificate says what somebody has finished. */
export const kindWords: Readonly<Record<CertificateKind, { name: string; did: string }>> = {
  course: { name: 'Course', did: 'has finished the course' },
  path: { name: 'Learning path', did: 'has finished the learning path' },
};
