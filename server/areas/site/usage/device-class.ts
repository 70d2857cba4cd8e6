import type { DeviceClass } from '#contract/usage/funnel-steps.ts'

const robot =
  /bot\b|crawl|spider|slurp|headless|monitor|preview|curl|wget|python|java\/|http-client/i
const tablet = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/
const phone = /Mobi|iPhone|iPod|Android/

/** Nothing for programs: they are no visitors. An iPad that asks for desktop pages names itself a computer. */
export function deviceClassOf(userAgent: string): DeviceClass | undefined {
  if (!/^Mozilla\//.test(userAgent) || robot.test(userAgent)) return undefined
  if (tablet.test(userAgent)) return 'tablet'
  return phone.test(userAgent) ? 'phone' : 'computer'
}
