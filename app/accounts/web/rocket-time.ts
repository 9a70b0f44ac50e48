import { reducedMotion } from '#app/ui/base/reduced-motion.ts';

const rocketMs = 2000;

/**
 * The rocket plays for two seconds in all, however fast the answer comes, and not at all for people
 * who want no motion (decisions.md ruling 16).
 */
export async function forRocketTime<T>(answer: Promise<T>): Promise<T> {
  const pause = new Promise(
    (resolve) => void setTimeout(resolve, reducedMotion().matches ? 0 : rocketMs),
  );
  await Promise.allSettled([answer, pause]);
  return answer;
}
