import {
  type ChannelChoice,
  type ChosenChannel,
  type ChosenTopic,
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

export function choiceOf({ preset, changes }: ChannelChoices, topic: ChosenTopic): ChannelChoice {
  const row = topicRow(topic)
  const chosen = { ...row.presets[preset], ...changes[topic] }
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

/** How many of these notifications would go by mail and as a push. */
export function countByChannel(
  choices: ChannelChoices,
  sent: {
    readonly counts: readonly { readonly topic: ChosenTopic; readonly count: number }[]
    readonly hasDevice: boolean
  },
): Readonly<Record<ChosenChannel, number>> {
  const { counts, hasDevice } = sent
  const sumOf = (channel: ChosenChannel) =>
    counts
      .filter(({ topic }) => wantedChannels(choices, { topic, hasDevice })[channel])
      .reduce((total, { count }) => total + count, 0)
  return { mail: sumOf('mail'), push: sumOf('push') }
}

/** So that somebody who has chosen everything back has the preset again. */
function onlyDifferences(choices: ChannelChoices): ChannelChoices['changes'] {
  return Object.fromEntries(
    chosenTopics.flatMap((topic) => {
      const chosen = choiceOf(choices, topic)
      const preset = choiceOf({ ...choices, changes: {} }, topic)
      const isSame = chosen.mail === preset.mail && chosen.push === preset.push
      return isSame ? [] : [[topic, chosen] as const]
    }),
  )
}

/**
 * By which ways beside the account a notification goes. A push that no device can receive goes as a mail, so
 * that nobody hears of nothing because a telephone was changed.
 */
export function wantedChannels(
  choices: ChannelChoices,
  about: { readonly topic: NotificationTopic; readonly hasDevice: boolean },
): ChannelChoice {
  if (!isChosenTopic(about.topic)) return { mail: true, push: false }
  const chosen = choiceOf(choices, about.topic)
  return {
    push: chosen.push && about.hasDevice,
    mail: chosen.mail || (chosen.push && !about.hasDevice),
  }
}
