import { problemsOf } from '#app/shared/problem.ts';
import { mediaProblems } from '../contract.ts';
import { googlePicture } from './google-pictures-gateway.ts';

const refuse = problemsOf(mediaProblems);

/** @throws {Problem} media/no-google-picture */
export async function pictureOfGoogle(address: string): Promise<{ picture: string }> {
  const picture = await googlePicture(address);
  if (!picture) throw refuse('media/no-google-picture');
  return { picture };
}
