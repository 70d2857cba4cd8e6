import type { ValuationReport } from '../../integrations/documents/port.ts'
import type { ListingServices } from '../listing/api.ts'
import type { KnownModel } from './training/known-model.ts'

/** What the valuation area needs; app.ts and the roles hand it in. */
export type ValuationServices = ListingServices & {
  readonly valuationModel: KnownModel
  readonly reportPress: ReportPress
}

/** Sets a report as PDF. */
export type ReportPress = {
  readonly report: (report: ValuationReport) => Promise<Uint8Array>
}
