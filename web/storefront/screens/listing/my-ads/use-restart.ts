import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import type { ProductCard } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { keysOf } from '#web/api/queries.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import {
  canReduce,
  lackOfRestart,
  type RestartChoice,
  type RestartTerms,
} from './restart-choice.ts'
import { useProblemText } from './use-problem-text.ts'

const minuteMs = 60_000

/** What is chosen for a new round, the sentence that belongs to it, and the sending of both. */
export function useRestart(props: {
  card: ProductCard
  auctionId: number
  terms: RestartTerms
  onSent: () => void
}) {
  const { card, auctionId, terms, onSent } = props
  const [choice, setChoice] = useState<RestartChoice>({
    kind: canReduce(terms) ? 'reduced' : 'as_it_is',
    priceEur: terms.reducedMaximumEur,
  })
  /** The sentence that was ticked: another one is another promise. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const showsFaults = tries > 0
  const lack = lackOfRestart(choice, { terms, nowMs: useServerNow(minuteMs) })
  const reducedEur = choice.kind === 'reduced' ? choice.priceEur : null
  const asked = useQuery({
    ...useApiQueries().listing.consent({
      params: { entityId: card.entityId },
      query: reducedEur === null ? {} : { targetPriceEur: reducedEur },
    }),
    enabled: lack === null,
  })
  const consent = lack === null ? asked.data : undefined
  const hasAgreed = consent !== undefined && consent.sentence === agreedTo
  const call = useCall((api) => api.auction.restart, {
    refreshes: [keysOf('listing', 'listMine')],
    onSuccess: onSent,
  })

  function choose(next: RestartChoice) {
    // A field that is only left tells its value again.
    if (next.kind === choice.kind && next.priceEur === choice.priceEur) return
    setChoice(next)
    setAgreedTo(null)
    setTries(0)
  }

  function send() {
    setTries(tries + 1)
    if (lack !== null || call.isPending) return
    if (!consent) return void asked.refetch({ cancelRefetch: false })
    if (!hasAgreed) return
    call.mutate({
      params: { auctionId },
      body: {
        consentVersion: consent.version,
        ...(reducedEur !== null && { reducedTargetPriceEur: reducedEur }),
      },
      idempotencyKey: newIdempotencyKey(),
    })
  }

  return {
    ...{ choice, choose, lack, tries, showsFaults, send },
    isSending: call.isPending,
    problem: useProblemText(call.error),
    sentence: consent?.sentence,
    hasAgreed,
    agree: (isTicked: boolean) => setAgreedTo(isTicked && consent ? consent.sentence : null),
    consentFault: useConsentFault(showsFaults && lack === null && !hasAgreed, asked),
  }
}

function useConsentFault(
  isMissing: boolean,
  asked: { readonly data: unknown; readonly error: Error | null; readonly isPaused: boolean },
): string | undefined {
  const t = useTranslations('listing.last')
  const refusal = useProblemText(isCallRefused(asked.error) ? asked.error : null)
  if (!isMissing) return undefined
  if (asked.data !== undefined) return t('consentNeeded')
  if (refusal !== undefined) return refusal
  return t(asked.error || asked.isPaused ? 'offline' : 'consentLoading')
}
