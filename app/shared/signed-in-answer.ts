import { z } from 'zod';

/** The answer of every endpoint that opens a session: its token, and the person's profile. */
export const SignedInAnswer = z.object({
  token: z.string(),
  data: z.object({
    user: z.object({
      uid: z.string(),
      email: z.string(),
      displayName: z.string(),
      photoURL: z.string().nullable(),
    }),
  }),
});
export type SignedInAnswer = z.output<typeof SignedInAnswer>;
