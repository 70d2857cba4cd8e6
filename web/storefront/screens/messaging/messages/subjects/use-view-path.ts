import { usePath } from '../../../../page/page-provider.tsx'
import { type SubjectView, writeView } from './subject-view.ts'

/** The address of another view of the subjects; the thread beside them stays open. */
export function useViewPath(chosen: string | undefined) {
  const path = usePath()
  return (view: SubjectView): string =>
    chosen === undefined
      ? path('messages', {}, writeView(view))
      : path('messageThread', { slug: chosen }, writeView(view))
}
