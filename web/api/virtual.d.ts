declare module 'virtual:contract-routes' {
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
}
