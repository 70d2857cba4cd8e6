import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { ProfileField } from '#domain/account/profile-completeness.ts'
import type { ReadTelephone } from '#domain/account/telephone.ts'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
import { useKeptDraft } from '#web/api/device/use-kept-draft.ts'
import { createSaveQueue } from '../editor/save-queue.ts'
import {
  emptyDraft,
  type ProfileDraft,
  sendableOf,
  type TypedProfile,
  unsavedOf,
  withSaved,
  withTyped,
} from './profile-draft.ts'

const saveAfterMs = 800

/** Saves the profile while it is typed; what is not saved yet lies on this device and goes on once there is a net. */
export function useProfileDraft(
  account: CustomerWrapper,
  fields: readonly ProfileField[],
  read: ReadTelephone | undefined,
) {
  const client = useApi()
  const queryClient = useQueryClient()
  const query = useApiQueries()
  // Made once: a key that is new at every rendering would make a new queue each time.
  const queryKey = useMemo(() => query.account.getCustomer().queryKey, [query])
  const { draft, latest, set } = useStoredDraft(account, () => void flush())
  const [problem, setProblem] = useState<Problem>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = account.submittedProfileDataType
  const before = useMemo(() => storedFields(account, fields), [account, fields])
  const profile: Profile = useMemo(() => ({ ...before, ...draft.typed }), [before, draft])
  // What was typed stands in `account` before the server has it: that must not count as stored.
  const [stored] = useState(before)
  // As it is when the queue sends, not when the queue was made.
  const asked = useRef({ before: stored, read })
  useEffect(() => {
    asked.current = { before: stored, read }
  }, [stored, read])

  const queue = useMemo(
    () =>
      createSaveQueue(async () => {
        const sent = sendableOf(latest.current, asked.current)
        if (Object.keys(sent).length === 0) return
        const wrapper = await saveProfile(client, type, sent)
        set(withSaved(latest.current, sent))
        queryClient.setQueryData(queryKey, withTypedFields(wrapper, unsavedOf(latest.current)))
        setProblem(undefined)
      }),
    [client, queryClient, queryKey, type, latest, set],
  )

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    await queue.request().catch((error: unknown) => {
      if (isCallRefused(error)) setProblem(error.problem)
    })
  }, [queue])
  useEffect(() => {
    const sendNow = () => void flush()
    window.addEventListener('online', sendNow)
    return () => {
      window.removeEventListener('online', sendNow)
      sendNow()
    }
  }, [flush])

  return {
    profile,
    problem,
    flush,
    change(next: TypedProfile) {
      set(withTyped(latest.current, next))
      // Whoever goes on right after the last field must not be held up by what is still on its way.
      queryClient.setQueryData(queryKey, (known) => known && withTypedFields(known, next))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), saveAfterMs)
    },
  }
}

function withTypedFields(wrapper: CustomerWrapper, typed: TypedProfile): CustomerWrapper {
  return wrapper.customer ? { ...wrapper, customer: { ...wrapper.customer, ...typed } } : wrapper
}

/** `onFound` is called once what an earlier page left here is part of the draft. */
function useStoredDraft({ customer }: CustomerWrapper, onFound: () => void) {
  const [draft, setDraft] = useState<ProfileDraft>(emptyDraft)
  const latest = useRef(draft)
  const place = { name: 'ad-profile', customerId: customer?.customerId ?? 0 }
  const keep = useKeptDraft<TypedProfile>(place, (found) => {
    const { typed, saved } = latest.current
    set({ typed: { ...found, ...typed }, saved })
    onFound()
  })
  const set = useCallback(
    (next: ProfileDraft) => {
      latest.current = next
      setDraft(next)
      keep(unsavedOf(next))
    },
    [keep],
  )
  return { draft, latest, set }
}

function storedFields({ customer }: CustomerWrapper, fields: readonly ProfileField[]): Profile {
  const known: Readonly<Record<string, unknown>> = customer ?? {}
  return Object.fromEntries(
    fields.flatMap((field) =>
      typeof known[field] === 'string' && known[field] !== '' ? [[field, known[field]]] : [],
    ),
  )
}

function saveProfile(client: ApiClient, type: ProfileType, body: TypedProfile) {
  const { account } = client
  if (type === 'PRIVATE') return account.updatePrivateProfile({ body })
  if (type === 'COMMERCIAL') return account.updateCommercialProfile({ body })
  return account.updateMerchantProfile({ body })
}
