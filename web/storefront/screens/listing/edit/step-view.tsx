import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { CertificateOffer } from '../certificate/certificate-offer.tsx'
import { StepFields } from '../fields/block-fields.tsx'
import { LaterLikeMost } from '../like-most/later-like-most.tsx'
import type { StepName } from '../progress/missing.ts'
import styles from '../progress/progress.module.css'
import { AuctionStep } from '../steps/auction-step.tsx'
import { DefectsStep } from '../steps/defects-step.tsx'
import { ImagesStep } from '../steps/images-step.tsx'
import { LastStep } from '../steps/last-step.tsx'
import { PersonalDataStep } from '../steps/personal-data-step.tsx'

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
  const name = texts[step]
  return (
    <>
      <header className={styles.stepHead}>
        <h2>{t(`${name}.title`)}</h2>
        <p>{t(`${name}.lead`)}</p>
      </header>
      <div key={step}>{contentOf(step)}</div>
    </>
  )
}

function contentOf(step: StepName): ReactNode {
  switch (step) {
    case 'profile':
      return (
        <>
          <CertificateOffer />
          <StepFields step={step} />
        </>
      )
    case 'equipment':
      return (
        <>
          <LaterLikeMost />
          <StepFields step={step} />
        </>
      )
    case 'description':
    case 'more-information':
      return <StepFields step={step} />
    case 'defects':
      return <DefectsStep />
    case 'images':
    case 'more-images':
      return <ImagesStep />
    case 'auction':
      return <AuctionStep />
    case 'personal-data':
      return <PersonalDataStep />
    case 'last-step':
      return <LastStep />
  }
}
