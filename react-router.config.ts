import type { Config } from '@react-router/dev/config';

// The page table is small: all routes are known at the start, so that no navigation waits for a manifest call.
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
