/** What stands in one field of a form, as text. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}
