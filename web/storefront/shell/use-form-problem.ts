import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { isNetworkFailed } from '#web/api/network-failed.ts'

export type FormProblem = {
  /** What is the matter with the whole form; absent when its fields say it. */
  readonly sentence: string | undefined
  readonly fields: Readonly<Record<string, string>>
}

const nothing: FormProblem = { sentence: undefined, fields: {} }

/** A failed call in words: at its fields, and as one sentence over the form (spec 8.3). */
export function useFormProblem(error: Error | null): FormProblem {
  const t = useTranslations('shell')
  if (error === null) return nothing
  if (isNetworkFailed(error)) return { sentence: t('error.network'), fields: {} }
  if (!isCallRefused(error)) return { sentence: t('snackbar.failed'), fields: {} }
  const { title, detail, fields = [] } = error.problem
  return {
    sentence: detail || title || t('snackbar.failed'),
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  }
}
