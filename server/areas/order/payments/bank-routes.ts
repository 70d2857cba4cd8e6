import { bankEndpoints } from '#contract/endpoints/bank.ts'
import type { EndpointServer } from '../../../platform/http/endpoints/endpoint-server.ts'
import { recordOperatorAction } from '../../account/api.ts'
import type { OrderServices } from '../order-services.ts'
import { countBankLines, listBankLines } from './bank-store.ts'
import { assignBankLine, dismissBankLine, importBankFile } from './import-bank-file.ts'

/** Binds what the operator does with the bank's files. */
export function registerBankRoutes(endpoints: EndpointServer, services: OrderServices): void {
  endpoints.on(bankEndpoints.importFile, ({ body }, context) =>
    importBankFile(services, context, body),
  )
  endpoints.on(bankEndpoints.listLines, async ({ query }, context) => {
    await recordOperatorAction(services.pool, context, {
      action: 'view_bank_lines',
      subject: { kind: 'bank' },
    })
    const { status, page, itemsPerPage } = query
    const limit = itemsPerPage
    const { lines, total } = await listBankLines(services.pool, {
      ...{ status, limit, offset: (page - 1) * limit },
    })
    const counts = await countBankLines(services.pool)
    return { lines, total, pages: Math.ceil(total / limit), counts }
  })
  endpoints.on(bankEndpoints.assignLine, ({ params, body }, context) =>
    assignBankLine(services, context, { lineId: params.lineId, orderId: body.orderId }),
  )
  endpoints.on(bankEndpoints.dismissLine, ({ params }, context) =>
    dismissBankLine(services, context, params.lineId),
  )
}
