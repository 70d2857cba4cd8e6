import type { ComponentProps } from 'react'
import { PasskeySetup } from './passkey-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorEnd } from './second-factor-end.tsx'
import { SecondFactorEntry } from './second-factor-entry.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type Parts = {
  entry: typeof SecondFactorEntry
  setup: typeof SecondFactorSetup
  passkey: typeof PasskeySetup
  codes: typeof RecoveryCodes
  end: typeof SecondFactorEnd
}

export type PartProps<Name extends keyof Parts> = ComponentProps<Parts[Name]>

type SecondFactorPartProps = {
  [Name in keyof Parts]: { readonly part: Name } & PartProps<Name>
}[keyof Parts]

/** The one door to all of them: `late-parts.tsx` says why. */
export function SecondFactorPart(props: SecondFactorPartProps) {
  switch (props.part) {
    case 'entry':
      return <SecondFactorEntry {...props} />
    case 'setup':
      return <SecondFactorSetup {...props} />
    case 'passkey':
      return <PasskeySetup {...props} />
    case 'codes':
      return <RecoveryCodes {...props} />
    case 'end':
      return <SecondFactorEnd {...props} />
  }
}
