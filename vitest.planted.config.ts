// The tests of vitest.config.ts on sources with the fault PLANTED_FAULT in them.
import { mergeConfig } from 'vitest/config';
import configuration from './vitest.config.ts';
import { planted, plantedFaults } from './scripts/planted-faults.ts';

const fault = plantedFaults[Number(process.env['PLANTED_FAULT'])];

export default mergeConfig(configuration, {
  // The cache doesn't know which fault is in a module.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      transform: (source: string, id: string) =>
        (fault?.edits ?? []).filter(({ file }) => id.endsWith(`/${file}`)).reduce(planted, source),
    },
  ],
});
