import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { createTaskQueue } from '#server/platform/pictures/task-queue.ts'
import type { AccountServices } from '../../account/account-services.ts'
import { registerPublishingRoutes } from '../publishing-routes.ts'

/** The area's calls behind a server with accounts alone. */
export function mountPublishing(endpoints: EndpointServer, services: AccountServices): void {
  const pictureQueue = createTaskQueue({ concurrency: 2, maxWaiting: 20 })
  registerPublishingRoutes(endpoints, { ...services, pictureQueue })
}
