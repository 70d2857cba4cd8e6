import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { contentQuery } from '../content/content-query.ts'
import { QuestionList } from '../content/question-list.tsx'
import { questionsOf } from '../content/questions.ts'
import styles from './home.module.css'

const shownQuestions = 5

export function FirstQuestions() {
  const t = useTranslations('site.home.faq')
  const path = usePath()
  const query = useApiQueries()
  const { data: faq } = useQuery(contentQuery(query, 'faq', useLocale()))
  const { data: company } = useQuery(query.content.readCompany())
  if (!faq) return null
  return (
    <section className={styles.section}>
      <div className={styles.questions}>
        <div className={styles.questionsHead}>
          <h2>{t('title')}</h2>
          {company && <p className="muted">{t('text', { phone: company.phone })}</p>}
          <div>
            <LinkButton href={path('faq')}>{t('all')}</LinkButton>
          </div>
        </div>
        <QuestionList questions={questionsOf(faq).slice(0, shownQuestions)} isFirstOpen />
      </div>
    </section>
  )
}
