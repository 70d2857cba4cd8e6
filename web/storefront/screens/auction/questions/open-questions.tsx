import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'

/** On the seller's own ad: how many dealers wait for an answer, and the forms to give it. */
export function OpenQuestions({ card }: { card: ProductCard }) {
  const t = useTranslations('questions')
  const [isShown, setShown] = useState(false)
  const { openQuestions: count, auction } = card
  if (!auction || count === 0) return null
  return (
    <div className={styles.openQuestions}>
      <Button
        size="dense"
        look={isShown ? 'quiet' : 'secondary'}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t('open', { count })}
      </Button>
      {isShown && <QuestionList auctionId={auction.auctionId} none={t('noneOpen')} isOpenOnly />}
    </div>
  )
}
