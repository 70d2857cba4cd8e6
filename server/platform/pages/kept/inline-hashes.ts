import { createHash } from 'node:crypto'

/**
 * A kept page is sent many times, so no nonce of its own can stand in it. The policy names its inline
 * scripts and styles by their content instead: these very texts may run, whoever is sent them.
 */
export type InlineHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Elements with their attributes and content; what they hold is our own renderer's. */
const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const stylePattern = /<style\b([^>]*)>([\s\S]*?)<\/style>/g

export function inlineHashesOf(html: string): InlineHashes {
  return {
    scripts: hashesOf(html.matchAll(scriptPattern), isExecutable),
    styles: hashesOf(html.matchAll(stylePattern), () => true),
  }
}

/** With a source of its own it is no inline script, and data does not run. */
function isExecutable(attributes: string): boolean {
  if (/\ssrc=/.test(attributes)) return false
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return type === '' || type === 'module' || /javascript/.test(type)
}

function hashesOf(
  found: Iterable<RegExpMatchArray>,
  isMeant: (attributes: string) => boolean,
): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of found) {
    if (!isMeant(attributes) || content === '') continue
    hashes.add(hashSource(content))
  }
  return [...hashes]
}

/** As a policy names an inline element with this content. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
