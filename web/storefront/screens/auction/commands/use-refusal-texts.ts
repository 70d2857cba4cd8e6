import { useTranslations } from 'use-intl/react'
import type { RefusalCode } from '#domain/refusal/refusal.ts'

type Refusal = {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

type Lookup = (key: string, values: Readonly<Record<string, string | number>>) => string

/** Why something is not possible, in the words the server would answer with. */
export function useRefusalTexts() {
  // Each code has its own arguments, which the server sends along with the code.
  const t = useTranslations('refusal') as unknown as Lookup
  return (refusal: Refusal) => {
    const facts = Object.fromEntries(
      Object.entries(refusal.facts).map(([name, fact]) => [
        name,
        typeof fact === 'boolean' ? String(fact) : fact,
      ]),
    )
    return {
      title: t(`${refusal.code}.title`, facts),
      detail: t(`${refusal.code}.detail`, facts),
    }
  }
}
