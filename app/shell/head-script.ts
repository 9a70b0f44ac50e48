import { themeScript } from '#app/ui/base/theme.ts';

/**
 * Takes the code of a mailed link out of the address before anything is loaded. Chromium sends the
 * whole address, whatever the policy says, in the Referer of fonts that an inline stylesheet names.
 * The history entry stores it: a reload must not lose it (decisions.md rulings 49 and 60,
 * accounts/web/use-mailed-link.ts). The key is the router's, which would replace an entry without
 * one.
 */
const mailedLinkScript = `if(/[?&]oobCode=/.test(location.search))history.replaceState({mailed:location.search,key:Math.random().toString(36).slice(2)},'',location.pathname)`;

/**
 * Runs before the first paint and reads: the code of a mailed link; the remembered theme; whether a
 * session may exist, so that nothing flickers while we ask; whether the banner was dismissed, so
 * that nothing shifts.
 */
export const headScript = `${mailedLinkScript};${themeScript};try{const d=document.documentElement.dataset;if(localStorage.getItem('token'))d.session='';if(localStorage.getItem('bannerDismissed'))d.bannerDismissed=''}catch{}`;
