// Reads a package in a thread of its own. Node runs this file directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { packed } from '../packed-cartridge.service.ts';
import { answerTo } from './answer.service.ts';

const read = await answerTo(workerData as Parameters<typeof answerTo>[0]);
const { answer, handedOver } = packed(read);
parentPort?.postMessage(answer, handedOver);
