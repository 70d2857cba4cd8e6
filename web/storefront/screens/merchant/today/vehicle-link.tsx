import type { ProductCard } from '#contract/product.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Link } from '#web/ui/link.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import styles from './vehicle-link.module.css'

/** The vehicle's whole name, which leads to its page. */
export function VehicleLink({ card }: { readonly card: ProductCard }) {
  const path = usePath()
  return (
    <Link href={path('product', vehicleAddress(card))} className={styles.name}>
      {titleOf(card)}
    </Link>
  )
}
