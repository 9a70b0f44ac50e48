import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages, type Page } from './shared/pages.ts';

const all: readonly Page[] = pages;
const routeOf = ({ path, file }: Page) => route(path, file);

export default [
  ...all.filter((page) => !page.dashboard && !page.admin).map(routeOf),
  layout('dashboard/web/dashboard-shell.tsx', all.filter((page) => page.dashboard).map(routeOf)),
  layout('administration/web/admin-shell.tsx', all.filter((page) => page.admin).map(routeOf)),
  route('*', 'shell/unknown.page.tsx'),
] satisfies RouteConfig;
