import { afterPaint } from './after-paint.ts';

type Theme = 'light' | 'dark';

/**
 * Inline in the head, before the first paint: restores the stored choice. Without one, or without
 * scripts, the system decides (`color-scheme: light dark` in tokens.css).
 */
export const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const shownTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Switches to the other theme, and stores the choice if storage allows. */
export function switchTheme(): void {
  // Every element gets new colours.
  afterPaint(() => {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // A browser without storage still shows the theme on this page.
    }
  });
}
