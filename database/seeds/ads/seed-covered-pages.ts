import { makeNameOf } from '#domain/listing/describe-listing.ts'
import {
  type ListingServices,
  listCoveredPages,
  releasePage,
  uploadPage,
} from '#server/areas/listing/api.ts'
import { createTaskQueue } from '#server/platform/pictures/task-queue.ts'
import { drawCoveredPages } from '../files/covered-certificate.ts'
import { uploadOf } from '../files/uploaded-file.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import type { DemoVehicle } from '../vehicles/vehicle-table.ts'

/** A few only: each page is as much work for the server as a seller's photo. */
const withCoveredPages = ['Sky TI 650 MEG', 'T 67', 'M-Line I 7400 GD']

/** The copies that its owner adds before they submit the ad. */
export async function addCoveredPages(
  services: ListingServices,
  { vehicle, seller }: { readonly vehicle: DemoVehicle; readonly seller: SeededPerson },
  entityId: number,
): Promise<void> {
  if (!withCoveredPages.includes(vehicle.model)) return
  const { kind, make, model, month, year, weightKg, powerKw } = vehicle
  const pages = drawCoveredPages({
    vehicle: `${makeNameOf({ product_type: kind, make, trailer_make: make })} ${model}`,
    firstRegistration: `${String(month).padStart(2, '0')}/${year}`,
    weightKg,
    powerKw: kind === 'motorhome' ? powerKw : null,
  })
  const pictureQueue = createTaskQueue({ concurrency: 1, maxWaiting: 1 })
  for (const page of pages) {
    await uploadPage({ ...services, pictureQueue }, seller.context, {
      entityId,
      documentType: 'registration_part_1',
      request: uploadOf({ name: 'kopie.png', bytes: await page }),
    })
  }
}

/** What the operator does at the review. */
export async function releaseCoveredPages(
  services: ListingServices,
  operator: SeededPerson,
  entityId: number,
): Promise<void> {
  for (const { pageId } of await listCoveredPages(services.pool, entityId)) {
    await releasePage(services, operator.context, { entityId, pageId, isReleased: true })
  }
}
