import type { ProductCard } from '#contract/product.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { bodyTypeDrawing } from '../fields/drawing-of-body-type.tsx'
import { pictureUrl } from '../pictures/picture-url.ts'
import styles from './my-ads.module.css'

/** The main picture; until there is one, the body's outline. Decorative: the title says what it is. */
export function AdThumb({ card }: { card: ProductCard }) {
  const code = card.productType === 'trailer' ? 'trailer_body_type' : 'body_type'
  return (
    <div className={styles.thumb}>
      {card.image ? (
        <img src={pictureUrl(card.image.value, 320)} alt="" loading="lazy" />
      ) : (
        (bodyTypeDrawing(code, card.bodyType) ?? <EmptyDrawing kind="ads" />)
      )}
    </div>
  )
}
