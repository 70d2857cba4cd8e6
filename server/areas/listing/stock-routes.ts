import { dealerStockEndpoints } from '#contract/endpoints/importing/dealer-stock.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import type { ListingServices } from './records/listing-services.ts'
import {
  connectStock,
  disconnectStock,
  lookAgain,
  makeAdOfVehicle,
  showStock,
} from './stock/dealer-stock.ts'

/** Binds the calls about a dealer's own software. */
export function registerStockRoutes(endpoints: EndpointServer, services: ListingServices): void {
  const { show, connect, disconnect, look, makeAd } = dealerStockEndpoints
  endpoints.on(show, (_input, context) => showStock(services, context))
  endpoints.on(connect, ({ body }, context) => connectStock(services, context, body))
  endpoints.on(disconnect, (_input, context) => disconnectStock(services, context))
  endpoints.on(look, (_input, context) => lookAgain(services, context))
  endpoints.on(makeAd, ({ params }, context) =>
    makeAdOfVehicle(services, context, params.vehicleNumber),
  )
}
