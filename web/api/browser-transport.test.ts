import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserTransport } from './browser-transport.ts'
import { createPageBuild } from './build-of-page/page-build.ts'

afterEach(() => vi.unstubAllGlobals())

test('a token that was fetched while a login was on its way is not used after it (rules 11)', async () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  let login = 'former'
  let isAsked = false
  let answerLogin = (_answer: Response) => {}
  const refused: string[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path.endsWith('/csrf-token')) return Response.json({ csrfToken: login })
    if (path.endsWith('/login'))
      return new Promise<Response>((resolve) => {
        isAsked = true
        answerLogin = resolve
      })
    if (headers['X-CSRF-Token'] === login) return Response.json({})
    refused.push(path)
    return Response.json({ code: 'CSRF_TOKEN_INVALID' }, { status: 403 })
  })
  const send = createBrowserTransport({
    onLoginEnded: () => undefined,
    build: createPageBuild('build', () => false),
  })
  const entered = send({ method: 'POST', path: '/api/public/customer/auth/login' })
  await expect.poll(() => isAsked).toBe(true)
  await send({ method: 'POST', path: '/api/public/time' })
  login = 'new'
  answerLogin(Response.json({}))
  await entered
  await send({ method: 'POST', path: '/api/public/time' })
  expect(refused).toEqual([])
})
