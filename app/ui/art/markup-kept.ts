/**
 * The same object on every render: React then leaves alone what the server, or later the browser,
 * has drawn.
 */
const kept = { __html: '' };

/**
 * Stands in the browser for `markup-drawn.ts`: no page carries the generator, hydration keeps the
 * server's drawing.
 */
export const markup = (): { __html: string } => kept;
