import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Lightbox } from '#web/ui/overlays/lightbox.tsx'
import styles from './documents.module.css'

type PageReaderProps = {
  readonly product: Pick<Product, 'entityId' | 'coveredPages'>
  /** The page that is read. */
  readonly pageId: number
  readonly onTurn: (pageId: number) => void
  readonly onClose: () => void
}

/** Copies of papers over the gallery: whoever reads them still sees the price and may bid. Arrow keys turn pages, Escape closes. */
export function PageReader({ product, pageId, onTurn, onClose }: PageReaderProps) {
  const t = useTranslations('auction.documents')
  const labels = useAttributeLabels()
  const reader = useRef<HTMLElement>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const { entityId, coveredPages } = product
  const at = coveredPages.findIndex((each) => each.pageId === pageId)
  const shown = coveredPages[at]

  useEffect(() => {
    const opener = document.activeElement
    reader.current?.focus({ preventScroll: true })
    reader.current?.scrollIntoView({ block: 'nearest' })
    // Only where it was in it: a press on another button has taken the focus elsewhere.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  // Taken back by the operator in the meantime.
  if (!shown) return null
  const count = coveredPages.length
  const label = t('page', {
    number: at + 1,
    count,
    type: labels.option('official_document_type', shown.documentType),
  })

  function turn(step: number) {
    const next = coveredPages[(at + step + count) % count]
    if (next) onTurn(next.pageId)
  }

  function hear(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'ArrowRight') turn(1)
    else return
    event.preventDefault()
  }

  const picture = (
    <img src={`/api/private/product/covered-page/${entityId}/${pageId}`} alt={label} />
  )
  return (
    <section
      ref={reader}
      className={styles.reader}
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={isEnlarged ? undefined : hear}
    >
      <div className={styles.bar}>
        <span aria-live="polite">{label}</span>
        {count > 1 && (
          <>
            <IconButton icon="chevron-left" label={t('previous')} onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" label={t('next')} onClick={() => turn(1)} />
          </>
        )}
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <button
        type="button"
        className={styles.page}
        aria-label={t('enlarge', { page: label })}
        onClick={() => setEnlarged(true)}
      >
        {picture}
      </button>
      <Lightbox
        open={isEnlarged}
        onClose={() => setEnlarged(false)}
        label={label}
        caption={label}
        onPrevious={() => turn(-1)}
        onNext={() => turn(1)}
      >
        {picture}
      </Lightbox>
    </section>
  )
}
