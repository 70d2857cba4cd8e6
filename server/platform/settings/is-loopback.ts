/** Whether a host name leads to this machine itself. */
export function isLoopback(hostname: string): boolean {
  return (
    /^(?:[a-z\d-]+\.)*localhost$/i.test(hostname) ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    /^\[?::1\]?$/.test(hostname)
  )
}
