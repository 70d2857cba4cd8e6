import { hash } from 'node:crypto'
import type { BankBooking } from './port.ts'

type Unnamed = Omit<BankBooking, 'fingerprint'> & {
  /** The bank's own reference of the booking, where its file has one. */
  readonly reference: string
}

/**
 * By the bank's reference; without one by all that is said, counted, because a customer may pay the
 * same sum twice on one day with the same words.
 */
export function withFingerprints(bookings: readonly Unnamed[]): BankBooking[] {
  const seen = new Map<string, number>()
  return bookings.map(({ reference, ...booking }) => {
    const { bookedOn, amountCents, payer, purpose } = booking
    const words = [bookedOn, amountCents, reference || [payer, purpose].join('\n')].join('\n')
    const occurrence = (seen.get(words) ?? 0) + 1
    seen.set(words, occurrence)
    const said = reference === '' ? `${words}\n${occurrence}` : words
    return { ...booking, fingerprint: hash('sha256', said, 'hex') }
  })
}
