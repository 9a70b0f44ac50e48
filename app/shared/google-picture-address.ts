/** Where Google Docs has the pictures of what was copied there, for some hours. */
export function isGooglePicture(address: string): boolean {
  // Not every browser that we support has `URL.parse`.
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    /^[a-z0-9-]+\.googleusercontent\.com$/.test(host)
  );
}
