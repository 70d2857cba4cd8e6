import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { Link } from '#web/ui/link.tsx'

type Report = NonNullable<Product['damages'][number]['report']>

/** From what a new defect allows to the defect itself (rules 8); others may have been added since. */
export function MaterialDefectLink({ product }: { product: Pick<Product, 'damages'> }) {
  return <DefectLink damages={product.damages} isMeant={({ isMaterial }) => isMaterial} />
}

/** To the newest one that is meant; nothing while the page does not show it yet. */
export function DefectLink(props: {
  damages: Product['damages']
  isMeant: (report: Report) => boolean
}) {
  const { damages, isMeant } = props
  const t = useTranslations('auction.damages')
  const index = damages.findLastIndex(({ report }) => report !== null && isMeant(report))
  return index === -1 ? null : <Link href={`#damage-${index + 1}`}>{t('toNew')}</Link>
}
