// The tests of vitest.config.ts on sources with the fault PLANTED_FAULT in them, which can change
// between two runs of one process.
import { mergeConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import configuration from './vitest.config.ts';
import { planted, plantedFaults } from './scripts/planted-faults.ts';

const edits = plantedFaults.flatMap((fault) => fault.edits);

export default mergeConfig(configuration, {
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      // The cache doesn't know which fault is in a module.
      configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
        defineCacheKeyGenerator(({ id }) => !edits.some(isIn(id)) && undefined),
      transform: (source: string, id: string) =>
        (plantedFaults[Number(process.env['PLANTED_FAULT'])]?.edits ?? [])
          .filter(isIn(id))
          .reduce(planted, source),
    },
  ],
});

function isIn(id: string): (edit: { file: string }) => boolean {
  return ({ file }) => id.endsWith(`/${file}`);
}
