import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useServerClock } from '#web/api/server-clock.tsx'
import { renamedScreen } from '#web/storefront/page/renamed-screen.ts'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { type ShownFlow, useValuationPaths } from '../flow-of-route.ts'
import {
  type FirstAnswersRead,
  hasFirstAnswers,
  readFirstAnswers,
} from './first-answers-of-address.ts'
import { namedMakesOf } from './named-makes.ts'

/**
 * Takes the answers of the base page over, once; then the address is the step's own, so that a reload
 * does not undo what was changed since. Answers what was read of them.
 */
export function useFirstAnswers(shown: ShownFlow): FirstAnswersRead | undefined {
  const [search] = useSearchParams()
  const { editor } = useAd()
  const clock = useServerClock()
  const navigate = useNavigate()
  const paths = useValuationPaths()
  const [firstAnswers, setFirstAnswers] = useState<FirstAnswersRead | undefined>()
  const { kind } = shown
  const address = paths.step(shown)
  useEffect(() => {
    if (!hasFirstAnswers(search)) return
    const read = readFirstAnswers(search, {
      kind,
      makes: { motorhome: namedMakesOf('motorhome'), trailer: namedMakesOf('trailer') },
      thisYear: new Date(clock.now()).getUTCFullYear(),
    })
    setFirstAnswers(read)
    if (Object.keys(read.values).length > 0) editor.change({ values: read.values })
    void navigate(address, renamedScreen)
  }, [search, kind, editor, clock, navigate, address])
  return firstAnswers
}
