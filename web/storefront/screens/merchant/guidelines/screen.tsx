import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import styles from '../../site/content/content.module.css'
import { ContentBlocks } from '../../site/content/content-blocks.tsx'
import { contentQuery } from '../../site/content/content-query.ts'

export const load: Load<'merchantGuidelines'> = ({ query, queryClient, locale }) =>
  queryClient.ensureQueryData(contentQuery(query, 'guidelines', locale))

/** From the first look at an ad to the collection, with the figures of the rules. */
export function Screen() {
  const t = useTranslations('account.guidelines')
  const path = usePath()
  const { data } = useSuspenseQuery(contentQuery(useApiQueries(), 'guidelines', useLocale()))
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={data.title} lead={t('lead')} />
      <article className={styles.text}>
        <ContentBlocks blocks={data.blocks} />
      </article>
      <Cluster gap={3} className={styles.end}>
        <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
          {t('auctions')}
        </LinkButton>
        <LinkButton href={path('terms')}>{t('terms')}</LinkButton>
      </Cluster>
    </Page>
  )
}
