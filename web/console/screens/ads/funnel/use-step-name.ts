import { useTranslations } from 'use-intl/react'
import { useLooseTexts } from '#web/language/loose-texts.ts'

/** Steps by the names that the form itself has for its parts. */
export function useStepName(): (step: string) => string {
  const t = useTranslations('console-usage')
  const editor = useLooseTexts('editor')
  return (step) => {
    if (step === 'page' || step === 'begun' || step === 'submitted') return t(`step.${step}`)
    return editor(`part.${step}`)
  }
}
