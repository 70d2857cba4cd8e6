/**
 * A commitment is the hash of a text that holds the secret and a 256-bit salt: published at once,
 * it proves later that the secret was never changed (rules 9). The texts are part of the format.
 */
export type Sha256 = (text: string) => string

export function targetCommitment(
  secret: { readonly auctionId: number; readonly targetPriceEur: number; readonly salt: string },
  sha256: Sha256,
): string {
  return sha256(`cm24/target/${secret.auctionId}/${secret.targetPriceEur}/${secret.salt}`)
}

export function yellowCommitment(
  secret: { readonly auctionId: number; readonly yellowFromPercent: number; readonly salt: string },
  sha256: Sha256,
): string {
  return sha256(`cm24/yellow/${secret.auctionId}/${secret.yellowFromPercent}/${secret.salt}`)
}

export function limitCommitment(
  secret: {
    readonly auctionId: number
    readonly pseudonym: number
    readonly limitEur: number
    readonly salt: string
  },
  sha256: Sha256,
): string {
  const { auctionId, pseudonym, limitEur, salt } = secret
  return sha256(`cm24/limit/${auctionId}/${pseudonym}/${limitEur}/${salt}`)
}
