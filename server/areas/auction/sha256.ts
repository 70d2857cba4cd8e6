import { hash } from 'node:crypto'

/** The journal's hash function (rules 9), 64 hex digits. */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex')
}
