import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { Link } from '#web/ui/link.tsx'

/** From what a new defect allows to the defect itself; it is the last one of the ad (rules 8). */
export function DefectLink({ product: { damages } }: { product: Pick<Product, 'damages'> }) {
  const t = useTranslations('auction.damages')
  if (damages.length === 0) return null
  return <Link href={`#damage-${damages.length}`}>{t('toNew')}</Link>
}
