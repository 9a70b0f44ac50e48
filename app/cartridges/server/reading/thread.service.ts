// Reads a package in a thread of its own. Node runs this file directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { packed } from '../packed-cartridge.service.ts';
import { answerTo } from './answer.service.ts';

const { answer, handedOver } = packed(answerTo(workerData as Parameters<typeof answerTo>[0]));
parentPort?.postMessage(answer, handedOver);
