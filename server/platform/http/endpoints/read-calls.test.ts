import { expect, test } from 'vitest'
import { type Declared, EndpointIndex } from './endpoint-index.ts'
import { ReadCalls } from './read-calls.ts'

function start() {
  const index = new EndpointIndex<Declared>()
  for (const method of ['GET', 'PUT'] as const)
    index.add({ declared: { method, path: '/api/ad/{id}' } })
  return new ReadCalls<Declared, object>(index)
}

test('the address of a call that reads is taken apart once', () => {
  const calls = start()
  const get = (path: string) => calls.read({ method: 'GET', path })
  const call = get('/api/ad/7?make=a&make=b&text=K%C3%A4se')
  expect(call.parts).toEqual({
    params: { id: '7' },
    query: { make: ['a', 'b'], text: 'Käse' },
    body: undefined,
  })
  call.input = {}
  expect(get('/api/ad/7?make=a&make=b&text=K%C3%A4se')).toBe(call)
  expect(get('/api/ad/7?make=a').input).toBeUndefined()
})

test('of calls that write nothing is kept', () => {
  const calls = start()
  const put = (body: object) => calls.read({ method: 'PUT', path: '/api/ad/7', body })
  put({ price: 1 }).input = {}
  expect(put({ price: 2 })).toMatchObject({ parts: { body: { price: 2 } } })
  expect(put({ price: 2 }).input).toBeUndefined()
})

test('what was asked long ago, or at great length, is taken apart anew', () => {
  const calls = start()
  const get = (path: string) => calls.read({ method: 'GET', path })
  const [first, long] = [get('/api/ad/0'), `/api/ad/1?text=${'x'.repeat(1000)}`]
  expect(get(long)).not.toBe(get(long))
  for (let id = 1; id < 1000; id += 1) get(`/api/ad/${id}`)
  expect(get('/api/ad/0')).toBe(first)
  get('/api/ad/1000')
  expect(get('/api/ad/0')).not.toBe(first)
})

test('where nothing is mounted, nothing is asked', () => {
  expect(() => start().read({ method: 'GET', path: '/api/other' })).toThrow(/No endpoint/)
})
