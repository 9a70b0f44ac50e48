let appUrl = '';

/** The server sets it once at its start; in the browser we use the page's own origin. */
export const setPublicAddress = (url: string): void => {
  appUrl = url;
};

/** The absolute address of a path, under APP_URL. */
export const publicAddress = (path: string): string =>
  (typeof document === 'undefined' ? appUrl : location.origin) + path;
