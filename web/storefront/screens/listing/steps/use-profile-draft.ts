import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { ProfileField } from '#domain/account/profile-completeness.ts'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
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

/** Saves the profile while it is typed; what is not saved yet outlives a reload of this tab. */
export function useProfileDraft(account: CustomerWrapper, fields: readonly ProfileField[]) {
  const client = useApi()
  const queryClient = useQueryClient()
  const query = useApiQueries()
  // Made once: a key that is new at every rendering would make a new queue each time.
  const queryKey = useMemo(() => query.account.getCustomer().queryKey, [query])
  const { draft, latest, restore, set } = useStoredDraft(account)
  const [problem, setProblem] = useState<Problem>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = account.submittedProfileDataType
  const profile: Profile = useMemo(
    () => ({ ...storedFields(account, fields), ...draft.typed }),
    [account, fields, draft],
  )

  const queue = useMemo(
    () =>
      createSaveQueue(async () => {
        const sent = sendableOf(latest.current)
        if (Object.keys(sent).length === 0) return
        const wrapper = await saveProfile(client, type, sent)
        queryClient.setQueryData(queryKey, wrapper)
        set(withSaved(latest.current, sent))
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
  useEffect(() => () => void flush(), [flush])

  return {
    profile,
    problem,
    flush,
    change(next: TypedProfile) {
      // What was typed before the page came alive arrives before the effect that restores.
      restore()
      set(withTyped(latest.current, next))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), saveAfterMs)
    },
  }
}

function useStoredDraft({ customer }: CustomerWrapper) {
  const [draft, setDraft] = useState<ProfileDraft>(emptyDraft)
  const latest = useRef(draft)
  const restored = useRef<string>(undefined)
  const storageName = `cm24-profile-draft:${customer?.customerId ?? 0}`

  const set = useCallback(
    (next: ProfileDraft) => {
      latest.current = next
      setDraft(next)
      attempt(() => sessionStorage.setItem(storageName, JSON.stringify(unsavedOf(next))))
    },
    [storageName],
  )
  const restore = useCallback(() => {
    if (restored.current === storageName) return
    restored.current = storageName
    const typed = attempt(() => JSON.parse(sessionStorage.getItem(storageName) ?? '{}'))
    set({ typed: typed ?? {}, saved: {} })
  }, [storageName, set])
  useEffect(restore, [restore])
  return { draft, latest, restore, set }
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

function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
