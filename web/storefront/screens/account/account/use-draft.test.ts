import { expect, test } from 'vitest'
import { withoutSent } from './use-draft.ts'

test('a saved form forgets what it sent, and keeps what was typed meanwhile (spec 4)', () => {
  const draft = { name: 'Anna', surname: 'Hansen-Holm', phone: '0170 1234567' }
  const sent = { name: 'Anna', surname: 'Hansen', city: 'Kiel' }
  expect(withoutSent(draft, sent)).toEqual({ surname: 'Hansen-Holm', phone: '0170 1234567' })
})
