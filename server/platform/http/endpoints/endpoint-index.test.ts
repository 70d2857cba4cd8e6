import { expect, test } from 'vitest'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { EndpointIndex } from './endpoint-index.ts'

const index = new EndpointIndex<{ declared: Pick<EndpointDeclaration, 'method' | 'path'> }>()
for (const [method, path] of [
  ['GET', '/ads/{entityId}'],
  ['GET', '/ads/empty'],
  ['POST', '/ads/{entityId}'],
  ['GET', '/ads/{entityId}/pictures/{pictureId}'],
] as const) {
  index.add({ declared: { method, path } })
}

const found = (method: string, path: string) => {
  const match = index.find(method, path)
  return match && [match.endpoint.declared.path, match.params]
}

test('a path finds the endpoint with the fewest parameters, in whatever order they were mounted', () => {
  expect(found('GET', '/ads/empty')).toEqual(['/ads/empty', {}])
  expect(found('GET', '/ads/7')).toEqual(['/ads/{entityId}', { entityId: '7' }])
  expect(found('POST', '/ads/empty')).toEqual(['/ads/{entityId}', { entityId: 'empty' }])
})

test('parameters are read as the router reads them', () => {
  expect(found('GET', '/ads/a%20b/pictures/3')).toEqual([
    '/ads/{entityId}/pictures/{pictureId}',
    { entityId: 'a b', pictureId: '3' },
  ])
})

test('another method, another length and an unknown word find nothing', () => {
  expect(found('PUT', '/ads/7')).toBeUndefined()
  expect(found('GET', '/ads/7/pictures')).toBeUndefined()
  expect(found('GET', '/sales/7')).toBeUndefined()
})
