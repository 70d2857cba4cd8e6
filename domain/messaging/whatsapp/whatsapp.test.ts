import { describe, expect, test } from 'vitest'
import { readStopWord } from './stop-words.ts'
import { laterStatus, type WhatsAppStatus } from './whatsapp-status.ts'

describe('reports on a message by WhatsApp', () => {
  const inOrder: readonly WhatsAppStatus[] = ['sent', 'delivered', 'read']

  test.each([
    ['in their order', inOrder],
    ['in the other order', inOrder.toReversed()],
    ['twice', [...inOrder, ...inOrder]],
  ])('%s end at read', (_what, reports) => {
    const end = reports.reduce<WhatsAppStatus>(
      (known, reported) => laterStatus(known, reported) ?? known,
      'accepted',
    )
    expect(end).toBe('read')
  })

  test('of a failure count after sent, and not once it was delivered', () => {
    expect(laterStatus('sent', 'failed')).toBe('failed')
    expect(laterStatus('failed', 'sent')).toBeNull()
    expect(laterStatus('delivered', 'failed')).toBeNull()
  })
})

test.each([
  ['STOP', 'stop'],
  [' Stopp! ', 'stop'],
  ['„Ende“', 'stop'],
  ['Start.', 'start'],
  ['Stop by at three?', null],
  ['', null],
])('"%s" from a telephone means %s', (text, meaning) => {
  expect(readStopWord(text)).toBe(meaning)
})
