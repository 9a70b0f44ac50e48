import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunction } from 'react-router';
import type { ReactNode } from 'react';
import { SiteFrame } from './shell/site-frame.tsx';
import { headScript } from './shell/head-script.ts';
import './ui/base.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script sets the theme before the first paint, so the attribute may differ from the server's.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
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

export default function Root() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** The frame's data is the same on every page. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;
