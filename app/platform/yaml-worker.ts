// Reads YAML in a thread of its own. Node runs this file directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { parseDocument } from 'yaml';
import type { YamlAnswer, YamlText } from './yaml.ts';

const answerOf = ({ path, text }: YamlText): YamlAnswer => {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { path, fault: `line ${error.linePos?.[0].line ?? 1}: it is not YAML.` };
  try {
    // An alias may unfold into far more than was sent.
    return { path, value: document.toJS({ maxAliasCount: 0 }) as unknown };
  } catch {
    return { path, fault: 'it refers to itself.' };
  }
};

parentPort?.postMessage((workerData as YamlText[]).map(answerOf));
