import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { isNetworkFailed } from '#web/api/network-failed.ts'

export type CallProblem = {
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
}

/** A failed call in words: one sentence, and what is wrong at which field (spec 8.3). */
export function useCallProblem(error: Error | null): CallProblem | undefined {
  const t = useTranslations('shell')
  if (error === null) return undefined
  if (isNetworkFailed(error)) return { sentence: t('error.network'), fields: {} }
  if (!isCallRefused(error)) return { sentence: t('snackbar.failed'), fields: {} }
  const { title, detail, fields = [] } = error.problem
  return {
    sentence: detail || title || t('snackbar.failed'),
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  }
}
