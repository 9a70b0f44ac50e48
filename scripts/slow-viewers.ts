import { setTimeout as wait } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { watchMemory } from './memory-watch.ts';

const viewers = 8;
/** How often each of them jumps to another place. */
const jumps = 3;
/** Bytes that a viewer takes before the next jump, and how many in a second. */
const taken = 12 * 2 ** 20;
const perSecond = 4 * 2 ** 20;

/**
 * People on slow lines watch a video: each asks for everything that follows a place, takes it slowly,
 * and jumps to another place before it has ended. Returns what they got and what it cost in memory.
 */
export async function watchSlowly(
  server: ChildProcess,
  { address, video }: { address: string; video: Buffer },
) {
  const memory = watchMemory(server);
  const places = viewers * jumps;
  const seen = Array.from({ length: viewers }, async (_, viewer) => {
    const ranges: Seen[] = [];
    for (let jump = 0; jump < jumps; jump += 1) {
      const place = (viewer + jump * viewers) / places;
      const from = Math.floor((video.length - taken) * place);
      ranges.push(await watchFrom(address, from, video));
    }
    return ranges;
  });
  const ranges = (await Promise.all(seen)).flat();
  return {
    viewers,
    ranges: ranges.length,
    bytes: ranges.reduce((sum, { bytes }) => sum + bytes, 0),
    equal: ranges.every(({ equal }) => equal),
    memory: memory.end(),
  };
}

interface Seen {
  bytes: number;
  equal: boolean;
}

async function watchFrom(address: string, from: number, video: Buffer): Promise<Seen> {
  const away = new AbortController();
  const { status, body } = await fetch(address, {
    headers: { range: `bytes=${from}-` },
    signal: away.signal,
  });
  if (status !== 206 || !body) throw new Error(`The video was answered with ${status}`);
  let bytes = 0;
  let equal = true;
  for await (const chunk of body) {
    const place = from + bytes;
    equal &&= video.subarray(place, place + chunk.length).equals(chunk);
    bytes += chunk.length;
    if (bytes >= taken) break;
    await wait((chunk.length / perSecond) * 1000);
  }
  away.abort();
  return { bytes, equal };
}
