import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { LookParts } from '../last-look/look-parts.tsx'
import type { Remark } from './remark.ts'
import { nextRemark, useRemarkPath } from './remark-path.ts'
import { useRemarkTexts } from './remark-texts.ts'
import styles from './remarks.module.css'

/** All places to look at, what is done of them, and the whole ad below. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTranslations('editor.remarks')
  const path = usePath()
  const texts = useRemarkTexts()
  const remarkPath = useRemarkPath()
  const { draft, product } = useAd().state
  const open = remarks.filter(({ answer }) => answer === null)
  const next = nextRemark(remarks)
  const following = remarks.find(({ remarkId }) => remarkId === next)
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <p className={styles.vehicle}>{describeListing(draft.values).title}</p>
        <h1 tabIndex={-1} data-first-focus>
          {open.length > 0 ? t('title', { count: open.length }) : t('allDone')}
        </h1>
        <p>{t('lead')}</p>
      </header>
      {product?.reviewRemarks && <Banner tone="info">{product.reviewRemarks}</Banner>}
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={remark.remarkId}>
            <Link href={remarkPath(remark.remarkId)} className={styles.item}>
              <Icon
                icon={remark.answer === null ? 'pencil' : 'circle-check'}
                className={remark.answer === null ? styles.open : styles.done}
              />
              <span>
                <strong>{texts.label(remark)}</strong>
                <small>
                  {remark.answer === null
                    ? remark.text
                    : t(`answer.${remark.answer}`, { value: texts.now(remark) })}
                </small>
              </span>
              <Icon icon="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton look="primary" size="large" href={remarkPath(next)}>
          {following ? t('goOn', { name: texts.label(following) }) : t('toLook')}
        </LinkButton>
        <LinkButton look="quiet" href={path('contact')}>
          {t('ask')}
        </LinkButton>
      </div>
      <h2 className={styles.rest}>{t('restTitle')}</h2>
      <LookParts isLocked />
    </Page>
  )
}
