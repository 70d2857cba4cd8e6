import type { RegistryRecord } from '#domain/listing/importing/registry-record.ts'
import {
  registeredKind,
  registeredName,
  valuesOfRegistry,
} from '#domain/listing/importing/registry-values.ts'
import type { PlateRegistry } from '../../../integrations/plate-registry/port.ts'
import type { ImportOutcome, ImportQuestion } from './import-outcome.ts'

/** What the register of plates says of a vehicle, as answers of the ad. */
export async function askRegistry(
  plates: PlateRegistry,
  { asked, kind, onProgress }: ImportQuestion,
): Promise<ImportOutcome> {
  const answer = await plates.find(asked, (done, all) => onProgress(Math.round((done / all) * 90)))
  if (answer.kind !== 'found') return answer
  const { record } = answer
  return {
    kind: 'found',
    vehicle: registeredName(record),
    warning: warningOf(record, kind),
    // A plate of this register belongs to a vehicle that is registered there.
    found: { ...valuesOfRegistry(record, kind), registration_country: 'NL' },
    pictures: [],
  }
}

function warningOf(record: RegistryRecord, kind: ImportQuestion['kind']) {
  const registered = registeredKind(record)
  if (registered === kind) return null
  return registered === undefined ? 'unknown_kind' : 'other_kind'
}
