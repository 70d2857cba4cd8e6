import { postcodePrefix } from '#domain/vehicle/postcode.ts'
import type { Services } from '#server/platform/services.ts'
import { merchantListStore } from './merchant-list-store.ts'

/** The public directory: admitted dealers by name, place and no more (spec 7.2). */
export async function listMerchantDirectory(
  services: Services,
  search: {
    readonly page: number
    readonly itemsPerPage: number
    readonly search?: string | undefined
    readonly country?: string | undefined
  },
) {
  const { page, itemsPerPage } = search
  const { rows, total } = await merchantListStore.listDirectory(services.pool, {
    text: search.search ?? '',
    country: search.country?.toUpperCase() ?? '',
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  })
  const data = rows.map(({ zipCode, ...row }) => ({
    ...row,
    zipCodePrefix: postcodePrefix(zipCode),
  }))
  return { data, total, page, pages: Math.ceil(total / itemsPerPage) }
}
