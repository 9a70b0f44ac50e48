/** A host name or an address that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|::1|\[::1\]|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(host);
