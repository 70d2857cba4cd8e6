import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'

/** Who else writes this ad, and what they have changed last, to be taken back by one press. */
export function SharedEditing() {
  const t = useTranslations('editor.helper')
  const { product } = useAd().state
  if (!product) return null
  return (
    <>
      {product.helper && (
        <Banner
          tone="late"
          icon="handshake"
          title={t('youHelp', { name: product.helper.name })}
          actions={<AskOwner entityId={product.entityId} />}
        >
          {t('youHelpText')}
        </Banner>
      )}
      {product.helpers.map((helper) => (
        <HelperState key={helper.helperId} entityId={product.entityId} helper={helper} />
      ))}
      <OthersChange />
    </>
  )
}

/** What only the owner knows: a mail leads them to this very screen. Whether they have an account is not told. */
function AskOwner({ entityId }: { entityId: number }) {
  const t = useTranslations('editor.helper')
  const show = useSnackbar()
  const { pathname, search } = useLocation()
  const share = useCall((api) => api.account.shareWithOwner, {
    onSuccess: () => show({ text: t('ownerAsked') }),
    onError: () => show({ text: t('ownerNotAsked'), tone: 'bad' }),
  })
  return (
    <Button
      size="dense"
      icon="mail"
      busy={share.isPending}
      onClick={() => share.mutate({ params: { id: entityId }, body: { path: pathname + search } })}
    >
      {t('askOwner')}
    </Button>
  )
}

function HelperState(props: { entityId: number; helper: Product['helpers'][number] }) {
  const t = useTranslations('editor.helper')
  const show = useSnackbar()
  const { entityId, helper } = props
  const { helperId, name, isHelping, lastCodes } = helper
  const what = useChangedNames(lastCodes)
  const end = useCall((api) => api.listingHelpers.end, {
    refreshes: [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')],
    onSuccess: () => show({ text: t('ended'), tone: 'good' }),
  })
  return (
    <Banner
      tone="late"
      icon="handshake"
      title={t(isHelping ? 'helping' : 'waiting', { name })}
      actions={
        <Button
          size="dense"
          busy={end.isPending}
          onClick={() => end.mutate({ params: { entityId, helperId } })}
        >
          {t('end')}
        </Button>
      }
    >
      {what && t('last', { what })}
    </Banner>
  )
}

function OthersChange() {
  const t = useTranslations('editor.helper')
  const show = useSnackbar()
  const { editor, state } = useAd()
  const { othersChange, product } = state
  const what = useChangedNames(othersChange?.codes ?? [])
  if (!othersChange || !product) return null
  const who = product.helper
    ? t('owner')
    : product.helpers
        .filter(({ isHelping }) => isHelping)
        .map(({ name }) => name)
        .join(', ')
  const canUndo = Object.keys(othersChange.before).length > 0
  return (
    <Banner
      role="status"
      title={t('changed', { who, what })}
      onClose={() => editor.settleOthersChange()}
      actions={
        canUndo && (
          <Button
            size="dense"
            icon="undo-2"
            onClick={() => {
              editor.settleOthersChange(othersChange.before)
              show({ text: t('undone') })
            }}
          >
            {t('undo')}
          </Button>
        )
      }
    />
  )
}

function useChangedNames(codes: readonly string[]): string {
  const t = useTranslations('editor.helper')
  const texts = useAttributeTexts()
  return codes
    .map((code) =>
      code === 'gallery' ? t('pictures') : code === 'damages' ? t('damages') : texts.label(code),
    )
    .join(', ')
}
