import { codeLength } from '#app/shared/discount-code.ts';
import { preloadScript } from '#app/shared/later-preloads.ts';
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
 * Notes the code and the time of a referral link (`/?ref=CODE`) at the end of the stored redirect,
 * which a sign-up reads. Unlike the address, that survives the way to /register
 * (docs/decisions/0035, shared/waiting.ts).
 */
const noteLinkScript = () =>
  `const r=/[?&]ref=([A-Za-z0-9_]{${codeLength.least},${codeLength.most}})(?:&|$)/.exec(location.search);if(r)localStorage.setItem('redirectAfterLogin','/register#ref='+r[1]+'.'+Date.now())`;

/**
 * Runs before the first paint and reads: the code of a mailed link; the remembered theme; whether a
 * session may exist, so that nothing flickers while we ask; whether this campaign's banner was
 * dismissed, so that nothing shifts; the code of a referral link. It also has the modules preloaded
 * after that paint. A function, because a bundler keeps texts that are put together.
 */
export const headScript = (): string =>
  `${mailedLinkScript};${preloadScript};${themeScript};try{const d=document.documentElement.dataset;if(localStorage.getItem('token'))d.session='';if(localStorage.getItem('bannerDismissed')===d.campaign)d.bannerDismissed='';${noteLinkScript()}}catch{}`;
