import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePricePartNames } from '#web/language/price-part-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import styles from './price-parts.module.css'
import type { Explained } from './report.ts'

/** More would not be read; the rest is one line. */
const shownParts = 7

/** Each part in euros with its bar; all of them add up to the price. */
export function PriceParts({ parts: { usualEur, parts, likelyEur } }: Pick<Explained, 'parts'>) {
  const t = useTranslations('valuation.report.parts')
  const format = useFormat()
  const nameOf = usePricePartNames()
  const rest = parts.slice(shownParts).reduce((sum, { eur }) => sum + eur, 0)
  const rows = [
    ...parts.slice(0, shownParts).map(({ part, eur }) => ({ id: part, name: nameOf(part), eur })),
    ...(rest === 0 ? [] : [{ id: 'others', name: t('others'), eur: rest }]),
  ]
  const most = Math.max(1, ...rows.map(({ eur }) => Math.abs(eur)))
  return (
    <SectionCard title={t('title')} lead={t('lead', { price: format.money(usualEur) })}>
      <table className={styles.parts}>
        <tbody>
          {rows.map(({ id, name, eur }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={styles.barCell}>
                <PartBar share={eur / most} />
              </td>
              <td className={classNames(styles.eur, eur < 0 ? styles.down : styles.up)}>
                {signed(eur, format.money)}
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{t('total')}</th>
            <td />
            <td className={styles.eur}>{format.money(likelyEur)}</td>
          </tr>
        </tbody>
      </table>
    </SectionCard>
  )
}

/** From the middle to the right what is gained, to the left what is lost. */
function PartBar({ share }: { share: number }) {
  const width = Math.max(1, 46 * Math.abs(share))
  return (
    <svg aria-hidden="true" className={styles.partBar}>
      <line x1="50%" x2="50%" y1="0" y2="100%" className={styles.middle} />
      <rect
        x={`${share < 0 ? 50 - width : 50}%`}
        y="8"
        width={`${width}%`}
        height="16"
        rx="3"
        className={share < 0 ? styles.loss : styles.gain}
      />
    </svg>
  )
}

function signed(eur: number, money: (eur: number) => string): string {
  return eur < 0 ? `\u2212${money(-eur)}` : `+${money(eur)}`
}
