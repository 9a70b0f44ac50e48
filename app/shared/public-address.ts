let appUrl = '';

/** Told once by the server at its start; in the browser the page's own origin serves. */
export const setPublicAddress = (url: string): void => {
  appUrl = url;
};

/** The absolute address of a path, under APP_URL. */
export const publicAddress = (path: string): string =>
  (typeof document === 'undefined' ? appUrl : location.origin) + path;
