import { Card } from '#web/ui/layout/card.tsx'
import { isDealer } from '../../../auction/phase.ts'
import styles from '../auction-box.module.css'
import { ActionPanel } from './action-panel.tsx'
import type { BoxProps } from './box-props.ts'
import { MissedPart } from './drafts/missed.tsx'
import { TakeBack } from './running/take-back.tsx'
import { BoxBand } from './state/box-band.tsx'
import { BoxPrice } from './state/box-price.tsx'
import { EndMoveNote } from './state/end-move-note.tsx'
import { Position } from './state/position.tsx'
import { VoidNote } from './state/void-note.tsx'

/**
 * Where the decision is made: state and time, the bid and its light, one's own position, and what
 * one may do, as the server's actions say it.
 */
export function DecisionBox({ product, auction, drafts }: BoxProps) {
  return (
    <Card as="section" padded={false} className={styles.box}>
      <BoxBand auction={auction} />
      <BoxPrice product={product} auction={auction} />
      <EndMoveNote product={product} auction={auction} />
      <VoidNote auction={auction} />
      {isDealer(auction) && <Position auction={auction} />}
      {isDealer(auction) && <MissedPart auction={auction} drafts={drafts} />}
      {isDealer(auction) && <TakeBack product={product} auction={auction} drafts={drafts} />}
      <ActionPanel product={product} auction={auction} drafts={drafts} />
    </Card>
  )
}
