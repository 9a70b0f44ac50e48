import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { ShownCampaign } from '#app/shared/api-fetch.ts';
import { SearchOpener } from '#app/search/web/search-opener.tsx';
import { token } from '#app/shared/api-client.ts';
import { standingOf } from '#app/shared/identity.ts';
import { pageAt } from '#app/shared/pages.ts';
import { FullScreenLoader } from '#app/ui/frame/full-screen-loader.tsx';
import { Toaster } from '#app/ui/dialog/toaster.tsx';
import { useBrowserValue } from '#app/ui/base/use-browser-value.ts';
import { PromoBanner } from './promo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useStartup } from './use-startup.ts';
import './site-frame.css';

interface SiteFrameProps {
  /** The warnings of this installation, e.g. that no real money moves. */
  warnings: readonly string[];
  /** The one that the banner shows. */
  campaign: ShownCampaign | null;
  children: ReactNode;
}

/**
 * Everything around a page: banner, header, footer, toasts and the loader, each as the page table
 * asks for it.
 */
export function SiteFrame({ warnings, campaign, children }: SiteFrameProps) {
  const { pathname, key } = useLocation();
  const identity = useStartup();
  const { active, signedIn } = standingOf(identity);
  // The identity arrives late: on a page loaded as a document the banner would push everything
  // down.
  const bannerFits = !signedIn || key !== 'default';
  const page = pageAt(pathname);
  const chrome = page?.chrome ?? 'full';
  const bare = chrome === 'bare';
  const waits = page?.waitsForIdentity === true && identity.status === 'starting';
  // Behind the loader is the page as a visitor sees it: nobody may use it, not by keyboard either.
  const mayBeSomeone = useBrowserValue(() => token.read() !== null, false);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {warnings.map((warning) => (
        <p key={warning} className="installation-warning" role="note">
          {warning}
        </p>
      ))}
      {campaign && chrome === 'full' && !active && bannerFits && (
        <PromoBanner campaign={campaign} starting={identity.status === 'starting'} />
      )}
      {!bare && <SiteHeader identity={identity} field={page?.headerField} />}
      {page?.ownMain ? (
        children
      ) : (
        <main id="main" tabIndex={-1} inert={waits && mayBeSomeone}>
          {children}
        </main>
      )}
      {!bare && <SiteFooter />}
      {bare && <SearchOpener button={false} />}
      <NavigationProgress />
      {waits && (
        <div className="identity-loader">
          <FullScreenLoader />
        </div>
      )}
      <Toaster />
      <ScrollRestoration getKey={(location) => location.key} />
      <FocusOnNavigation path={pathname} />
    </>
  );
}

/** A line at the top while the next page is loading. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className="navigation-progress" role="progressbar" aria-label="Loading page" />
  ) : null;
}

/**
 * After a change of page without a reload, moves the keyboard focus to the new page's content, as a
 * reload would.
 */
function FocusOnNavigation({ path }: { path: string }) {
  const seen = useRef(path);
  useEffect(() => {
    // Someone who was faster than the script is in the middle of something: a press, a field.
    if (seen.current === path) return;
    seen.current = path;
    if (document.activeElement === document.body || !document.activeElement) return;
    if (!document.getElementById('main')?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
