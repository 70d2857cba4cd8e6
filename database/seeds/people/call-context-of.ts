import type { CallContext } from '#server/platform/http/call-context.ts'

/** A call as one of the demo's people makes it: logged in, from the page of their language. */
export function callContextOf(caller: {
  readonly customerId: number
  readonly language: string
  readonly isOperator?: boolean
}): CallContext {
  const cookies = {}
  return {
    viewer: {
      customerId: caller.customerId,
      sessionId: null,
      isOperator: caller.isOperator ?? false,
      operatorRoles: caller.isOperator ? ['admin'] : [],
    },
    locale: caller.language,
    requestId: 'demo-seed',
    browserSessionId: null,
    address: '127.0.0.1',
    userAgent: 'CM24 demo',
    host: `${caller.language}.localhost`,
    cookies,
    setCookie: () => undefined,
    clearCookie: () => undefined,
    newCookies: () => cookies,
    idempotencyKey: '',
  }
}
