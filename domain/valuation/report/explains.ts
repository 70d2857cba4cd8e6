/**
 * Whether what the model said explains the answer of a person: only where they named a range in which the model's price
 * lies. Else its parts would add up to another price than the owner was given.
 */
export function explains(
  computed: { readonly likelyEur: number },
  answer: { readonly fromEur: number; readonly toEur: number },
): boolean {
  return computed.likelyEur >= answer.fromEur && computed.likelyEur <= answer.toEur
}
