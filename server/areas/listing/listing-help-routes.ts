import { listingHelpEndpoints } from '#contract/endpoints/listing-help.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { answerRemark } from './edit/answer-remark.ts'
import { confirmAnswers } from './edit/confirm-answers.ts'
import { showLikeMost, takeOverLikeMost } from './help/like-most.ts'
import type { ListingServices } from './records/listing-services.ts'
import { showProduct } from './show/show-product.ts'
import { showTimeLine } from './show/show-time-line.ts'

/** Binds what helps an owner to write their ad. */
export function registerListingHelpRoutes(
  endpoints: EndpointServer,
  services: ListingServices,
): void {
  const { likeMost, likeMostAsVisitor, takeOver, takeOverAsVisitor } = listingHelpEndpoints
  for (const declared of [likeMost, likeMostAsVisitor]) {
    endpoints.on(declared, ({ params }, context) =>
      showLikeMost(services, context, params.entityId),
    )
  }
  endpoints.on(listingHelpEndpoints.timeLine, ({ params }, context) =>
    showTimeLine(services, context, params.entityId),
  )
  endpoints.on(listingHelpEndpoints.answerRemark, async ({ params, body }, context) => {
    const { note } = body
    await answerRemark(services, context, { ...params, ...(note !== undefined && { note }) })
    return showProduct(services, context, params.entityId, { isForEditor: true })
  })
  const { confirm, confirmAsVisitor } = listingHelpEndpoints
  for (const declared of [confirm, confirmAsVisitor]) {
    endpoints.on(declared, async ({ params, body }, context) => {
      await confirmAnswers(services, context, { ...params, ...body })
      return showProduct(services, context, params.entityId, { isForEditor: true })
    })
  }
  for (const declared of [takeOver, takeOverAsVisitor]) {
    endpoints.on(declared, ({ params, body }, context) =>
      takeOverLikeMost(services, context, { ...params, ...body }),
    )
  }
}
