import { z } from 'zod';

/** What opens a session answers so: its token, and who one is. */
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
