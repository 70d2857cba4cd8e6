import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { dayMs } from '#domain/calendar/instant.ts'
import { helperMs } from '#domain/listing/helping/who-helps.ts'
import { pathTo } from '#locales/paths.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from './helping.module.css'
import { InvitationLink } from './invitation-link.tsx'

const days = helperMs / dayMs

const people = ['daughter', 'son', 'friend', 'other'] as const

/** Whom the owner asks, what they may do, and then the link. */
export function Invitation({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor.helper')
  return (
    <Dialog title={t('title')} open onClose={onClose}>
      <InvitationForm />
    </Dialog>
  )
}

function InvitationForm() {
  const t = useTranslations('editor.helper')
  const locale = useLocale()
  const { editor } = useAd()
  const [person, setPerson] = useState<(typeof people)[number] | null>(null)
  const [name, setName] = useState('')
  const [isMissed, setMissed] = useState(false)
  const invite = useCall((api) => api.listingHelpers.invite, {
    refreshes: [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')],
  })
  const { sentence } = useFormProblem(invite.error)
  const shown = person === 'other' ? name.trim() : person && t(person)

  async function make() {
    setMissed(!shown)
    if (!shown) return
    const { entityId } = await editor.start()
    invite.mutate({ params: { entityId }, body: { name: shown } })
  }

  if (invite.data) {
    const { token } = invite.data
    const address = location.origin + pathTo('helpWithAd', locale, {}, { token })
    return <InvitationLink address={address} terms={<Terms />} />
  }
  return (
    <Stack gap={4}>
      <p>{t('lead')}</p>
      <ChipChoices
        label={t('who')}
        value={person}
        onChange={(value) => {
          setPerson(people.find((each) => each === value) ?? 'other')
          setMissed(false)
        }}
        options={people.map((value) => ({ value, label: t(value) }))}
        error={isMissed && person === null ? t('whoMissing') : undefined}
      />
      {person === 'other' && (
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={40}
          error={isMissed && !shown ? t('nameMissing') : undefined}
        />
      )}
      <Terms />
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Button look="primary" wide busy={invite.isPending} onClick={() => void make()}>
        {t('make')}
      </Button>
    </Stack>
  )
}

function Terms() {
  const t = useTranslations('editor.helper')
  return (
    <ul className={styles.terms}>
      <li>
        <Icon icon="check" className={styles.may} />
        <span>{t('can')}</span>
      </li>
      <li>
        <Icon icon="ban" className={styles.mayNot} />
        <span>{t('cannot')}</span>
      </li>
      <li>
        <Icon icon="clock" className={styles.lasts} />
        <span>{t('lasts', { days })}</span>
      </li>
    </ul>
  )
}
