import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Passwords are stored as argon2id in the usual text form, which names its own costs: they can be
 * raised later, and old hashes still verify.
 */

const derive = promisify(argon2)

type Costs = { readonly memoryKib: number; readonly passes: number; readonly parallelism: number }

/** Some 60 ms on one core of a small server. */
const costs: Costs = { memoryKib: 47_104, passes: 1, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await computeHash(password, { salt, costs, length: hashBytes })
  const { memoryKib, passes, parallelism } = costs
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`
}

/**
 * Whether the password is the stored one. Without a stored hash the same work is done, so that the
 * time of the answer does not tell whether the account exists.
 */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const parsed = parse(stored ?? '')
  if (!parsed) {
    await computeHash(password, { salt: Buffer.alloc(saltBytes), costs, length: hashBytes })
    return false
  }
  const hash = await computeHash(password, { ...parsed, length: parsed.hash.length })
  return timingSafeEqual(hash, parsed.hash)
}

/** A hash made with lower costs than today's is renewed at the next login. */
export function isHashOutdated(stored: string): boolean {
  const { memoryKib = 0, passes = 0 } = parse(stored)?.costs ?? {}
  return memoryKib < costs.memoryKib || passes < costs.passes
}

function computeHash(
  password: string,
  options: { salt: Buffer; costs: Costs; length: number },
): Promise<Buffer> {
  return derive('argon2id', {
    // Two keyboards may write the same letter in two ways.
    message: password.normalize('NFC'),
    nonce: options.salt,
    memory: options.costs.memoryKib,
    passes: options.costs.passes,
    parallelism: options.costs.parallelism,
    tagLength: options.length,
  })
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): { costs: Costs; salt: Buffer; hash: Buffer } | undefined {
  const [, memory, passes, parallelism, salt, hash] = form.exec(stored) ?? []
  if (!salt || !hash) return undefined
  return {
    costs: {
      memoryKib: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
