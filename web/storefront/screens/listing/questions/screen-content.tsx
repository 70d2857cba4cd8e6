import type { ComponentType } from 'react'
import type { AdScreen, ScreenContent as Content } from '#domain/listing/screens/screen-table.ts'
import { useLooseTexts } from '#web/language/attribute-labels.ts'
import { CertificateOffer } from '../certificate/certificate-offer.tsx'
import { LaterLikeMost } from '../like-most/later-like-most.tsx'
import { LaterPriceHelp } from '../price-help/later-price-help.tsx'
import { SaleModeCards, usePriceExtras, WhatDealersSee } from '../steps/auction-step.tsx'
import { DamageList } from '../steps/defects-step.tsx'
import { Documents } from '../steps/documents.tsx'
import { ImagesStep } from '../steps/images-step.tsx'
import { LastLook } from '../steps/last-step.tsx'
import { PersonalDataStep } from '../steps/personal-data-step.tsx'
import { QuestionFields } from './question-fields.tsx'

type ScreenContentProps = { readonly screen: AdScreen; readonly missed: readonly string[] }

/** Screens that are more than their questions. */
const contents: Readonly<Record<Content, ComponentType<ScreenContentProps>>> = {
  certificate: CertificateOffer,
  like_most: LikeMostFields,
  damages: DamageFields,
  pictures: ImagesStep,
  sale_mode: SaleModeCards,
  price: PriceFields,
  contact: PersonalDataStep,
  document: Documents,
  submit: LastLook,
}

/** What stands below the title of a screen: its questions, or a form of its own. */
export function ScreenContent({ screen, missed }: ScreenContentProps) {
  const Content = screen.content === undefined ? QuestionFields : contents[screen.content]
  return <Content screen={screen} missed={missed} />
}

function DamageFields({ screen, missed }: ScreenContentProps) {
  return (
    <>
      <QuestionFields screen={screen} missed={missed} />
      <DamageList />
    </>
  )
}

/** What most ads of the model say answers what follows, this screen included. */
function LikeMostFields({ screen, missed }: ScreenContentProps) {
  return (
    <>
      <LaterLikeMost />
      <QuestionFields screen={screen} missed={missed} />
    </>
  )
}

function PriceFields({ screen, missed }: ScreenContentProps) {
  return (
    <>
      <QuestionFields screen={screen} missed={missed} extras={usePriceExtras()} />
      <LaterPriceHelp />
      <WhatDealersSee />
    </>
  )
}

/** What a screen asks, and a sentence below it where one helps. */
export function useScreenTexts({ id }: AdScreen) {
  const texts = useLooseTexts('editor')
  const lead = `screen.${id}.lead`
  return { title: texts(`screen.${id}.title`), lead: texts.has(lead) ? texts(lead) : undefined }
}
