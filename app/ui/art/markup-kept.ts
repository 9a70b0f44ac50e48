/**
 * The same object on every render: React then doesn't touch what the server, or later the browser,
 * has drawn.
 */
const kept = { __html: '' };

/**
 * Replaces `markup-drawn.ts` in the browser: no page loads the generator, and hydration keeps the
 * server's drawing.
 */
export const markup = (): { __html: string } => kept;
