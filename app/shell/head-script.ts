import { themeScript } from '#app/ui/theme.ts';

/**
 * Runs before the first paint: the remembered theme; whether a session may exist, so that nothing flickers while it is asked about;
 * whether the banner was dismissed, so that nothing shifts.
 */
export const headScript = `${themeScript};try{const d=document.documentElement.dataset;if(localStorage.getItem('token'))d.session='';if(localStorage.getItem('bannerDismissed'))d.bannerDismissed=''}catch{}`;
