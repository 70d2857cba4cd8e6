import { useTranslations } from 'use-intl/react'
import { entryFields } from '#domain/publishing/entry-kinds.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Banner } from '#web/ui/status/banner.tsx'

/** Why nothing was published: each language with its field, since several are published together. */
export function PublishProblem({ error }: { error: Error | null }) {
  const t = useTranslations('console-content')
  const problem = useCallProblem(error)
  if (!problem) return null
  const faults = Object.entries(problem.fields).map(([place, message]) => {
    const [locale = '', name] = place.split('.')
    const field = entryFields.find((each) => each === name)
    return { locale, field, message }
  })
  return (
    <Banner tone="bad" role="alert">
      {problem.sentence}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ locale, field, message }) => (
            <li key={`${locale} ${field}`}>
              {[locale.toUpperCase(), field && t(`field.${field}`)].filter(Boolean).join(' · ')}:{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
