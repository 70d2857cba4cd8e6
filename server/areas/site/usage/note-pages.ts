import type { FastifyRequest } from 'fastify'
import { networkOf } from '#domain/account/security/network.ts'
import { recordPage, type UsageServices } from './record-usage.ts'

/** Nobody reads more; what a machine fetches beyond that is counted for nobody. */
const pagesPerMinute = 120
/** Of so many connections is it known in one minute how many pages they had. */
const mostNetworks = 20_000

/** Counts the pages that this process sends. Who is logged in is not asked: their own steps come with their calls. */
export function createPageNotes(services: UsageServices) {
  let minute = 0
  let counted = new Map<string, number>()
  const isWithinLimit = (address: string): boolean => {
    const current = Math.floor(services.now().getTime() / 60_000)
    if (current !== minute) [minute, counted] = [current, new Map()]
    const network = networkOf(address)
    const before = counted.get(network) ?? 0
    if (before >= pagesPerMinute || (before === 0 && counted.size >= mostNetworks)) return false
    counted.set(network, before + 1)
    return true
  }
  return (request: FastifyRequest, { locale, path }: { locale: string; path: string }): void => {
    if (!isWithinLimit(request.ip)) return
    const { cookies, headers, host } = request
    const userAgent = headers['user-agent'] ?? ''
    const reporter = { locale, cookies, host, userAgent, customerId: null }
    recordPage(services, reporter, { address: path, referer: headers.referer })
  }
}
