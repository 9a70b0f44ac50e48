/** Where people register elsewhere, by the site's own name. */
const sites: Readonly<Record<string, string>> = {
  'devpost.com': 'Devpost',
  'devfolio.co': 'Devfolio',
  'unstop.com': 'Unstop',
};

export function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return (
    Object.entries(sites).find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? host
  );
}
