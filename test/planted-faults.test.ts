import { expect, test } from 'vitest';
import { checkThatItFits, plantedFaults } from '../scripts/planted-faults.ts';

test.each(plantedFaults)('the planted fault fits the sources: $name', (fault) => {
  expect(() => {
    checkThatItFits(fault);
  }).not.toThrow();
});
