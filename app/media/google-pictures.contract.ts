import { z } from 'zod';
import { isGooglePicture } from '#app/shared/google-picture-address.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { mediaProblems } from './contract.ts';

export const googlePicturesContract = defineContract({
  'POST /media/google-pictures': {
    summary:
      'A picture of a text that was copied from Google Docs, by its address there: as a data: address',
    access: 'author',
    limits: [{ name: 'google-pictures', points: 200, per: 3600, by: 'user' }],
    body: z.strictObject({
      address: z
        .string()
        .max(4000)
        .refine(isGooglePicture, 'This is no address of a picture in Google Docs.'),
    }),
    ok: z.object({ picture: z.string() }),
    problems: pickProblems(mediaProblems, 'media/no-google-picture'),
  },
});
