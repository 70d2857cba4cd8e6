import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useServerClock } from '#web/api/server-clock.tsx'
import { renamedScreen } from '#web/storefront/page/renamed-screen.ts'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { type ShownFlow, useValuationPaths } from '../flow-of-route.ts'
import { hasFirstAnswers, readFirstAnswers } from './first-answers-of-address.ts'
import { namedMakesOf } from './named-makes.ts'

/**
 * Takes the answers of the base page over, once; then the address is the step's own, so that a reload
 * does not undo what was changed since. Answers a make that only the other kind of vehicle has.
 */
export function useFirstAnswers(shown: ShownFlow): string | undefined {
  const [search] = useSearchParams()
  const { editor } = useAd()
  const clock = useServerClock()
  const navigate = useNavigate()
  const paths = useValuationPaths()
  const [otherKindsMake, setOtherKindsMake] = useState<string | undefined>()
  const { kind } = shown
  const address = paths.step(shown)
  useEffect(() => {
    if (!hasFirstAnswers(search)) return
    const read = readFirstAnswers(search, {
      kind,
      makes: { motorhome: namedMakesOf('motorhome'), trailer: namedMakesOf('trailer') },
      thisYear: new Date(clock.now()).getUTCFullYear(),
    })
    setOtherKindsMake(read.otherKindsMake)
    if (Object.keys(read.values).length > 0) editor.change({ values: read.values })
    void navigate(address, renamedScreen)
  }, [search, kind, editor, clock, navigate, address])
  return otherKindsMake
}
