import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'

/** Why a step was refused; nothing while none was. */
export function CallProblem({ error }: { error: Error | null }) {
  const { sentence } = useFormProblem(error)
  if (!sentence) return null
  return (
    <Banner tone="bad" role="alert">
      {sentence}
    </Banner>
  )
}
