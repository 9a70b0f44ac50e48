// Loaded into a measured process before its own code. On SIGUSR2 it prints the longest block of its
// event loop since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('SIGUSR2', () => {
  console.log(`longest pause ${Math.max(0, delay.max / 1e6 - resolution).toFixed(1)} ms`);
  delay.reset();
});
