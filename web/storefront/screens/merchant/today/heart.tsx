import type { ProductCard } from '#contract/product.ts'
import { WatchButton } from '#web/ui/vehicles/vehicle-card.tsx'
import { useWatch } from '../../../cards/use-watch.ts'
import styles from './heart.module.css'

/** The heart of a row or a tile, in its line. */
export function Heart({ card }: { readonly card: ProductCard }) {
  const toggle = useWatch()(card)
  return (
    toggle && (
      <span data-watch="" className={styles.heart}>
        <WatchButton {...toggle} />
      </span>
    )
  )
}
