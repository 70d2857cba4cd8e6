import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Deadline } from '../../../listing/my-ads/deadline.tsx'
import { nextStepOf } from '../../../listing/my-ads/next-step.ts'
import { OwnerActions } from '../../../listing/my-ads/owner-actions.tsx'
import styles from './thread-actions.module.css'

/** How it goes on without a sale, decided by the owner where they read of it: as among their own vehicles (rules 2, 6, 10). */
export function DecisionAction({ vehicle }: { readonly vehicle: ProductCard }) {
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const next = nextStepOf(vehicle)
  const { says, action, amountEur, deadline } = next
  const title = sentenceOf(says, amountEur === null ? '' : format.money(amountEur))
  const isAsked = action !== null && says !== 'late'
  return (
    <section aria-label={title} className={classNames(styles.action, isAsked && styles.own)}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {deadline && <Deadline {...deadline} />}
      </header>
      <Cluster gap={2}>
        <OwnerActions card={vehicle} next={next} />
      </Cluster>
    </section>
  )

  function sentenceOf(said: typeof says, amount: string): string {
    switch (said) {
      case 'followUp':
      case 'secondChance':
      case 'secondWaiting':
      case 'restartBound':
        return t(`say.${said}`, { amount })
      case 'restart':
      case 'late':
        return t(`say.${said}`)
      default:
        return t('say.unsold')
    }
  }
}
