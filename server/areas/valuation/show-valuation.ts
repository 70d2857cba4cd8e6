import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { onboardingStatus } from '#domain/valuation/request/onboarding-status.ts'
import { rangeHoldsDays, valuationDueAt } from '#domain/valuation/request/valuation-request.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { findSeller } from '../account/api.ts'
import {
  describeVehicles,
  editKeyHashOf,
  listOwnIds,
  listVisitorIds,
  loadOwn,
  showProduct,
} from '../listing/api.ts'
import type { ValuationServices } from './valuation-services.ts'
import { findByAd, findLatestOf, type StoredValuation } from './valuation-store.ts'

type Valuated = z.infer<typeof valuationEndpoints.get.output>
type Onboarding = z.infer<typeof valuationEndpoints.onboarding.output>
export type PresentedRequest = NonNullable<Valuated['valuate_my_vehicle']>

/** The caller's latest request: of their account, or of the browser that holds the key of its ad. */
export async function showOwnValuation(
  services: ValuationServices,
  context: CallContext,
  kind: VehicleKind | null,
): Promise<Valuated> {
  const found = await findLatestOf(services.pool, {
    customerId: context.viewer.customerId,
    editKeyHash: editKeyHashOf(services, context),
    kind,
  })
  return showValuation(services, context, found ?? null)
}

export async function showValuation(
  services: ValuationServices,
  context: CallContext,
  valuation: StoredValuation | null,
): Promise<Valuated> {
  return {
    product: valuation && (await showProduct(services, context, valuation.entityId)),
    valuate_my_vehicle: valuation && (await presentRequest(services, valuation, context.locale)),
    customer: await presentCustomer(services, context),
    tracking_status: valuation?.isTracked ? 'tracked' : 'open',
  }
}

/** Where somebody goes on: with the ad that they name, or with the one they wrote at last. */
export async function showOnboarding(
  services: ValuationServices,
  context: CallContext,
  asked: { readonly entityId: number | null; readonly isNew: boolean },
): Promise<Onboarding> {
  const entityId = asked.isNew ? null : (asked.entityId ?? (await latestAd(services, context)))
  if (entityId === null) {
    return { status: 'nothing', product: null, showVmmContext: false, vmm: null }
  }
  const listing = await loadOwn(services, context, entityId)
  const valuation = await findByAd(services.pool, entityId)
  const isProductEditing = listing.phase === 'editing'
  return {
    status: onboardingStatus({ isProductEditing, valuation: valuation?.status ?? null }),
    product: await showProduct(services, context, entityId),
    showVmmContext: isProductEditing && valuation !== undefined,
    vmm: valuation ? await presentRequest(services, valuation, context.locale) : null,
  }
}

export async function presentRequest(
  services: ValuationServices,
  valuation: StoredValuation,
  locale: string,
): Promise<PresentedRequest> {
  const { entityId, status, email, phone, remarks, answer } = valuation
  const vehicles = await describeVehicles(services.pool, { entityIds: [entityId], locale })
  return {
    ...{ entityId, status, email, phone, remarks, answer },
    vehicle: vehicles.get(entityId) ?? '',
    submittedAt: textOf(valuation.submittedAt),
    dueAt: textOf(valuationDueAt(valuation)),
    postponedUntil: textOf(valuation.postponedUntil),
    valuatedAt: textOf(valuation.valuatedAt),
    report: presentReport(valuation),
  }
}

function presentReport({
  reportId,
  reportEndsAt,
  valuatedAt,
}: StoredValuation): PresentedRequest['report'] {
  if (reportEndsAt === null || valuatedAt === null) return null
  return {
    id: reportId,
    endsAt: new Date(reportEndsAt).toISOString(),
    holdsUntil: new Date(valuatedAt + rangeHoldsDays * dayMs).toISOString(),
  }
}

async function latestAd(services: ValuationServices, context: CallContext): Promise<number | null> {
  const { customerId } = context.viewer
  if (customerId !== null) {
    const page = { customerId, status: undefined, limit: 1, offset: 0 }
    return (await listOwnIds(services.pool, page)).ids[0] ?? null
  }
  const held = editKeyHashOf(services, context)
  return held ? ((await listVisitorIds(services.pool, held))[0] ?? null) : null
}

async function presentCustomer(
  services: ValuationServices,
  { viewer }: CallContext,
): Promise<Valuated['customer']> {
  if (viewer.customerId === null) return null
  const customer = await findSeller(services.pool, viewer.customerId)
  return customer ? { customerId: customer.customerId, email: customer.email } : null
}

function textOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
