import { randomInt } from 'node:crypto'
import { ReferralCode } from '#contract/endpoints/referral/referral.ts'
import type { Config } from '#server/config.ts'

/** Without characters that are taken for others. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10
const ownCode = new RegExp(`^[${alphabet}]{${codeLength}}$`)

export function makeReferralCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Where an outside service keeps the partners, any code may be one of theirs; else it is one of ours. */
export function isPossibleCode({ tapfiliate }: Pick<Config, 'tapfiliate'>, code: string): boolean {
  return tapfiliate === null ? ownCode.test(code) : ReferralCode.safeParse(code).success
}
