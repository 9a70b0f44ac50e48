// Reads a package in a thread of its own. Node runs this file directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { answerTo } from './answer.service.ts';

const answer = answerTo(workerData as Parameters<typeof answerTo>[0]);
// Bytes are handed over, since copying them would keep everyone else waiting.
const bytes = 'files' in answer ? [...answer.files.values()].map(({ buffer }) => buffer) : [];
parentPort?.postMessage(answer, bytes);
