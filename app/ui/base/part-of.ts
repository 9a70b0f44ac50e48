/** The script or style sheet that did not load, as the failure names it. */
const missing = (failure: unknown): string | undefined =>
  failure instanceof Error ? /\S+\.(?:js|css)\b/.exec(failure.message)?.[0] : undefined;

/**
 * The bundler may wrap the exports of a module that several pages share in an object of another
 * name.
 */
function exportOf(module: object, name: string): unknown {
  const holds = (part: unknown): part is object =>
    typeof part === 'object' && part !== null && name in part;
  const holder = [module, ...(Object.values(module) as unknown[])].find((part) => holds(part));
  return holder && (Reflect.get(holder, name) as unknown);
}

const loadStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Failed to load ${href}`));
    });
    document.head.append(link);
  });

/**
 * Loads one export of a module; after a failure the next call tries again. Chromium before 156 and
 * Firefox before 154 never reload a module that failed once (whatwg/html issue 6768), so we request
 * it under another address.
 */
export function partOf<Module extends object, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  let failed: string | undefined;
  let tries = 0;
  let pending: Promise<Module[Name]> | undefined;
  const again = async (address: string): Promise<object> => {
    tries += 1;
    if (!address.endsWith('.css'))
      return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as object;
    await loadStyles(address);
    return load();
  };
  const ask = async () => {
    try {
      return exportOf(await (failed ? again(failed) : load()), name) as Module[Name];
    } catch (failure) {
      failed = missing(failure);
      pending = undefined;
      throw failure;
    }
  };
  return () => (pending ??= ask());
}
