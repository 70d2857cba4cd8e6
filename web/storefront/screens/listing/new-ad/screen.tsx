import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead, Section } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { vehicleName } from '../vehicle-name.ts'
import styles from './new-ad.module.css'

export const load: Load<'sell'> = async ({ query, queryClient }) => {
  await Promise.allSettled([
    queryClient.ensureQueryData(query.listing.listInEditingForVisitor()),
    queryClient.ensureQueryData(query.listing.submittedCount()),
  ])
}

/** The first question: what is to be sold. An ad that was begun is offered before a new one. */
export function Screen() {
  const t = useTranslations('listing.newAd')
  const footer = useTranslations('shell.footer')
  const path = usePath()
  const kinds = ['motorhome', 'trailer'] as const
  return (
    <Page as="main" id="main">
      <PageHead title={t('title')} lead={t('lead')} />
      <Begun />
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <Card key={kind} padded={false} className={styles.kind}>
            <div className={styles.scene}>
              <StorefrontScene scene={kind} isFirstInView />
            </div>
            <div className={styles.text}>
              <h2>
                <Link className={styles.link} href={path('adEdit', { kind, step: 'profile' })}>
                  {t(`${kind}.title`)}
                  <Icon icon="arrow-right" />
                </Link>
              </h2>
              <p>{t(`${kind}.text`)}</p>
            </div>
          </Card>
        ))}
      </div>
      <p className={styles.valuation}>
        <span>{t('valuation')}</span>
        <Link href={path('valuateMotorhome')}>{footer('valuateMotorhome')}</Link>
        <Link href={path('valuateTrailer')}>{footer('valuateTrailer')}</Link>
      </p>
      <Promises />
    </Page>
  )
}

function Begun() {
  const t = useTranslations('listing.newAd')
  const path = usePath()
  const begun = useQuery(useApiQueries().listing.listInEditingForVisitor()).data?.products ?? []
  if (begun.length === 0) return null
  return (
    <section className={styles.begun}>
      <h2>{t('begunTitle')}</h2>
      <ul>
        {begun.map(({ entityId, requiredPercent, productType, ...vehicle }) => (
          <li key={entityId}>
            <Link href={path('continueAd', { id: entityId })}>
              {vehicleName(vehicle) || t(`${productType}.title`)}
            </Link>
            {requiredPercent !== null && (
              <ProgressBar
                label={t('begunProgress')}
                labelHidden
                percent={requiredPercent}
                value={`${requiredPercent} %`}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Promises() {
  const t = useTranslations('listing.newAd')
  const format = useFormat()
  const count = useQuery(useApiQueries().listing.submittedCount()).data?.count
  const promises = ['free', 'pause', 'secret'] as const
  return (
    <Section title={t('promisesTitle')}>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <strong>{t(`${promise}.title`)}</strong>
            <span>{t(`${promise}.text`)}</span>
          </li>
        ))}
      </ul>
      {count !== undefined && count > 0 && (
        <p className={styles.count}>{t('count', { count, figure: format.number(count) })}</p>
      )}
    </Section>
  )
}
