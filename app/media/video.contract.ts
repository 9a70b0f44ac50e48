import { z } from 'zod';
import { captionLanguages, type CaptionLanguage } from './captions.ts';

export const language = z.enum(Object.keys(captionLanguages) as [CaptionLanguage]);

/** A video in a lesson, with addresses that open for its reader. */
export const VideoPart = z.object({
  kind: z.literal('video'),
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  poster: z.string().nullable(),
  captions: z.array(
    z.object({
      language,
      address: z.string(),
      /** The same to be read: seconds from the start, and what is said. */
      cues: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })),
    }),
  ),
  chapters: z.array(z.object({ at: z.number(), title: z.string() })),
});
export type VideoPart = z.output<typeof VideoPart>;
