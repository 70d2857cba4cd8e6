import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAd } from '../editor/ad-context.tsx'
import { StepFields } from '../fields/block-fields.tsx'
import { OwnersPart } from '../helping/owners-part.tsx'
import { WaysToBegin } from '../importing/ways-to-begin.tsx'
import { LaterLikeMost } from '../like-most/later-like-most.tsx'
import { useOfferOfPage } from '../like-most/use-like-most.ts'
import { LaterMorePictures, LaterPictures } from '../pictures/later-pictures.tsx'
import type { StepName } from '../progress/missing.ts'
import styles from '../progress/progress.module.css'
import { DefectsStep } from '../steps/defects-step.tsx'
import { LaterAuctionStep } from '../steps/later-auction-step.tsx'
import { LaterLastStep } from '../steps/later-last-step.tsx'
import { LaterPersonalData } from '../steps/later-personal-data.tsx'

const texts: Readonly<
  Record<
    StepName,
    'profile' | 'equipment' | 'description' | 'defects' | 'images' | 'auction' | 'personal' | 'last'
  >
> = {
  profile: 'profile',
  'more-information': 'profile',
  equipment: 'equipment',
  description: 'description',
  defects: 'defects',
  images: 'images',
  'more-images': 'images',
  auction: 'auction',
  'personal-data': 'personal',
  'last-step': 'last',
}

export function StepView({ step }: { step: StepName }) {
  const t = useTranslations('editor.step')
  const { isHelper } = useAd()
  const name = texts[step]
  return (
    <>
      <header className={styles.stepHead}>
        <h2>{t(`${name}.title`)}</h2>
        <p>{t(`${name}.lead`)}</p>
      </header>
      <div key={step}>
        {isHelper && ownersSteps.includes(step) ? <OwnersPart /> : contentOf(step)}
      </div>
    </>
  )
}

/** Steps of a whole page that have questions of the owner among them. */
const ownersSteps: readonly StepName[] = ['auction', 'personal-data', 'last-step']

function contentOf(step: StepName): ReactNode {
  switch (step) {
    case 'profile':
      return (
        <>
          <WaysToBegin />
          <StepFields step={step} />
        </>
      )
    case 'equipment':
      return (
        <>
          <LikeMostOfPage />
          <StepFields step={step} />
        </>
      )
    case 'description':
    case 'more-information':
      return <StepFields step={step} />
    case 'defects':
      return <DefectsStep />
    case 'images':
      return <LaterPictures />
    case 'more-images':
      return <LaterMorePictures />
    case 'auction':
      return <LaterAuctionStep />
    case 'personal-data':
      return <LaterPersonalData />
    case 'last-step':
      return <LaterLastStep />
  }
}

function LikeMostOfPage() {
  const offer = useOfferOfPage()
  return offer ? <LaterLikeMost part="equipment" offer={offer} onTaken={() => {}} /> : null
}
