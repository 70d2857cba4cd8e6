import {
  syscaraKind,
  syscaraName,
  valuesOfSyscara,
} from '#domain/listing/importing/syscara-values.ts'
import type { DealerSoftware } from '../../../integrations/dealer-software/port.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findSoftware } from '../records/stock-store.ts'
import type { ImportOutcome, ImportQuestion } from './import-outcome.ts'
import { takePictures } from './take-pictures.ts'

/** What a dealer's own software says of one of their vehicles, as answers of the ad. */
export async function askStock(
  services: Pick<ListingServices, 'pool' | 'images' | 'keys'>,
  software: DealerSoftware,
  { asked, kind, ownerCustomerId, onProgress }: ImportQuestion,
): Promise<ImportOutcome> {
  const found =
    ownerCustomerId === undefined
      ? undefined
      : await findSoftware(services.pool, ownerCustomerId, services.keys.outsideLogins)
  if (!found) return { kind: 'not_offered', cause: 'not connected' }
  const answer = await software.find(found.login, asked)
  if (answer.kind === 'refused') return { kind: 'not_offered', cause: answer.cause }
  if (answer.kind !== 'found') return answer
  const { fields } = answer.vehicle
  const pictures = await takePictures(services, {
    ...{ addresses: answer.pictures, fetchPicture: software.fetchPicture, onProgress },
  })
  return {
    ...{ kind: 'found', vehicle: syscaraName(fields), pictures },
    found: valuesOfSyscara(fields, kind),
    warning: syscaraKind(fields) === kind ? null : 'other_kind',
  }
}
