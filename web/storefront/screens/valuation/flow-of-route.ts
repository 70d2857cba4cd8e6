import type { FunnelFlow } from '#domain/valuation/funnel/funnel-steps.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { RouteName } from '#locales/paths.ts'
import { useCurrentRoute, usePath } from '#web/storefront/page/page-provider.tsx'

/** What the address of a screen of the valuation says: motorhome or trailer, in how many steps, which of them. */
export type ShownFlow = {
  readonly kind: VehicleKind
  readonly flow: FunnelFlow
  readonly step: number
}

export function useShownFlow(): ShownFlow {
  const route = useCurrentRoute()
  const name = route?.name
  const kind = kindOfRoute(name)
  const isLong = kind === 'trailer' || name === 'valuateMotorhomeLongStep'
  const { step = '1' }: { readonly step?: string } = route?.params ?? {}
  return { kind, flow: isLong ? 'three' : 'two', step: Number(step) }
}

/** Routes of both kinds share their screens. */
export function kindOfRoute(name: RouteName | undefined): VehicleKind {
  return name?.startsWith('valuateTrailer') ? 'trailer' : 'motorhome'
}

type Step = '1' | '2' | '3'

/** Addresses of the valuation by kind and flow. */
export function useValuationPaths() {
  const path = usePath()
  return {
    start: (kind: VehicleKind) =>
      path(kind === 'motorhome' ? 'valuateMotorhome' : 'valuateTrailer'),
    success: (kind: VehicleKind) =>
      path(kind === 'motorhome' ? 'valuateMotorhomeSuccess' : 'valuateTrailerSuccess'),
    report: (kind: VehicleKind, id: string) =>
      kind === 'motorhome'
        ? path('valuateMotorhomeReport', { rest: id })
        : path('valuateTrailerReport', { slug: id }),
    step: ({ kind, flow, step }: ShownFlow) => {
      const number = String(step) as Step // Steps are counted by the flow.
      if (kind === 'trailer') return path('valuateTrailerStep', { step: number })
      if (flow === 'three') return path('valuateMotorhomeLongStep', { step: number })
      return path('valuateMotorhomeStep', { step: number === '1' ? '1' : '2' })
    },
  }
}

/** Motorhomes are asked in two steps unless the address says three (rules 12). */
export function usualFlow(kind: VehicleKind): FunnelFlow {
  return kind === 'trailer' ? 'three' : 'two'
}
