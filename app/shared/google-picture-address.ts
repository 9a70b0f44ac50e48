/** Where Google Docs has the pictures of what was copied there, for some hours. */
export function isGooglePicture(address: string): boolean {
  const { protocol, host, username, password } = URL.parse(address) ?? {};
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    /^[a-z0-9-]+\.googleusercontent\.com$/.test(host ?? '')
  );
}
