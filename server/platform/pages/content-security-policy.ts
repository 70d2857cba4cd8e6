/**
 * What a page may load: our own files, and the few inline scripts of streaming that carry this
 * answer's nonce. Style attributes stay allowed, since pages place drawings and bars by them; a
 * style attribute cannot load or run anything under the rest of this policy.
 */
export function contentSecurityPolicy(options: {
  readonly nonce: string
  /** The development server speaks over a web socket and styles by script. */
  readonly isDevelopment: boolean
  readonly formTargets?: readonly string[]
}): string {
  const { nonce, isDevelopment, formTargets = [] } = options
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
