import { expect, test } from 'vitest'
import { createTickets } from './tickets.ts'

/** A clock the test moves. */
function ticketsAt() {
  let now = Date.parse('2026-11-23T13:00:00Z')
  const tickets = createTickets<string>(() => new Date(now))
  return { ...tickets, pass: (milliseconds: number) => (now += milliseconds) }
}

test('a ticket is good for one use (rules 13)', () => {
  const tickets = ticketsAt()
  const ticket = tickets.issue('anna')
  expect(tickets.redeem(ticket)).toBe('anna')
  expect(tickets.redeem(ticket)).toBeUndefined()
})

test('a ticket is good until sixty seconds have passed (rules 13)', () => {
  const tickets = ticketsAt()
  const [soon, late] = [tickets.issue('anna'), tickets.issue('ben')]
  tickets.pass(59_999)
  expect(tickets.redeem(soon)).toBe('anna')
  tickets.pass(1)
  expect(tickets.redeem(late)).toBeUndefined()
})

test('a ticket nobody issued is worth nothing', () => {
  expect(ticketsAt().redeem('made up')).toBeUndefined()
})
