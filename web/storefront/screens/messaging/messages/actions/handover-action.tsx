import { useTranslations } from 'use-intl/react'
import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import { isOwnHandoverStep } from '#domain/order/handover/handover-steps.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { usePath } from '../../../../page/page-provider.tsx'
import { DatePart } from '../../../order/handover/date-part.tsx'
import { MoneyPart } from '../../../order/handover/money-part.tsx'
import { NextStep } from '../../../order/handover/next-step.tsx'
import { placeOfStep } from '../../../order/handover/place-of-step.ts'
import { WordPart } from '../../../order/handover/word-part.tsx'
import { useStaysShown } from './use-stays-shown.ts'

/** The next step to the handover, done in the thread of the vehicle; all others are a press away (rules 10). */
export function HandoverAction({ orderId }: { readonly orderId: number }) {
  const t = useTranslations('order.handover')
  const path = usePath()
  const query = useApiQueries().handover.show({ params: { orderId } })
  const { data: page } = useQueryAnswer(query, { retry: false })
  const step = page?.order.handover.nextStep ?? null
  const isShown = useStaysShown(step !== null && step !== 'done' && step !== 'voided')
  if (!page || step === null || !isShown) return null
  const { order } = page
  if (order.perspective === 'operator') return null
  return (
    <Stack as="section" gap={4} aria-label={t(`step.${step}`)}>
      <NextStep order={order} isBesidePart />
      {isOwnHandoverStep(step) && <StepPart {...page} side={order.perspective} />}
      <div>
        <LinkButton look="quiet" flush href={path('handover', { id: orderId })}>
          {t('open')}
        </LinkButton>
      </div>
    </Stack>
  )
}

function StepPart({ order, account, place, side }: HandoverPage & { readonly side: HandoverSide }) {
  const { nextStep } = order.handover
  switch (nextStep === null ? undefined : placeOfStep[nextStep]) {
    case 'date':
      return <DatePart order={order} place={place} side={side} />
    case 'money':
      return <MoneyPart order={order} account={account} side={side} />
    case 'word':
      return <WordPart order={order} side={side} />
    case undefined:
      return null
  }
}
