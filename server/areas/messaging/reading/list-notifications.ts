import type { MessageSubject } from '#contract/endpoints/messages.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import { messageCounts, type Subject, subjectsOf } from '#domain/messaging/messages.ts'
import {
  isSubjectFound,
  type SubjectFilter,
  subjectCounts,
  subjectsIn,
} from '#domain/messaging/subject-filters.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { messageStore, type StoredMessage } from '../message-store.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { orderIdOf } from '../order-id-of.ts'
import { headlineOf, presentMessage, presentSubject } from './present-message.ts'

const pageSize = 20
const subjectsAtOnce = 20
/** Subjects and counts are reckoned from the newest; what lies further back calls nobody. */
const maxCounted = 2000

type Asked = {
  readonly page: number
  readonly groupKey?: string | undefined
  readonly subjectPage: number
  readonly filter: SubjectFilter
  /** Empty where nothing is searched for. */
  readonly text: string
  readonly storeCode?: string | undefined
}

/** Of one subject, the newest first. */
type MessagesByGroup = ReadonlyMap<string, readonly StoredMessage[]>

/** A page of messages with subjects and counts (spec 7.6); texts in the reader's language. */
export async function listNotifications(
  services: ReadingServices,
  query: Asked,
  context: CallContext,
) {
  const customerId = customerIdOf(context)
  const groupKey = query.groupKey ?? null
  const locale = query.storeCode ?? context.locale
  const total = await messageStore.count(services.pool, { customerId, groupKey })
  // Another person's subject is none (rules 1).
  if (groupKey !== null && total === 0) throw refuseCall('NOT_FOUND')
  const newest = { customerId, groupKey: null, limit: maxCounted, offset: 0 }
  const counted = await messageStore.list(services.pool, newest)
  const shown = await messageStore.list(services.pool, {
    customerId,
    groupKey,
    limit: pageSize,
    offset: (query.page - 1) * pageSize,
  })
  const groups = Map.groupBy([...counted, ...shown], (message) => message.groupKey)
  const now = await messageStore.findMarketNow(services.pool)
  const all = subjectsOf(counted, now)
  const found = await findSubjects(services, { all, groups, locale, query })
  const from = (query.subjectPage - 1) * subjectsAtOnce
  const subjects = found.slice(from, from + subjectsAtOnce)
  const own = all.find((subject) => subject.groupKey === groupKey)
  const about = [...subjects, ...(own ? [own] : []), ...shown]
  const vehicles = vehiclesOf(groups, about)
  const titles = await titlesOf(services, { vehicles, locale })
  const pictures = await services.listMainPictures(services.pool, [...vehicles.values()])
  const titleOf = (key: string) => titles.get(key) ?? ''
  const presentOne = (subject: Subject): MessageSubject => {
    const title = titleOf(subject.groupKey)
    const messages = groups.get(subject.groupKey) ?? []
    const headline = headlineOf(services, { messages, title, locale, now })
    const picture = pictures.get(vehicles.get(subject.groupKey) ?? 0) ?? null
    return presentSubject(subject, { title, headline, picture })
  }
  return {
    notifications: shown.map((message) =>
      presentMessage(services, { message, title: titleOf(message.groupKey), locale, now }),
    ),
    subject: own ? presentOne(own) : null,
    subjects: subjects.map(presentOne),
    subjectTotal: found.length,
    subjectCounts: subjectCounts(all),
    ...messageCounts(counted, now),
    total,
    page: query.page,
  }
}

/** Those of the filter in which the text is found, "possl" and "poessl" for Pössl; names are only read where there is one. */
async function findSubjects(
  services: ReadingServices,
  search: {
    readonly all: readonly Subject[]
    readonly groups: MessagesByGroup
    readonly locale: string
    readonly query: Pick<Asked, 'filter' | 'text'>
  },
): Promise<readonly Subject[]> {
  const { all, groups, locale, query } = search
  const filtered = subjectsIn(query.filter, all)
  if (query.text === '') return filtered
  const vehicles = vehiclesOf(groups, filtered)
  const titles = await titlesOf(services, { vehicles, locale })
  return filtered.filter(({ groupKey }) => {
    const orderIds = (groups.get(groupKey) ?? []).map(({ facts }) => orderIdOf(facts))
    const numbers = [vehicles.get(groupKey) ?? null, ...orderIds].filter((each) => each !== null)
    const title = titles.get(groupKey) ?? ''
    return isSubjectFound({ names: [title, addressName(title)], numbers }, query.text)
  })
}

/** The vehicle of each of these subjects, by group key. */
function vehiclesOf(
  groups: MessagesByGroup,
  about: readonly { readonly groupKey: string }[],
): ReadonlyMap<string, number> {
  const vehicles = new Map<string, number>()
  for (const { groupKey } of about) {
    const entityId = groups.get(groupKey)?.find((message) => message.entityId !== null)?.entityId
    if (typeof entityId === 'number') vehicles.set(groupKey, entityId)
  }
  return vehicles
}

/** By group key. Titles are read now and not kept with the message: they follow the language. */
async function titlesOf(
  services: ReadingServices,
  search: { readonly vehicles: ReadonlyMap<string, number>; readonly locale: string },
): Promise<ReadonlyMap<string, string>> {
  const entityIds = [...new Set(search.vehicles.values())]
  const wanted = { entityIds, locale: search.locale }
  const titles = await services.describeVehicles(services.pool, wanted)
  return new Map(
    [...search.vehicles].map(([groupKey, entityId]) => [groupKey, titles.get(entityId) ?? '']),
  )
}
