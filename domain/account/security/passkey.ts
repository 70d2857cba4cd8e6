/** Passkeys: a way in by what somebody has and unlocks, which is two factors in one (rules 11). */

export const passkeyNameLength = 60

/** More devices than anybody has; it keeps the list short and the browser's question small. */
export const mostPasskeys = 20

/** What an account has beside its password or mailbox. */
export type SecondFactors = { readonly hasApp: boolean; readonly passkeys: number }

export function hasSecondFactor({ hasApp, passkeys }: SecondFactors): boolean {
  return hasApp || passkeys > 0
}

/** Whether one of them may go: whoever cannot do without keeps the last. */
export function mayEndFactor(
  { hasApp, passkeys }: SecondFactors,
  { isRequired }: { readonly isRequired: boolean },
): boolean {
  return !isRequired || Number(hasApp) + passkeys > 1
}
