declare module 'virtual:contract-routes' {
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
}

declare module 'virtual:messages/*' {
  import type { Messages } from '#locales/messages.generated.ts'

  const messages: Messages
  export default messages
}
