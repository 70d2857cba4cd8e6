import { describe, expect, it, test } from 'vitest'
import { notificationCodes, notificationRow } from '../notification-table.ts'
import {
  choiceOf,
  countByChannel,
  usualChoices,
  wantedChannels,
  withChoice,
} from './channel-choices.ts'
import { chosenTopics, isChosenTopic, presets, topicRow } from './notification-topics.ts'

const device = { hasDevice: true }

describe('what a reader chooses by topic', () => {
  test('an outbid dealer is told by push, and by mail while no device can receive one', () => {
    expect(wantedChannels(usualChoices, { topic: 'outbid', hasDevice: true })).toEqual({
      mail: false,
      push: true,
    })
    expect(wantedChannels(usualChoices, { topic: 'outbid', hasDevice: false })).toEqual({
      mail: true,
      push: false,
    })
  })

  it('leaves no way to switch off mails about contracts and deadlines', () => {
    for (const topic of chosenTopics.filter((each) => topicRow(each).isMailAlways)) {
      const off = withChoice(usualChoices, { topic, channel: 'mail', isOn: false })
      expect(wantedChannels(off, { topic, ...device }).mail, topic).toBe(true)
      for (const preset of presets) {
        expect(choiceOf({ preset, changes: {} }, topic).mail, topic).toBe(true)
      }
    }
  })

  test('what is chosen off goes neither way, with a device and without', () => {
    const off = withChoice(usualChoices, { topic: 'outbid', channel: 'push', isOn: false })
    for (const hasDevice of [true, false]) {
      expect(wantedChannels(off, { topic: 'outbid', hasDevice })).toEqual({
        mail: false,
        push: false,
      })
    }
  })

  test('what goes by which way is counted with the devices there are', () => {
    const counts = [
      { topic: 'outbid', count: 3 },
      { topic: 'limit', count: 2 },
    ] as const
    const count = (hasDevice: boolean) => countByChannel(usualChoices, { counts, hasDevice })
    expect(count(true)).toEqual({ mail: 2, push: 5 })
    expect(count(false)).toEqual({ mail: 5, push: 0 })
  })

  test('whoever has chosen everything back has the preset again', () => {
    const change = { topic: 'limit', channel: 'mail' } as const
    const changed = withChoice(usualChoices, { ...change, isOn: false })
    expect(changed.changes).toEqual({ limit: { mail: false, push: true } })
    expect(withChoice(changed, { ...change, isOn: true })).toEqual(usualChoices)
  })

  test('links, codes and warnings of the account go by mail alone', () => {
    expect(wantedChannels(usualChoices, { topic: 'account', ...device })).toEqual({
      mail: true,
      push: false,
    })
  })
})

describe('the topics', () => {
  it('have a notification each', () => {
    const used = new Set(notificationCodes.map((code) => notificationRow(code).topic))
    expect(chosenTopics.filter((topic) => !used.has(topic))).toEqual([])
  })

  it('send no reminder that can be stopped otherwise, and no mail that is a link', () => {
    for (const code of notificationCodes) {
      const { topic, automation, channels } = notificationRow(code)
      expect(automation !== undefined, code).toBe(topic === 'reminders')
      if (channels?.includes('account') === false) expect(isChosenTopic(topic), code).toBe(false)
    }
  })

  it('grow from preset to preset', () => {
    for (const topic of chosenTopics) {
      const steps = presets.map((preset) => topicRow(topic).presets[preset])
      for (const channel of ['mail', 'push'] as const) {
        const on = steps.map((step) => Number(step[channel]))
        expect(on, `${topic} ${channel}`).toEqual(on.toSorted())
      }
    }
  })
})
