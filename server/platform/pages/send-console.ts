import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageOptions } from './page-options.ts'

/**
 * The operator's console is drawn in the browser: one empty page for all its addresses. Whether
 * somebody may see anything in it is decided by each call.
 */
export async function sendConsole(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
): Promise<FastifyReply> {
  const assets = await options.source.console()
  const nonce = randomBytes(16).toString('base64')
  const { isDevelopment } = options.source
  const lines = [
    '<!doctype html>',
    '<html lang="de">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<title>CM24</title>',
    ...assets.entryStyles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...assets.entryPreloads.map((script) => `<link rel="modulepreload" href="${script}">`),
    '</head>',
    '<body>',
    '<div id="console"></div>',
    `<script type="application/json" id="console-state">${stateOf(options)}</script>`,
    `<script type="module" nonce="${nonce}" src="${assets.entryScript}"></script>`,
    '</body>',
    '</html>',
  ]
  reply.header('cache-control', 'private, no-store')
  reply.header('content-type', 'text/html; charset=utf-8')
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({ inline: { nonce }, isDevelopment }),
  )
  return reply.send(request.method === 'HEAD' ? undefined : lines.join('\n'))
}

function stateOf(options: PageOptions): string {
  const state = {
    hosts: options.hosts.settings,
    now: options.now(),
    version: options.source.version,
    isDemo: options.isDemo,
  }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
