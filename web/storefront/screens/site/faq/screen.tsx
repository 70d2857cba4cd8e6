import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import styles from '../content/content.module.css'
import { contentQuery } from '../content/content-query.ts'
import { QuestionList } from '../content/question-list.tsx'
import { questionsOf } from '../content/questions.ts'

export const load: Load<'faq'> = ({ query, queryClient, locale }) =>
  queryClient.ensureQueryData(contentQuery(query, 'faq', locale))

export function Screen() {
  const t = useTranslations('site.faq')
  const path = usePath()
  const { data } = useSuspenseQuery(contentQuery(useApiQueries(), 'faq', useLocale()))
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={data.title} lead={t('lead')} />
      <QuestionList questions={questionsOf(data)} isFirstOpen />
      <Cluster gap={4} className={styles.end}>
        <strong>{t('open')}</strong>
        <LinkButton href={path('contact')}>{t('contact')}</LinkButton>
      </Cluster>
    </Page>
  )
}
