import { describe, expect, it } from 'vitest'
import { demoStart, weekdaysBefore } from './demo-calendar.ts'

const start = (now: string) => new Date(demoStart(Date.parse(now))).toISOString()

describe('the day of the demo (rules 14)', () => {
  it('is the next weekday, 13:50 in Berlin', () => {
    expect(start('2026-11-18T09:00:00Z')).toBe('2026-11-18T12:50:00.000Z')
    expect(start('2026-11-18T12:50:00Z')).toBe('2026-11-19T12:50:00.000Z')
    expect(start('2026-11-20T15:00:00Z')).toBe('2026-11-23T12:50:00.000Z')
    expect(start('2026-07-04T09:00:00Z')).toBe('2026-07-06T11:50:00.000Z')
  })

  it('has weekdays before it, over weekends and the change of the clocks', () => {
    const monday = Date.parse('2026-10-26T12:50:00Z')
    const friday = weekdaysBefore(monday, { days: 1, time: '14:00' })
    expect(new Date(friday).toISOString()).toBe('2026-10-23T12:00:00.000Z')
    const today = weekdaysBefore(monday, { days: 0, time: '14:00' })
    expect(new Date(today).toISOString()).toBe('2026-10-26T13:00:00.000Z')
  })
})
