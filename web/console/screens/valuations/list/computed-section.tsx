import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePricePartNames } from '#web/language/price-part-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import styles from './valuation.module.css'
import type { Computed, ComputedRange } from './valuation.ts'

/** The model's range, or why a person has to value alone. */
export function ComputedSection(props: { computed: Computed | null; isSent: boolean }) {
  const { computed, isSent } = props
  const t = useTranslations('console-valuations.computed')
  if (computed?.kind === 'range') return <Range computed={computed} isSent={isSent} />
  return (
    <PanelSection title={t('title')}>
      <Why reason={computed?.reason ?? 'no_model'} />
    </PanelSection>
  )
}

function Why({ reason }: { reason: string }) {
  const t = useTranslations('console-valuations.computed')
  const key = `why.${reason}` as Parameters<typeof t.has>[0] // The reasons are the model's own.
  const why = t.has(key) ? t(key as 'why.no_model') : reason
  return <Banner>{t('byPerson', { why })}</Banner>
}

function Range({ computed, isSent }: { computed: ComputedRange; isSent: boolean }) {
  const t = useTranslations('console-valuations.computed')
  const format = useFormat()
  const { range, likelyEur, version, comparedCount, isInvented } = computed
  return (
    <PanelSection title={t('title')}>
      <p className={styles.said}>
        <strong>{`${format.money(range.fromEur)} – ${format.money(range.toEur)}`}</strong>
        <span>{`${t('likely')}: ${format.money(likelyEur)}`}</span>
        <span>{`${t('count')}: ${comparedCount}`}</span>
        <span>{`${t('version')}: ${version}`}</span>
      </p>
      {isSent && <p className="small">{t('sent')}</p>}
      {isInvented && <p className="muted small">{t('invented')}</p>}
    </PanelSection>
  )
}

/** What moved the price: each attribute's part in euros; they add up to the likely price. */
export function PartsSection({ computed }: { computed: Computed | null }) {
  return computed?.kind === 'range' ? <Parts computed={computed} /> : null
}

function Parts({ computed: { parts } }: { computed: ComputedRange }) {
  const t = useTranslations('console-valuations')
  const nameOf = usePricePartNames()
  const format = useFormat()
  return (
    <PanelSection title={t('parts.title')}>
      <table className={styles.parts}>
        <tbody>
          <tr>
            <th scope="row">{t('computed.usual')}</th>
            <td>{format.money(parts.usualEur)}</td>
          </tr>
          {parts.parts.map(({ part, eur }) => (
            <tr key={part}>
              <th scope="row">{nameOf(part)}</th>
              <td className={classNames(eur < 0 ? styles.down : styles.up)}>
                {eur < 0 ? `\u2212${format.money(-eur)}` : `+${format.money(eur)}`}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('computed.likely')}</th>
            <td>
              <strong>{format.money(parts.likelyEur)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </PanelSection>
  )
}
