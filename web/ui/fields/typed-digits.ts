/**
 * The digits of a code after something was typed or pasted behind those that stand there. A full code that was wrong begins anew with the
 * next digit: nobody has to delete it first.
 */
export function typedDigits(
  typed: string,
  before: { readonly value: string; readonly length: number; readonly isWrong: boolean },
): string {
  const { value, length, isWrong } = before
  const digits = typed.replace(/\D/g, '')
  const isAnew = isWrong && value.length === length && digits.startsWith(value)
  const taken = isAnew && digits.length > length ? digits.slice(length) : digits
  return taken.slice(0, length)
}
