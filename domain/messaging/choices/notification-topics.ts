/**
 * What readers choose by: every notification belongs to one topic, and for each topic they say whether it comes
 * by mail, as a push and by WhatsApp. The message in the account is always written, because it is the history.
 */

export const channelsToChoose = ['mail', 'push', 'whatsApp'] as const
export type ChosenChannel = (typeof channelsToChoose)[number]

/** Starts to choose from; whoever changes a single choice has settings of their own. */
export const presets = ['urgent', 'recommended', 'all'] as const
export type Preset = (typeof presets)[number]

export type ChannelChoice = Readonly<Record<ChosenChannel, boolean>>

type Topic = {
  readonly group: 'bidding' | 'ads' | 'sale'
  /** Dealers see all topics; others those that can concern whoever sells. */
  readonly isForSellers: boolean
  /** Contracts and deadlines come by mail whatever is chosen. */
  readonly isMailAlways: boolean
  /** It stands in no account and goes by no mail; a push of it that nobody receives is no mail either. */
  readonly isPushAlone?: true
  readonly presets: Readonly<Record<Preset, ChannelChoice>>
}

const none: ChannelChoice = { mail: false, push: false, whatsApp: false }
const mail: ChannelChoice = { ...none, mail: true }
const push: ChannelChoice = { ...none, push: true }
const both: ChannelChoice = { ...none, mail: true, push: true }
const devices: ChannelChoice = { ...push, whatsApp: true }
const every: ChannelChoice = { mail: true, push: true, whatsApp: true }

const bidding = { group: 'bidding', isForSellers: false, isMailAlways: false } as const
const contract = { group: 'sale', isForSellers: true, isMailAlways: true } as const

const table = {
  outbid: { ...bidding, presets: { urgent: devices, recommended: devices, all: every } },
  limit: { ...bidding, presets: { urgent: push, recommended: both, all: both } },
  ownBid: { ...bidding, presets: { urgent: none, recommended: none, all: both } },
  auctionTimes: {
    ...bidding,
    isForSellers: true,
    presets: { urgent: none, recommended: both, all: both },
  },
  /** Each saved search says whether it is pushed; this switches off all of them. Their mails are stopped as reminders are. */
  savedSearch: {
    ...bidding,
    isPushAlone: true,
    presets: { urgent: none, recommended: push, all: push },
  },
  auctionResult: { ...bidding, presets: { urgent: none, recommended: mail, all: both } },
  bindingBid: {
    ...bidding,
    isForSellers: true,
    isMailAlways: true,
    presets: { urgent: both, recommended: both, all: both },
  },
  ad: {
    group: 'ads',
    isForSellers: true,
    isMailAlways: false,
    presets: { urgent: mail, recommended: both, all: both },
  },
  question: {
    group: 'ads',
    isForSellers: true,
    isMailAlways: false,
    presets: { urgent: push, recommended: both, all: every },
  },
  turn: { ...contract, presets: { urgent: every, recommended: every, all: every } },
  sale: { ...contract, presets: { urgent: both, recommended: both, all: every } },
  payment: { ...contract, presets: { urgent: mail, recommended: mail, all: both } },
  handover: {
    ...contract,
    isMailAlways: false,
    presets: { urgent: mail, recommended: mail, all: both },
  },
} as const satisfies Readonly<Record<string, Topic>>

export type ChosenTopic = keyof typeof table

/**
 * What nobody chooses: `account` holds links, codes and warnings and goes by mail alone; `reminders` are mails that
 * are stopped kind by kind.
 */
export type NotificationTopic = ChosenTopic | 'account' | 'reminders'

export const chosenTopics = Object.keys(table) as readonly ChosenTopic[] // The keys of the table.

export function topicRow(topic: ChosenTopic): Topic {
  return table[topic]
}

/** Whether readers choose if they get mails of it: a push that nobody receives may then go as a mail. */
export function isMailChosen(topic: string): topic is ChosenTopic {
  return isChosenTopic(topic) && !topicRow(topic).isMailAlways
}

export function isChosenTopic(topic: string): topic is ChosenTopic {
  return Object.hasOwn(table, topic)
}
