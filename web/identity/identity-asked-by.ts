import type { Problem } from '#contract/problem.ts'
import { type IdentityProof, identityProofs } from '#domain/account/security/identity-proof.ts'

/** By what a refused call wants to be shown who calls; undefined for every other refusal. */
export function identityAskedBy(problem: Problem | undefined): IdentityProof | undefined {
  if (problem?.code !== 'IDENTITY_UNPROVED') return undefined
  return identityProofs.find((proof) => proof === problem.facts?.by)
}
