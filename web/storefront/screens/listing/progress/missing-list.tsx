import { listingSteps } from '#domain/listing/steps.ts'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { type MissingItem, useMissing } from './missing.ts'
import styles from './progress.module.css'

export function MissingChips(props: { items: readonly MissingItem[]; onFollow?: () => void }) {
  const { items, onFollow } = props
  return (
    <ChipList>
      {items.map(({ key, label, href }) => (
        <Chip
          key={key}
          href={href}
          iconAfter="chevron-right"
          {...(onFollow && { onPress: onFollow })}
        >
          {label}
        </Chip>
      ))}
    </ChipList>
  )
}

/** Everything that is missing, under the step where it is asked. */
export function MissingList({ onFollow }: { onFollow?: () => void }) {
  const texts = useAttributeTexts()
  const missing = useMissing()
  const groups = listingSteps
    .map((step) => ({ step, items: missing.filter((each) => each.step === step) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Stack gap={6}>
      {groups.map(({ step, items }) => (
        <section key={step}>
          <h3 className={styles.missingStep}>{texts.step(step)}</h3>
          <MissingChips items={items} {...(onFollow && { onFollow })} />
        </section>
      ))}
    </Stack>
  )
}
