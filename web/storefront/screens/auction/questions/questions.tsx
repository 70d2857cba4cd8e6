import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { seesQuestions } from '#domain/question/question-seen.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionList } from './question-list.tsx'

/** Questions and answers about the vehicle, for dealers and the seller (rules 8). */
export function Questions({ auction }: { auction: AuctionView }) {
  const t = useTranslations('questions')
  if (!seesQuestions(auction.viewer)) return null
  const isDealer = auction.viewer === 'dealer' || auction.viewer === 'bidder'
  return (
    <Section title={t('title')} id="questions">
      <Stack gap={6}>
        <QuestionList auctionId={auction.auctionId} none={isDealer ? t('none') : t('noneYet')} />
        {isDealer && <AskForm auction={auction} />}
      </Stack>
    </Section>
  )
}
