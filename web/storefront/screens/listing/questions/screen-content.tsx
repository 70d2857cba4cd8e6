import type { ComponentType } from 'react'
import { isOwnersScreen } from '#domain/listing/helping/who-helps.ts'
import type { AdScreen, ScreenContent as Content } from '#domain/listing/screens/screen-table.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { isAskedOfSeller } from '#domain/vehicle/required.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { FoldedPart } from '#web/ui/layout/folded.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField } from '../fields/block-fields.tsx'
import { OwnersPart } from '../helping/owners-part.tsx'
import { WaysToBegin } from '../importing/ways-to-begin.tsx'
import { LaterMorePictures, LaterPictures } from '../pictures/later-pictures.tsx'
import { LaterPriceHelp } from '../price-help/later-price-help.tsx'
import { SaleModeCards, usePriceExtras, WhatDealersSee } from '../steps/auction-step.tsx'
import { LaterDamageMap } from '../steps/defects-step.tsx'
import { LaterLastStep } from '../steps/later-last-step.tsx'
import { LaterPersonalData } from '../steps/later-personal-data.tsx'
import { AskedFields, FoldedFields, QuestionFields } from './question-fields.tsx'
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

/** The help stands beside the price; what else can be said of the sale lies folded below both. */
function PriceFields(props: ScreenContentProps) {
  const extras = usePriceExtras()
  const saleMode = { group: 'auction', content: <SaleMode /> } as const
  return (
    <>
      <AskedFields {...props} extras={extras} />
      <LaterPriceHelp />
      <FoldedFields {...props} extras={extras} first={saleMode} />
      <WhatDealersSee />
    </>
  )
}

/** An auction until the owner chooses otherwise. */
function SaleMode() {
  const texts = useAttributeTexts()
  const { state, seller } = useAd()
  const saleMode = textOf(state.draft.values, 'sale_mode') ?? 'auction'
  return (
    <FoldedPart title={texts.group('auction')} text={texts.option('sale_mode', saleMode)}>
      <Stack gap={6}>
        <SaleModeCards />
        {isAskedOfSeller('private_auction', seller) && (
          <AdField definition={attribute('private_auction')} />
        )}
      </Stack>
    </FoldedPart>
  )
}
