import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldRules } from '#domain/listing/field-rules.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { useSessionText } from '#web/storefront/forms/use-session-text.ts'
import { useCurrentRoute } from '#web/storefront/page/page-provider.tsx'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import type { AdEditor } from '#web/storefront/screens/listing/editor/ad-editor.ts'
import { reportAction } from '#web/storefront/usage/report-usage.ts'
import { type ShownFlow, useValuationPaths } from '../flow-of-route.ts'
import { ownRequestQuery, useOwnRequest } from '../own-request.ts'

type Line = { readonly text: string; readonly change: (text: string) => void }

/** Where the answer goes, as it is typed; kept in the tab until it is sent. */
export type Contact = {
  readonly email: Line
  readonly phone: Line
  readonly remarks: Line
  /** Saves the address before the request is sent, for one reminder of what was begun. */
  readonly keepEmail: () => void
  readonly faults: { readonly email: string | undefined; readonly phone: string | undefined }
}

/**
 * Sends the request: first what the ad has not saved yet, then the words to it. An answer of an earlier step that the
 * rules refuse stays on the device and is not part of it.
 */
export function useSubmission(shown: ShownFlow) {
  const { editor } = useAd()
  const { kind } = shown
  const paths = useValuationPaths()
  const navigate = useNavigate()
  const api = useWholeApi()
  const { queryClient, query, auctions } = api
  const context = useCurrentRoute()?.name ?? ''
  const [isSaving, setSaving] = useState(false)
  const email = useLine('email', useOwnRequest(kind)?.customer?.email)
  const phone = useLine('phone')
  const remarks = useLine('remarks')
  const call = useCall((client) => client.valuation.update, {
    onSuccess: (answer) => {
      const entityId = answer.product?.entityId ?? null
      reportAction(api, { action: 'submit_valuation', context, entityId })
      for (const line of [email, phone, remarks]) line.change('')
      auctions.setAnswer(ownRequestQuery(query, kind).queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: ownRequestQuery(query, kind).queryKey })
      void navigate(paths.success(kind))
    },
  })
  const problem = useFormProblem(call.error)
  const isGiven = fieldRules.email(email.text)
  const contact: Contact = {
    ...{ email, phone, remarks },
    keepEmail: useKeptEmail({ kind, email: isGiven ? email.text : null }),
    faults: {
      email: problem.fields['valuate_my_vehicle.email'],
      phone: problem.fields['valuate_my_vehicle.phone'],
    },
  }
  async function send() {
    setSaving(true)
    const isSaved = await saveAsShown(editor)
    setSaving(false)
    const { entityId } = editor.getState()
    // Without a net it is kept on the device, and the step says that it was not sent.
    if (!isSaved || entityId === null) return
    const words = { email: email.text, phone: phone.text, remarks: remarks.text }
    const request = { ...words, isSubmitted: true as const }
    call.mutate({ body: { entityId, productType: kind, valuate_my_vehicle: request } })
  }
  return {
    contact,
    isBusy: isSaving || call.isPending,
    problem: Object.keys(problem.fields).length > 0 ? undefined : problem.sentence,
    /** Answers whether there is an address to answer to. */
    submit(): boolean {
      if (isGiven) void send()
      return isGiven
    },
  }
}

/**
 * Where another device has answered differently meanwhile, the answers on this page hold: they are what the person sees and
 * sends, and the steps have no place to choose.
 */
async function saveAsShown(editor: AdEditor): Promise<boolean> {
  if (await editor.flush()) return true
  const { differing } = editor.getState()
  if (differing.length === 0) return false
  for (const field of differing) editor.choose(field, 'mine')
  return editor.flush()
}

/** Once for each address; that it could not be saved is no matter, because sending says it again. */
function useKeptEmail({ kind, email }: Pick<ShownFlow, 'kind'> & { email: string | null }) {
  const { editor } = useAd()
  const { client } = useWholeApi()
  const kept = useRef<string | null>(null)
  return () => {
    const { entityId } = editor.getState()
    if (email === null || entityId === null || kept.current === email) return
    kept.current = email
    const body = { entityId, productType: kind, valuate_my_vehicle: { email } }
    client.valuation.update({ body }).catch(() => undefined)
  }
}

function useLine(name: string, given = ''): Line {
  const [text, change] = useSessionText(`valuation-${name}`)
  return { text: text === '' ? given : text, change }
}
