import type { Feature } from '#app/platform/feature.ts';
import { cartridgeActions } from './actions.ts';
import { cartridgesApi } from './server/routes.ts';

export const cartridges: Feature = {
  name: 'cartridges',
  api: [cartridgesApi],
  audit: { actions: cartridgeActions },
};
