// Reads a package in a thread of its own. Node runs this file directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { answerTo } from './answer.service.ts';

parentPort?.postMessage(answerTo(workerData as Parameters<typeof answerTo>[0]));
