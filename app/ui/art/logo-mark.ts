/** The parts of the mark in a 30 × 30 box, each with the role that colours it. */
export const logoShapes = [
  { role: 'body', d: 'M10,20V10A10,10 0 0 1 20,0H30V10A10,10 0 0 1 20,20Z' },
  { role: 'fin', d: 'M0,20A10,10 0 0 1 9,10V20Z' },
  { role: 'fin', d: 'M10,30A10,10 0 0 0 20,21H10Z' },
  { role: 'light', d: 'M0,25.5a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0Z' },
  { role: 'light', d: 'M17.1,9.5a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0Z' },
] as const;

type Role = (typeof logoShapes)[number]['role'];

/** The mark as SVG text, for places without our stylesheet: an icon, a card. */
export const logoDrawing = (colours: Record<Role, string>): string =>
  logoShapes.map(({ role, d }) => `<path d="${d}" fill="${colours[role]}"/>`).join('');

/**
 * The icon of a browser tab: the mark on a tile of its own, so that it is visible in light and dark
 * tabs.
 */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#321025"/><g transform="translate(9 9)">${logoDrawing({ body: '#fdfafc', fin: '#e51475', light: '#ffb618' })}</g></svg>`;
