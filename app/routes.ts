import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { modulesOfPages, type Page } from './shared/pages.ts';

const all = [...modulesOfPages()];
const routesOf = (belongs: (page: Page) => boolean | undefined) =>
  all.filter(([page]) => belongs(page)).map(([{ path }, module]) => route(path, module));

export default [
  ...routesOf((page) => !page.dashboard && !page.admin),
  layout(
    'dashboard/web/dashboard-shell.tsx',
    routesOf((page) => page.dashboard),
  ),
  layout(
    'administration/web/admin-shell.tsx',
    routesOf((page) => page.admin),
  ),
  route('*', 'shell/unknown.page.tsx'),
] satisfies RouteConfig;
