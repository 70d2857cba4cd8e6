import { BlockList, isIP } from 'node:net'

/** Addresses that only this machine and its neighbours have; nothing that others send may lead there. */
const inside = new BlockList()

const insideV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const insideV6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]
for (const [network, bits] of insideV4) {
  inside.addSubnet(network, bits, 'ipv4')
  // The same, written as version 6.
  inside.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6')
}
for (const [network, bits] of insideV6) inside.addSubnet(network, bits, 'ipv6')

/** Whether an IP address can be reached by everybody; false for what is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !inside.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
