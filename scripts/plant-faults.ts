// Plants one fault after another and prints whether its test turned red. Before that, it prints the
// tests that fail without a fault. All in one process of Vitest: starting one takes longer than a test.
import { resolve } from 'node:path';
import { createVitest, type TestRunResult } from 'vitest/node';
import { plantedFaults } from './planted-faults.ts';

const exactly = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A result also holds what earlier runs said about other files. */
const failedTests = ({ testModules }: TestRunResult, file = ''): string[] =>
  testModules
    .filter(({ relativeModuleId }) => relativeModuleId.endsWith(file))
    .flatMap((module) => [
      ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
      ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ]);

const vitest = await createVitest({ config: 'vitest.planted.config.ts', reporters: [{}] });
const tests = plantedFaults.map(({ caughtBy }) => caughtBy);
vitest.setGlobalTestNamePattern(new RegExp(tests.map(({ test }) => exactly(test)).join('|')));
const healthy = await vitest.start([...new Set(tests.map(({ file }) => file))]);
for (const test of failedTests(healthy)) console.log(`FAILED WITHOUT A FAULT: ${test}`);

for (const [index, { name, edits, caughtBy }] of plantedFaults.entries()) {
  const change = () => edits.forEach(({ file }) => vitest.invalidateFile(resolve(file)));
  process.env['PLANTED_FAULT'] = String(index);
  change();
  vitest.setGlobalTestNamePattern(exactly(caughtBy.test));
  const result = await vitest.rerunTestSpecifications(
    vitest.getModuleSpecifications(resolve(caughtBy.file)),
  );
  const caught = failedTests(result, caughtBy.file).some((test) => test.includes(caughtBy.test));
  console.log(`${caught ? 'caught' : 'NOT CAUGHT'}: ${name}`);
  change();
}
await vitest.close();
process.exit(0);
