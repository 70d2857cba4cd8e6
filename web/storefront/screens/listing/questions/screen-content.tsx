import type { ComponentType } from 'react'
import { isOwnersScreen } from '#domain/listing/helping/who-helps.ts'
import type { AdScreen, ScreenContent as Content } from '#domain/listing/screens/screen-table.ts'
import { useAd } from '../editor/ad-context.tsx'
import { OwnersPart } from '../helping/owners-part.tsx'
import { WaysToBegin } from '../importing/ways-to-begin.tsx'
import { LaterMorePictures, LaterPictures } from '../pictures/later-pictures.tsx'
import { LaterDamageMap } from '../steps/defects-step.tsx'
import { LaterLastStep } from '../steps/later-last-step.tsx'
import { LaterPersonalData } from '../steps/later-personal-data.tsx'
import { PriceFields } from './price-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { useScreenWay } from './use-screen.ts'

type ScreenContentProps = { readonly screen: AdScreen; readonly missed: readonly string[] }

/** Screens that are more than their questions. */
const contents: Readonly<Record<Content, ComponentType<ScreenContentProps>>> = {
  certificate: CertificateScreen,
  damages: DamageFields,
  pictures: LaterPictures,
  more_pictures: LaterMorePictures,
  price: PriceFields,
  contact: LaterPersonalData,
  submit: LaterLastStep,
}

/** What stands below the title of a screen: its questions, or a form of its own. */
export function ScreenContent({ screen, missed }: ScreenContentProps) {
  const { isHelper } = useAd()
  if (isHelper && isOwnersScreen(screen)) return <OwnersPart />
  const Content = screen.content === undefined ? QuestionFields : contents[screen.content]
  return <Content screen={screen} missed={missed} />
}

/** The next screen follows by itself once all that was read is confirmed. */
function CertificateScreen({ screen }: ScreenContentProps) {
  const way = useScreenWay(screen)
  return <WaysToBegin onDone={way.goOn} />
}

function DamageFields({ screen, missed }: ScreenContentProps) {
  return (
    <>
      <LaterDamageMap />
      <QuestionFields screen={withoutQuestions(screen)} missed={missed} />
    </>
  )
}

/** Pointing to a damage, or saying that there is none, answers the question. */
function withoutQuestions({ asks: _asks, ...screen }: AdScreen): AdScreen {
  return screen
}
