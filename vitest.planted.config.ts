// The tests of vitest.config.ts on sources with the fault PLANTED_FAULT in them.
import { mergeConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import configuration from './vitest.config.ts';
import { planted, plantedFaults } from './scripts/planted-faults.ts';

const fault = plantedFaults[Number(process.env['PLANTED_FAULT'])];

const isFaulty = (id: string): boolean =>
  (fault?.edits ?? []).some(({ file }) => id.endsWith(`/${file}`));

export default mergeConfig(configuration, {
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      // The cache doesn't know which fault is in a module.
      configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
        defineCacheKeyGenerator(({ id }) => !isFaulty(id) && undefined),
      transform: (source: string, id: string) =>
        (fault?.edits ?? []).filter(({ file }) => id.endsWith(`/${file}`)).reduce(planted, source),
    },
  ],
});
