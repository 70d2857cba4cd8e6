import type { Hosts } from '#locales/hosts.ts'
import type { OrderServices } from './areas/order/order-services.ts'
import type { Wake } from './platform/live/wake.ts'
import type { Services } from './platform/services.ts'

export async function startJobRoles(_options: {
  readonly services: Services
  readonly wake: Wake
  readonly orderServices: OrderServices
  readonly hosts: Hosts
}): Promise<{ stop: () => Promise<void> }> {
  return { stop: async () => undefined }
}
