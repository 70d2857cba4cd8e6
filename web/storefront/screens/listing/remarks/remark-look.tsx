import { useTranslations } from 'use-intl/react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { Assured } from '../last-look/assured.tsx'
import { SaveProblem } from '../progress/save-problem.tsx'
import { SubmitBlock } from '../steps/submit-block.tsx'
import type { Remark } from './remark.ts'
import { useRemarkPath } from './remark-path.ts'
import { useRemarkTexts } from './remark-texts.ts'
import styles from './remarks.module.css'

/** One look at what was answered; from here the ad goes back into the review. */
export function RemarkLook({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTranslations('editor.remarks')
  const texts = useRemarkTexts()
  const remarkPath = useRemarkPath()
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1} data-first-focus>
          {t('lookTitle')}
        </h1>
        <p>{t('lookLead')}</p>
      </header>
      <dl className={styles.look}>
        {remarks.map((remark) => {
          const { answer } = remark
          const before = texts.before(remark)
          return (
            <div key={remark.remarkId}>
              <dt>{texts.label(remark)}</dt>
              <dd>
                {answer === null
                  ? t('stillOpen')
                  : t(`answer.${answer}`, { value: texts.now(remark) })}
                {answer === 'changed' && before !== '' && (
                  <small className={styles.small}> {t('before', { value: before })}</small>
                )}
              </dd>
              <Link
                href={remarkPath(remark.remarkId)}
                aria-label={t('changeOf', { name: texts.label(remark) })}
                className={styles.change}
              >
                {t('change')}
              </Link>
            </div>
          )
        })}
      </dl>
      <SaveProblem />
      <Assured isLocked />
      <SubmitBlock label={t('sendBack')} />
      <LinkButton look="quiet" href={remarkPath(undefined)}>
        {t('toList')}
      </LinkButton>
    </Page>
  )
}
