import { describe, expect, test } from 'vitest'
import { berlinInstant, berlinTime, movedIntoDaytime, reminderInstants } from './berlin.ts'
import { endOfBerlinDay } from './deadlines.ts'
import { hourMs, minuteMs } from './instant.ts'
import { chosenSlot, defaultSlotSettings, latestEnd, movedEnd } from './slots.ts'

function at(text: string): number {
  const [day = '', time = ''] = text.split(' ')
  return berlinInstant(Temporal.PlainDate.from(day), time)
}

function wall(instant: number): string {
  const local = berlinTime(instant)
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString().slice(0, 5)}`
}

function slot(approved: string, settings = defaultSlotSettings, loads: [string, number][] = []) {
  return chosenSlot({
    approvedAt: at(approved),
    settings,
    loads: loads.map(([endsAt, auctions]) => ({ endsAt: at(endsAt), auctions })),
  })
}

describe('the slot of an auction (rules 3)', () => {
  // Approved at, and the slot it takes when all are empty.
  test.each([
    ['2026-11-17 10:00', '2026-11-18 14:00'],
    ['2026-11-17 18:00', '2026-11-18 14:00'],
    ['2026-11-17 18:01', '2026-11-18 14:15'],
    ['2026-11-17 20:30', '2026-11-18 16:30'],
    ['2026-11-17 20:31', '2026-11-19 14:00'],
    ['2026-11-19 20:31', '2026-11-23 14:00'],
    ['2026-11-20 09:00', '2026-11-23 14:00'],
    ['2026-11-21 12:00', '2026-11-23 14:00'],
    ['2026-12-31 09:00', '2027-01-01 14:00'],
  ])('an approval at %s ends at %s (rules 3)', (approved, ends) => {
    expect(wall(slot(approved).endsAt)).toBe(ends)
  })

  test('closed days are passed over (rules 3)', () => {
    const settings = { ...defaultSlotSettings, closedDays: ['2026-12-25', '2027-01-01'] }
    expect(wall(slot('2026-12-24 09:00', settings).endsAt)).toBe('2026-12-28 14:00')
    expect(wall(slot('2026-12-31 09:00', settings).endsAt)).toBe('2027-01-04 14:00')
  })

  test('a slot with four auctions is full, the next one is taken (rules 3)', () => {
    const taken = slot('2026-11-17 10:00', defaultSlotSettings, [
      ['2026-11-18 14:00', 4],
      ['2026-11-18 14:15', 3],
    ])
    expect(wall(taken.endsAt)).toBe('2026-11-18 14:15')
  })

  test('on a full day the least filled slot is taken, then the earliest (rules 3)', () => {
    const times = ['14:00', '14:15', '14:30', '14:45', '15:00', '15:15', '15:30', '15:45']
    const all = [...times, '16:00', '16:15', '16:30']
    const loads = all.map((time): [string, number] => [`2026-11-18 ${time}`, 6])
    loads[5] = ['2026-11-18 15:15', 5]
    loads[8] = ['2026-11-18 16:00', 5]
    expect(wall(slot('2026-11-17 10:00', defaultSlotSettings, loads).endsAt)).toBe(
      '2026-11-18 15:15',
    )
  })

  test('an auction starts 23 h 30 min before its slot, or at approval if that is later (rules 3)', () => {
    expect(wall(slot('2026-11-17 10:00').startsAt)).toBe('2026-11-17 14:30')
    expect(wall(slot('2026-11-17 17:00').startsAt)).toBe('2026-11-17 17:00')
  })

  test('the run is counted in hours that pass, also over a change of the clocks (rules 3)', () => {
    // The clocks go back on Sunday 25 October 2026, so Monday 14:00 is 24 h 30 after Sunday 14:30.
    const autumn = slot('2026-10-23 12:00')
    expect(wall(autumn.endsAt)).toBe('2026-10-26 14:00')
    expect(autumn.endsAt - autumn.startsAt).toBe(23.5 * hourMs)
    const spring = slot('2026-03-27 12:00')
    expect(wall(spring.endsAt)).toBe('2026-03-30 14:00')
    expect(wall(spring.startsAt)).toBe('2026-03-29 14:30')
  })
})

describe('the last possible end (rules 3)', () => {
  test.each([
    ['2026-11-18 14:00', '2026-11-18 14:30'],
    ['2026-11-18 16:30', '2026-11-18 17:00'],
    ['2026-11-18 16:45', '2026-11-18 17:00'],
  ])('planned for %s it is %s (rules 3)', (planned, latest) => {
    const limits = { plannedEndsAt: at(planned), latestTime: '17:00', maxExtensionMinutes: 30 }
    expect(wall(latestEnd(limits))).toBe(latest)
  })
})

describe('an end after an outage (rules 3)', () => {
  test.each([
    ['2026-11-18 15:30', '2026-11-19 15:30'],
    ['2026-11-18 14:00', '2026-11-19 14:00'],
    ['2026-11-18 16:37', '2026-11-19 16:37'],
    ['2026-11-18 16:59', '2026-11-19 16:59'],
    // At 17:00 nothing could move any more: the next slot.
    ['2026-11-18 17:00', '2026-11-20 14:00'],
    ['2026-11-20 15:30', '2026-11-23 14:00'],
    // The clocks go forward in the night: 24 h later is 13:45 or earlier, before the first slot.
    ['2026-10-23 15:30', '2026-10-26 14:00'],
  ])('%s moves to %s (rules 3)', (ends, moved) => {
    const settings = defaultSlotSettings
    const move = { endsAt: at(ends), moveHours: 24, latestTime: '17:00', settings }
    expect(wall(movedEnd(move))).toBe(moved)
  })
})

describe('reminders (rules 6)', () => {
  test.each([
    ['2026-11-18 07:59', '2026-11-18 08:00'],
    ['2026-11-18 08:00', '2026-11-18 08:00'],
    ['2026-11-18 19:59', '2026-11-18 19:59'],
    ['2026-11-18 20:00', '2026-11-19 08:00'],
    ['2026-12-31 23:00', '2027-01-01 08:00'],
  ])('one due at %s goes out at %s (rules 6)', (due, sent) => {
    expect(wall(movedIntoDaytime(at(due), { fromHour: 8, toHour: 20 }))).toBe(sent)
  })

  test('a turn from 17:40 is reminded of next morning, and none after its end (rules 6)', () => {
    const turn = { startsAt: at('2026-11-19 17:40'), endsAt: at('2026-11-20 17:40') }
    const reminders = reminderInstants({
      ...turn,
      afterHours: [4, 24, 42],
      fromHour: 8,
      toHour: 20,
    })
    expect(reminders.map(wall)).toEqual(['2026-11-20 08:00'])
  })
})

test('an invoice of 14 days is due at the end of that day in Berlin, over a change of clocks (rules 10)', () => {
  const due = endOfBerlinDay(at('2026-10-20 15:30'), 14)
  expect(wall(due + 1)).toBe('2026-11-04 00:00')
  expect(due % minuteMs).toBe(minuteMs - 1)
})
