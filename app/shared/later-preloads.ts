/** The `rel` of a page's preloaded modules until the page is painted. */
export const later = 'after-paint';

/**
 * Has a page's modules preloaded once it has been painted: until its end, the document has the line
 * to itself. A tab in the background isn't painted, so it waits for a second.
 */
export const preloadScript = `addEventListener('DOMContentLoaded',()=>{const start=()=>document.querySelectorAll('link[rel=${later}]').forEach(l=>{l.rel='modulepreload'});requestAnimationFrame(()=>setTimeout(start));setTimeout(start,1000)})`;
