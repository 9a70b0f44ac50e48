type Theme = 'light' | 'dark';

/**
 * Stands inline in the head, before anything is painted: brings back the choice that was stored.
 * Without one the system decides (`color-scheme: light dark` in tokens.css), and so it does without
 * scripts.
 */
export const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const shownTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Changes to the other theme, and remembers it where storage allows. */
export function switchTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // A browser that stores nothing still shows the theme on this page.
  }
}
