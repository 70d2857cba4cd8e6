import { useSearchParams } from 'react-router'
import { useAd } from '../editor/ad-context.tsx'
import { RemarkList } from './remark-list.tsx'
import { RemarkLook } from './remark-look.tsx'
import { lookOfRemarks, remarkParameter } from './remark-path.ts'
import { RemarkQuestion } from './remark-question.tsx'

/** An ad that came back: its remarks one by one, everything else locked and visible (rules 2). */
export function Remarks() {
  const { product } = useAd().state
  const [search] = useSearchParams()
  const remarks = product?.remarks ?? []
  const wanted = search.get(remarkParameter)
  const index = remarks.findIndex(({ remarkId }) => String(remarkId) === wanted)
  const remark = remarks[index]
  if (wanted === lookOfRemarks) return <RemarkLook remarks={remarks} />
  if (remark) {
    return (
      <RemarkQuestion key={remark.remarkId} remark={remark} remarks={remarks} number={index + 1} />
    )
  }
  return <RemarkList remarks={remarks} />
}
