import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface MemoryWatch {
  /** Stops watching. Bytes: what the process had at first, and at most since then. */
  end: () => { before: number; most: number };
}

/** Watches how much memory a process has (its resident set, as Linux counts it). */
export function watchMemory({ pid }: ChildProcess): MemoryWatch {
  const taken = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  };
  const before = taken();
  let most = before;
  const look = () => {
    most = Math.max(most, taken());
  };
  const timer = setInterval(look, 100);
  return {
    end: () => {
      clearInterval(timer);
      look();
      return { before, most };
    },
  };
}
