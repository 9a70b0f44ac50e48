const lists = 'ul, ol';

/**
 * Lists as Markdown can say them. Word and Google Docs put a list into a list, not into its item, and
 * Markdown knows no two lists of one kind that follow one another.
 */
export function tidyLists(root: Element): void {
  for (const item of root.querySelectorAll('li'))
    if (!item.textContent.trim() && !item.querySelector('img')) item.remove();
  for (const list of root.querySelectorAll(lists)) {
    // Letters and Roman numerals.
    list.removeAttribute('type');
    joinFollowing(list);
  }
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nest(list);
}

function joinFollowing(list: Element): void {
  for (let next = following(list); next?.tagName === list.tagName; next = following(list)) {
    list.append(...next.childNodes);
    next.remove();
  }
}

/** The element after this one, with nothing in between that a reader sees. */
function following(element: Element): Element | undefined {
  let next = element.nextSibling;
  while (next && !(next instanceof Element)) {
    if (next instanceof Text && next.data.trim()) return undefined;
    next = next.nextSibling;
  }
  return next ?? undefined;
}

function nest(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.matches('li')) before.append(list);
  else list.replaceWith(...list.childNodes);
}
