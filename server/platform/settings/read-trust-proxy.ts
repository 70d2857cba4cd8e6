import { BlockList, isIP } from 'node:net'
import { StartRefused } from '../start-refused.ts'

/** Ranges by the names that Fastify knows. */
const names = ['loopback', 'linklocal', 'uniquelocal'] as const

/**
 * Whose `X-Forwarded-For` is believed (`TRUST_PROXY`): names, addresses and ranges, with commas. Throws
 * `StartRefused` for what is none of them, and for a range so wide that strangers stand in it: they could take
 * any address they like and no limit by address would hold.
 */
export function readTrustProxy(text: string | undefined): readonly string[] {
  const parts = (text ?? 'loopback').split(',').map((part) => part.trim())
  for (const part of parts) checkPart(part)
  return parts
}

function checkPart(part: string): void {
  if (names.some((name) => name === part)) return
  const [address = '', prefix] = part.split('/')
  const family = isIP(address)
  const bits = family === 6 ? 128 : 32
  const length = prefix === undefined ? bits : Number(prefix)
  const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && length <= bits)
  if (family === 0 || !isRange) {
    throw new StartRefused(
      `TRUST_PROXY knows ${names.join(', ')}, addresses and ranges such as 10.0.0.2/32, not "${part}"`,
    )
  }
  const isWide = length < (family === 6 ? 48 : 8)
  if (isWide || (length < bits && !isPrivate(address, family))) {
    throw new StartRefused(
      `TRUST_PROXY=${part} trusts strangers: name the address of the server in front, or a private range`,
    )
  }
}

const privateRanges = new BlockList()
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4')
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4')
privateRanges.addSubnet('127.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('169.254.0.0', 16, 'ipv4')
privateRanges.addSubnet('fc00::', 7, 'ipv6')
privateRanges.addSubnet('fe80::', 10, 'ipv6')
privateRanges.addSubnet('::1', 128, 'ipv6')

function isPrivate(address: string, family: number): boolean {
  return privateRanges.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
