/** Every address in the sitemap of a running application, from all of its files. */
export async function sitemapEntries(url: string): Promise<{ path: string; day: string }[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const index = await read(`${url}/sitemap.xml`);
  const files = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
  const listed = await Promise.all(files.map(read));
  return listed.flatMap((xml) =>
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
      ([, address = '', day = '']) => ({
        path: address.slice(url.length).replaceAll('&amp;', '&') || '/',
        day,
      }),
    ),
  );
}
