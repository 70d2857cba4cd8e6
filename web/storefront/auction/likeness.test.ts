import { thumbHashToDataURL } from 'thumbhash'
import { expect, test } from 'vitest'
import { likenessOf } from './likeness.ts'

/** Of one of the demo's pictures. */
const hash = Uint8Array.from(atob('7ucJFYB6hXd/h4dmmEd5d3iAzSCo'), (each) => each.charCodeAt(0))

test('a likeness is a small picture, and takes a page a third of the whole one at most', () => {
  const likeness = likenessOf(hash)
  expect(likeness).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
  expect(likeness.length * 3).toBeLessThan(thumbHashToDataURL(hash).length)
})
