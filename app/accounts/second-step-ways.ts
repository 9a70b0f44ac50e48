/** The ways to take the second step. */
export const secondStepWays = ['passkey', 'code', 'recovery-code'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];
