import type { ReactNode } from 'react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'

/** What every input of a question is given; `null` takes the answer back. */
export type InputProps = {
  readonly definition: AttributeDefinition
  readonly value: AttributeValue | undefined
  readonly onChange: (value: AttributeValue | null) => void
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly help?: string | undefined
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
}
