import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useUiTexts } from '../ui-texts.ts'
import styles from './skeleton.module.css'

function repeat(count: number, draw: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index))
}

function Bone({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.bone, className)} />
}

/** Says once that something is coming; the shapes themselves are silent. */
export function Loading({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  const uiTexts = useUiTexts()
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="visually-hidden">{uiTexts.busy}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {repeat(lines, (index) => (
        <Bone key={index} />
      ))}
    </span>
  )
}

/** In the shape of a VehicleCard; put several into a VehicleGrid. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Bone className={styles.picture} />
      <div className={styles.body}>
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <Bone className={styles.figure} />
      </div>
    </div>
  )
}

/** In the shape of a VehicleRow or a line of a list. */
export function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Bone className={styles.thumb} />
      <SkeletonText lines={2} />
      <Bone className={styles.figure} />
    </div>
  )
}
