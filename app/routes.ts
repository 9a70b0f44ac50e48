import { existsSync } from 'node:fs';
import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages, type Page } from './shared/pages.ts';

const here = (pages as readonly Page[]).filter(({ file }) => existsSync(new URL(file, import.meta.url)));
const routeOf = ({ path, file }: Page) => route(path, file);

export default [
  ...here.filter((page) => !page.dashboard).map(routeOf),
  ...(existsSync(new URL('dashboard/web/dashboard-shell.tsx', import.meta.url))
    ? [layout('dashboard/web/dashboard-shell.tsx', here.filter((page) => page.dashboard).map(routeOf))]
    : []),
  route('*', 'shell/unknown.page.tsx'),
] satisfies RouteConfig;
