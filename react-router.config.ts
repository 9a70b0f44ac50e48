import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page carries the routes it stands on, and asks for those of its links when it is up: the
  // whole list would be a twentieth of all JavaScript of a first visit.
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
  // Our loaders are a line or two each: a file of their own costs a request.
  splitRouteModules: false,
} satisfies Config;
