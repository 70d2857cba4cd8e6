/**
 * What a page may load: our own files, and the few inline scripts of streaming, which carry this
 * answer's nonce or are named by their hashes. Style attributes stay allowed, since pages place drawings
 * and bars by them; a style attribute cannot load or run anything under the rest of this policy.
 */
export function contentSecurityPolicy(options: {
  /** Which inline elements are the page's own. */
  readonly inline: { readonly nonce: string } | InlineSources
  /** The development server speaks over a web socket and styles by script. */
  readonly isDevelopment: boolean
  readonly formTargets?: readonly string[]
}): string {
  const { inline, isDevelopment, formTargets = [] } = options
  const own =
    'nonce' in inline
      ? { scripts: [`'nonce-${inline.nonce}'`], styles: [`'nonce-${inline.nonce}'`] }
      : inline
  const styles = isDevelopment ? ["'unsafe-inline'"] : own.styles
  return [
    "default-src 'none'",
    ["script-src 'self'", ...own.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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

type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] }
