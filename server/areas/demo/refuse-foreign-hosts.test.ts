import { describe, expect, it } from 'vitest'
import { isOwnHost } from './refuse-foreign-hosts.ts'

describe('a demo answers to names of this machine alone (rules 14)', () => {
  it.each([
    ['localhost', true],
    ['de.localhost:3000', true],
    ['console.localhost', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['evillocalhost', false],
    ['127.0.0.1.evil.example', false],
    ['192.168.0.4:3000', false],
    ['', false],
    [undefined, false],
  ] as const)('%s: %s', (header, expected) => {
    expect(isOwnHost(header)).toBe(expected)
  })
})
