import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { refusalStatus } from '#domain/refusal/refusal.ts'

/** The calls as a page to read: one line each, with who may call and what it refuses. */
export function openApiPage(
  groups: Readonly<Record<string, Readonly<Record<string, EndpointDeclaration>>>>,
): string {
  const sections = Object.entries(groups).map(
    ([group, endpoints]) =>
      `<section id="${escaped(group)}"><h2>${escaped(group)}</h2>${Object.entries(endpoints)
        .map(([name, declared]) => article(`${group}.${name}`, declared))
        .join('')}</section>`,
  )
  const links = Object.keys(groups).map(
    (group) => `<a href="#${escaped(group)}">${escaped(group)}</a>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>CM24 API</title><style>${style}</style>
<main><h1>CM24 API</h1><p>Everything below is taken from the contract the server mounts. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are <code>application/problem+json</code> with a stable
<code>code</code>; market commands need an <code>Idempotency-Key</code> header; calls by cookie need the
token of <code>/api/public/auth/csrf-token</code> in <code>X-CSRF-Token</code>.</p><nav>${links.join(' ')}</nav>${sections.join('')}</main></html>`
}

function article(name: string, declared: EndpointDeclaration): string {
  const refusals = (declared.refusals ?? []).map(
    (code) => `<code>${code}</code> ${refusalStatus[code]}`,
  )
  return `<article><h3><b>${declared.method}</b> <code>${escaped(declared.path)}</code></h3>
<p>${escaped(declared.summary)}. <i>${declared.access}</i>${declared.isIdempotent ? ', idempotent' : ''}
<small>${escaped(name)}</small></p>${refusals.length > 0 ? `<p class="refusals">${refusals.join(' ')}</p>` : ''}</article>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:auto;padding:1rem 1.5rem}nav{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}
article{border-top:1px solid #8884;padding:.25rem 0}h3{font-size:1rem;margin:.5rem 0 0;overflow-wrap:anywhere}
p{margin:.25rem 0}small{opacity:.7;margin-left:.5rem}.refusals{font-size:.8rem;opacity:.85}`
