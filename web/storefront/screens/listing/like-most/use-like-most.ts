import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import type { likeMost } from '#contract/endpoints/listing-help.ts'
import { openAnswersOf } from '#domain/listing/like-most.ts'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { questionsOf } from '#domain/listing/screens/screens-of.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { AnswerQuery, QueryKey } from '#web/api/queries.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'

export type LikeMost = z.infer<typeof likeMost>

/** What most ads of the model say, for the ad as it is saved; undefined before its first save. */
export function useLikeMost(): LikeMost | undefined {
  const { entityId, product } = useAd().state
  // Asked anew with each saved version: what was taken over may have been changed by hand.
  return useAnswersOfMost(String(product?.version ?? 0), entityId !== null)
}

export type LikeMostOffer = {
  readonly answers: Readonly<LikeMost['answers']>
  /** For as long as the page is open. */
  readonly decline: () => void
}

/** One answer alone is asked as quickly as it is offered. */
const leastOffered = 2

/** Who wants to be asked one by one, by the ad. */
const declined = new WeakSet<object>()

/** What stands in place of a screen's questions where most ads of the model answer one of them; undefined elsewhere. */
export function useOfferOfScreen(screen: AdScreen): LikeMostOffer | undefined {
  const { state, seller } = useAd()
  const isAsked = ['vehicle', 'equipment'].includes(screen.part) && !beforeTheModel.has(screen.id)
  const offer = useOffer(isAsked)
  const questions = questionsOf(screen, { values: state.draft.values, seller })
  const asked = new Set<string>(questions.map(({ attributeCode }) => attributeCode))
  return offer?.answers.some(({ attributeCode }) => asked.has(attributeCode)) ? offer : undefined
}

export function useOfferOfPage(): LikeMostOffer | undefined {
  return useOffer(true)
}

/** Fetched once the make is known, so that it is there before the first screen that it answers. */
function useOffer(isAsked: boolean): LikeMostOffer | undefined {
  const { state, editor } = useAd()
  const { values } = state.draft
  const clock = useServerClock()
  const [, setDeclined] = useState(false)
  const names = (['make', 'trailer_make', 'model'] as const).map(
    (code) => textOf(values, code) ?? '',
  )
  const isWanted = isAsked && textOf(values, 'model') !== undefined && !declined.has(editor)
  const found = useAnswersOfMost(names.join('|'), isWanted)
  // It was asked once; by now the ad may say what an answer of most would contradict.
  const answers = useMemo(
    () => openAnswersOf(values, found?.answers ?? [], clock.now()),
    [values, found, clock],
  )
  if (!isWanted || answers.length < leastOffered) return undefined
  return {
    answers,
    decline: () => {
      declined.add(editor)
      setDeclined(true)
    },
  }
}

const beforeTheModel: ReadonlySet<string> = new Set(['certificate', 'make'])

function useAnswersOfMost(key: string, isWanted: boolean): LikeMost | undefined {
  const query = useApiQueries()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { entityId } = useAd().state
  const input = { params: { entityId: entityId ?? 0 } }
  const asked: AnswerQuery<LikeMost> = isLoggedIn
    ? query.listingHelp.likeMost(input)
    : query.listingHelp.likeMostAsVisitor(input)
  return useQuery<LikeMost, Error, LikeMost, QueryKey>({
    ...asked,
    queryKey: [...asked.queryKey, key] as unknown as QueryKey,
    enabled: isWanted && entityId !== null,
    // The key says when it is asked anew.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  }).data
}
