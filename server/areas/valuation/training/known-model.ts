import { type ComparedSales, groupCompared } from '#domain/valuation/model/comparables.ts'
import type { ValuationModel } from '#domain/valuation/model/valuation-model.ts'
import type { Services } from '../../../platform/services.ts'
import { findModel, findNewestVersion } from './model-store.ts'

export type LoadedModel = {
  readonly model: ValuationModel
  readonly compared: ComparedSales
  /** Learnt from sales that nobody made, as in a demo. */
  readonly isInvented: boolean
}

/** Null where there is none yet, or none that can be read: then a person values. */
export type KnownModel = () => Promise<LoadedModel | null>

/** The newest version, kept in memory until there is a newer one. */
export function createKnownModel({ pool, log }: Pick<Services, 'pool' | 'log'>): KnownModel {
  let known: LoadedModel | null = null
  return async () => {
    try {
      const version = await findNewestVersion(pool)
      if (version === undefined) return null
      if (known?.model.version === version) return known
      const found = await findModel(pool, version)
      known = found ? { ...found, compared: groupCompared(found.compared) } : null
      return known
    } catch (err) {
      log.warn({ err }, 'the valuation model cannot be read')
      return null
    }
  }
}
