import { portalKind, portalName, valuesOfPortal } from '#domain/listing/importing/portal-values.ts'
import type { PortalImporter } from '../../../integrations/portal/port.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ImportOutcome, ImportQuestion } from './import-outcome.ts'
import { takePictures } from './take-pictures.ts'

/** What an ad of another portal says, as answers of the ad, with its pictures in our own sizes. */
export async function askPortal(
  services: Pick<ListingServices, 'pool' | 'images'>,
  portal: PortalImporter,
  { asked, kind, onProgress }: ImportQuestion,
): Promise<ImportOutcome> {
  const answer = await portal.find(asked)
  if (answer.kind !== 'found') return answer
  const { ad } = answer
  const pictures = await takePictures(services, {
    ...{ addresses: answer.pictures, fetchPicture: portal.fetchPicture, onProgress },
  })
  return {
    ...{ kind: 'found', vehicle: portalName(ad), pictures },
    found: valuesOfPortal(ad, kind),
    warning: portalKind(ad) === kind ? null : 'other_kind',
  }
}
