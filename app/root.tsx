// First, because it sets the order of the cascade layers.
import './ui/base/base.css';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router';
import type { ReactNode } from 'react';
import type { Route } from './+types/root';
import { brandSettings } from './shared/brand.ts';
import { installationWarnings, runningCampaign } from './shared/api-fetch.ts';
import { failureMeta } from './shared/page-meta.ts';
import { headScript } from './shell/head-script.ts';
import { LastResort } from './shell/last-resort.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { SiteFrame } from './shell/site-frame.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const campaign = useRouteLoaderData<typeof loader>('root')?.campaign?.id;
  return (
    // The head script sets the theme before the first paint, so the attribute may differ from the
    // server's.
    <html
      lang="en-IN"
      data-brand={JSON.stringify(brandSettings())}
      data-campaign={campaign}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* It ran long before hydration, so the browser's bundle doesn't need it. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The data for the frame around every page, the same for everyone. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  warnings: context.get(installationWarnings),
  campaign: context.get(runningCampaign),
});

/** It changes only with a new document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** A page that failed has no title of its own. */
export const meta = ({ error }: Route.MetaArgs) => (error ? failureMeta(error) : []);

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame {...loaderData}>
      <Outlet />
    </SiteFrame>
  );
}

/**
 * For every page without its own error page: the failure is shown in place of the page, inside the
 * site's frame.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { warnings = [], campaign = null } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <LastResort>
      <SiteFrame warnings={warnings} campaign={campaign}>
        <PageFailure error={error} />
      </SiteFrame>
    </LastResort>
  );
}
