/** What a page's modules are marked with until they may load. */
export const later = 'after-paint';

/**
 * Loads a page's modules once the page has been painted: until then only the document, its fonts
 * and its pictures share the line. A tab in the background isn't painted, so its modules wait for a
 * second.
 */
export const startScript = `addEventListener('DOMContentLoaded',()=>{const start=()=>{document.querySelectorAll('link[rel=${later}]').forEach(l=>{l.rel='modulepreload'});document.querySelectorAll('script[type=${later}]').forEach(s=>{const m=document.createElement('script');m.type='module';m.textContent=s.textContent;s.replaceWith(m)})};requestAnimationFrame(()=>setTimeout(start));setTimeout(start,1000)})`;
