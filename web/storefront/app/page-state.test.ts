import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readNow } from './page-state.ts'

test('a page that was drawn an hour ago and is sent now asks for none of its answers again', async () => {
  const server = new QueryClient()
  const hourMs = 3_600_000
  server.setQueryData(['catalog'], 'cards', { updatedAt: Date.now() - hourMs })
  const state = dehydrate(server)
  const asked = async (queries: typeof state) => {
    const browser = new QueryClient()
    hydrate(browser, queries)
    let count = 0
    const queryFn = async () => {
      count += 1
      return 'cards'
    }
    const options = { queryKey: ['catalog'], queryFn, staleTime: 30_000 }
    const stop = new QueryObserver(browser, options).subscribe(() => undefined)
    await Promise.resolve()
    stop()
    return count
  }
  expect(await asked(state)).toBe(1)
  expect(await asked(readNow(state, Date.now()))).toBe(0)
})
