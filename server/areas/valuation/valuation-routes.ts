import { priceHelpEndpoints } from '#contract/endpoints/valuation/price-help.ts'
import { similarSalesEndpoints } from '#contract/endpoints/valuation/similar-sales.ts'
import { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { valuationQualityEndpoints } from '#contract/endpoints/valuation/valuation-quality.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { sendPrivateBytes } from '../../platform/http/send-private-file.ts'
import { answerValuation, findValuation, showValuationQueue } from './answer-valuation.ts'
import { registerMarketPricesRoutes } from './market-prices/market-prices-routes.ts'
import { showPriceHelp, showPriceHelpInReview } from './price-help/show-price-help.ts'
import { showAfterSale } from './quality/show-after-sale.ts'
import { showQuality } from './quality/show-quality.ts'
import { postponeReport, printReport, showReport } from './report/show-report.ts'
import { showOnboarding, showOwnValuation } from './show-valuation.ts'
import { showSimilarSales } from './similar-sales/show-similar-sales.ts'
import { updateValuation } from './update-valuation.ts'
import type { ValuationServices } from './valuation-services.ts'

/** Binds the calls of the valuation (spec 7.5), the onboarding's (7.4) and the operator's. */
export function registerValuationRoutes(
  endpoints: EndpointServer,
  services: ValuationServices,
): void {
  registerMarketPricesRoutes(endpoints, services)
  registerPriceHelpRoutes(endpoints, services)
  endpoints.on(similarSalesEndpoints.read, async ({ params }, context) => ({
    found: await showSimilarSales(services, context, params.entityId),
  }))
  registerQualityRoutes(endpoints, services)
  const calls = valuationEndpoints
  endpoints.on(calls.get, ({ query }, context) =>
    showOwnValuation(services, context, query.productType ?? null),
  )
  endpoints.on(calls.report, ({ params }, context) => showReport(services, context, params.id))
  endpoints.onRaw(calls.reportAsPdf, async ({ params }, context, { reply }) => {
    const bytes = await printReport(services, context, params.id)
    const file = { fileName: 'CM24-report.pdf', contentType: 'application/pdf' }
    await sendPrivateBytes(reply, bytes, file)
    return reply
  })
  endpoints.on(calls.postponeReport, ({ params, body }) =>
    postponeReport(services, { reportId: params.id, until: Date.parse(body.postponedUntil) }),
  )
  endpoints.on(calls.update, ({ body }, context) => updateValuation(services, context, body))
  endpoints.on(calls.onboarding, ({ query }, context) =>
    showOnboarding(services, context, {
      entityId: query.entityId ?? null,
      isNew: query.createNew === 'true',
    }),
  )
  endpoints.on(calls.list, (_input, context) => showValuationQueue(services, context.locale))
  endpoints.on(calls.find, ({ params }, context) =>
    findValuation(services, context, params.entityId),
  )
  endpoints.on(calls.answer, async ({ params, body }, context) => {
    await answerValuation(services, context, { entityId: params.entityId, answer: body })
    return {}
  })
}

function registerPriceHelpRoutes(endpoints: EndpointServer, services: ValuationServices): void {
  const { own, asVisitor, asOperator } = priceHelpEndpoints
  for (const declared of [own, asVisitor]) {
    endpoints.on(declared, ({ params }, context) =>
      showPriceHelp(services, context, params.entityId),
    )
  }
  endpoints.on(asOperator, ({ params }) => showPriceHelpInReview(services, params.entityId))
}

function registerQualityRoutes(endpoints: EndpointServer, services: ValuationServices): void {
  const { afterSale, quality } = valuationQualityEndpoints
  endpoints.on(afterSale, ({ params }, context) =>
    showAfterSale(services, context, params.entityId),
  )
  endpoints.on(quality, async () => {
    const { months, operators, versions } = await showQuality(services)
    return { months: [...months], operators: [...operators], versions: [...versions] }
  })
}
