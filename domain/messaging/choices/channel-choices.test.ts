import { describe, expect, it, test } from 'vitest'
import { notificationCodes, notificationRow, topicsWithTemplate } from '../notification-table.ts'
import { mailOnly, pushOnly } from '../table/notification-row.ts'
import {
  choiceOf,
  countByChannel,
  usualChoices,
  wantedChannels,
  withChoice,
} from './channel-choices.ts'
import {
  channelsToChoose,
  chosenTopics,
  isChosenTopic,
  presets,
  topicRow,
} from './notification-topics.ts'

const device = { hasDevice: true, goesByWhatsApp: false }

describe('what a reader chooses by topic', () => {
  test.each([
    [{ hasDevice: true, goesByWhatsApp: false }, ['push']],
    [{ hasDevice: false, goesByWhatsApp: false }, ['mail']],
    [{ hasDevice: true, goesByWhatsApp: true }, ['push', 'whatsApp']],
    [{ hasDevice: false, goesByWhatsApp: true }, ['whatsApp']],
  ])('an outbid dealer with %o is told by %o', (about, channels) => {
    const wanted = wantedChannels(usualChoices, { topic: 'outbid', ...about })
    expect(channelsToChoose.filter((channel) => wanted[channel])).toEqual(channels)
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

  test('a push of a saved search that no device can receive is no mail (rules 1)', () => {
    const about = { topic: 'savedSearch', hasDevice: false, goesByWhatsApp: false } as const
    const none = { mail: false, push: false, whatsApp: false }
    expect(wantedChannels(usualChoices, about)).toEqual(none)
    expect(wantedChannels(usualChoices, { ...about, hasDevice: true })).toEqual({
      ...none,
      push: true,
    })
    const withMail = withChoice(usualChoices, {
      ...{ topic: 'savedSearch', channel: 'mail', isOn: true },
    })
    expect(choiceOf(withMail, 'savedSearch').mail).toBe(false)
  })

  test('what is chosen off goes by no way, with a device and a number or without', () => {
    const off = channelsToChoose.reduce(
      (choices, channel) => withChoice(choices, { topic: 'outbid', channel, isOn: false }),
      usualChoices,
    )
    for (const isThere of [true, false]) {
      const about = { topic: 'outbid', hasDevice: isThere, goesByWhatsApp: isThere } as const
      expect(wantedChannels(off, about)).toEqual({ mail: false, push: false, whatsApp: false })
    }
  })

  test('what goes by which way is counted with the devices and the number there are', () => {
    const counts = [
      { topic: 'outbid', count: 3, withTemplate: 2 },
      { topic: 'limit', count: 2, withTemplate: 0 },
    ] as const
    const count = (hasDevice: boolean, hasNumber: boolean) =>
      countByChannel(usualChoices, { counts, hasDevice, hasNumber })
    expect(count(true, false)).toEqual({ mail: 2, push: 5, whatsApp: 0 })
    expect(count(false, false)).toEqual({ mail: 5, push: 0, whatsApp: 0 })
    expect(count(false, true)).toEqual({ mail: 3, push: 0, whatsApp: 2 })
  })

  test('whoever has chosen everything back has the preset again', () => {
    const change = { topic: 'limit', channel: 'mail' } as const
    const changed = withChoice(usualChoices, { ...change, isOn: false })
    expect(changed.changes).toEqual({ limit: { mail: false, push: true, whatsApp: false } })
    expect(withChoice(changed, { ...change, isOn: true })).toEqual(usualChoices)
  })

  test('links, codes and warnings of the account go by mail alone', () => {
    expect(wantedChannels(usualChoices, { topic: 'account', ...device })).toEqual({
      mail: true,
      push: false,
      whatsApp: false,
    })
  })
})

describe('the topics', () => {
  it('have a notification each', () => {
    const used = new Set(notificationCodes.map((code) => notificationRow(code).topic))
    expect(chosenTopics.filter((topic) => !used.has(topic))).toEqual([])
  })

  it('choose WhatsApp where a template tells of them, and nowhere else', () => {
    for (const topic of chosenTopics) {
      const isChosen = presets.some((preset) => topicRow(topic).presets[preset].whatsApp)
      expect(topicsWithTemplate.includes(topic), topic).toBe(isChosen)
    }
  })

  it('send no reminder that can be stopped otherwise, and no mail that is a link', () => {
    for (const code of notificationCodes) {
      const { topic, automation, channels } = notificationRow(code)
      expect(automation !== undefined, code).toBe(topic === 'reminders')
      if (channels === mailOnly) expect(isChosenTopic(topic), code).toBe(false)
    }
  })

  it('of pushes alone are those whose notifications go by no other way', () => {
    for (const code of notificationCodes) {
      const { topic, channels } = notificationRow(code)
      const isPushAlone = isChosenTopic(topic) && topicRow(topic).isPushAlone === true
      expect(channels === pushOnly, code).toBe(isPushAlone)
    }
  })

  it('grow from preset to preset', () => {
    for (const topic of chosenTopics) {
      const steps = presets.map((preset) => topicRow(topic).presets[preset])
      for (const channel of channelsToChoose) {
        const on = steps.map((step) => Number(step[channel]))
        expect(on, `${topic} ${channel}`).toEqual(on.toSorted())
      }
    }
  })
})
