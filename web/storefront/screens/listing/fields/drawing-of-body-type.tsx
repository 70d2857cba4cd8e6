import type { ReactNode } from 'react'
import { BodyTypeDrawing } from '#web/storefront/drawings/body-type-drawing.tsx'
import {
  type MotorhomeBodyType,
  motorhomeOutlines,
  type TrailerBodyType,
  trailerOutlines,
} from '#web/storefront/drawings/body-type-outlines.ts'

/** Undefined for a body that has no drawing. */
export function bodyTypeDrawing(attributeCode: string, code: string): ReactNode {
  if (attributeCode === 'trailer_body_type') {
    return code in trailerOutlines ? (
      <BodyTypeDrawing vehicle="trailer" bodyType={code as TrailerBodyType} />
    ) : undefined
  }
  return code in motorhomeOutlines ? (
    <BodyTypeDrawing vehicle="motorhome" bodyType={code as MotorhomeBodyType} />
  ) : undefined
}

export function DrawingOfBodyType(props: {
  readonly attributeCode: string
  readonly code: string
}) {
  return bodyTypeDrawing(props.attributeCode, props.code)
}
