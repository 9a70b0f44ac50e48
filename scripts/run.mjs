// Runs another script of this folder once the packages and the right Node are in place: `node
// scripts/run.mjs bench.ts --some option`.
import { fileURLToPath } from 'node:url';
import { ready } from './setup.mjs';

await ready();
const [node, , name, ...options] = process.argv;
const script = new URL(name, import.meta.url);
process.argv = [node, fileURLToPath(script), ...options];
await import(script.href);
