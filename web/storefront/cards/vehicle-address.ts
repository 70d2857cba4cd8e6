import type { ProductCard } from '#contract/product.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import type { PathParams } from '#locales/paths.ts'
import { titleOf } from './card-facts.ts'

type Vehicle = Pick<ProductCard, 'entityId' | 'make' | 'model'>

/** What a link to a vehicle's page needs: its number and its name. */
export function vehicleAddress({ entityId, make, model }: Vehicle): PathParams<'product'> {
  return { id: entityId, name: addressName(titleOf({ make, model })) }
}
