import {
  type ChannelChoice,
  type ChosenChannel,
  type ChosenTopic,
  channelsToChoose,
  chosenTopics,
  isChosenTopic,
  type NotificationTopic,
  type Preset,
  topicRow,
} from './notification-topics.ts'

/** What one reader has chosen: a preset, and what differs from it. */
export type ChannelChoices = {
  readonly preset: Preset
  readonly changes: Readonly<Partial<Record<ChosenTopic, ChannelChoice>>>
}

export const usualChoices: ChannelChoices = { preset: 'recommended', changes: {} }

/** As it was stored, before a later channel could be chosen. */
export type StoredChoices = {
  readonly preset: Preset
  readonly changes: Readonly<Partial<Record<ChosenTopic, Partial<ChannelChoice>>>>
}

/** What was not there to be chosen is as the preset has it. */
export function completedChoices({ preset, changes }: StoredChoices): ChannelChoices {
  const completed = Object.entries(changes).flatMap(([topic, change]) =>
    isChosenTopic(topic) ? [[topic, { ...topicRow(topic).presets[preset], ...change }]] : [],
  )
  return { preset, changes: Object.fromEntries(completed) }
}

export function choiceOf({ preset, changes }: ChannelChoices, topic: ChosenTopic): ChannelChoice {
  const row = topicRow(topic)
  const chosen = { ...row.presets[preset], ...changes[topic] }
  if (row.isPushAlone) return { mail: false, push: chosen.push, whatsApp: false }
  return row.isMailAlways ? { ...chosen, mail: true } : chosen
}

export function withChoice(
  choices: ChannelChoices,
  change: {
    readonly topic: ChosenTopic
    readonly channel: ChosenChannel
    readonly isOn: boolean
  },
): ChannelChoices {
  const { topic, channel, isOn } = change
  const changed = { ...choiceOf(choices, topic), [channel]: isOn }
  const next = { ...choices, changes: { ...choices.changes, [topic]: changed } }
  return { ...next, changes: onlyDifferences(next) }
}

/** How many of these notifications would go by each channel. */
export function countByChannel(
  choices: ChannelChoices,
  sent: {
    readonly counts: readonly {
      readonly topic: ChosenTopic
      readonly count: number
      /** Of them those that WhatsApp has a template for. */
      readonly withTemplate: number
    }[]
    readonly hasDevice: boolean
    readonly hasNumber: boolean
  },
): Readonly<Record<ChosenChannel, number>> {
  const { counts, hasDevice, hasNumber } = sent
  const sums = { mail: 0, push: 0, whatsApp: 0 }
  for (const { topic, count, withTemplate } of counts) {
    const parts = [
      { number: withTemplate, goesByWhatsApp: hasNumber },
      { number: count - withTemplate, goesByWhatsApp: false },
    ]
    for (const { number, goesByWhatsApp } of parts) {
      const wanted = wantedChannels(choices, { topic, hasDevice, goesByWhatsApp })
      for (const channel of channelsToChoose) if (wanted[channel]) sums[channel] += number
    }
  }
  return sums
}

/** So that somebody who has chosen everything back has the preset again. */
function onlyDifferences(choices: ChannelChoices): ChannelChoices['changes'] {
  return Object.fromEntries(
    chosenTopics.flatMap((topic) => {
      const chosen = choiceOf(choices, topic)
      const preset = choiceOf({ ...choices, changes: {} }, topic)
      const isSame = channelsToChoose.every((channel) => chosen[channel] === preset[channel])
      return isSame ? [] : [[topic, chosen] as const]
    }),
  )
}

/**
 * By which ways beside the account a notification goes. A push that no device can receive goes as a mail, so
 * that nobody hears of nothing because a telephone was changed; whoever is told by WhatsApp is told.
 */
export function wantedChannels(
  choices: ChannelChoices,
  about: {
    readonly topic: NotificationTopic
    readonly hasDevice: boolean
    /** Its reader has a number, and there is a template that tells it. */
    readonly goesByWhatsApp: boolean
  },
): ChannelChoice {
  if (!isChosenTopic(about.topic)) return { mail: true, push: false, whatsApp: false }
  const chosen = choiceOf(choices, about.topic)
  const push = chosen.push && about.hasDevice
  const whatsApp = chosen.whatsApp && about.goesByWhatsApp
  const isLost = chosen.push && !push && !whatsApp && !topicRow(about.topic).isPushAlone
  return { push, whatsApp, mail: chosen.mail || isLost }
}
