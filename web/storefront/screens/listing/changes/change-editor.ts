import type { Product } from '#contract/product.ts'
import { confirmedToday } from '#domain/vehicle/confirmations.ts'
import type { Api } from '#web/api/api.tsx'
import { device } from '#web/api/device/device-database.ts'
import { createKeptDrafts, type KeptDrafts } from '#web/api/device/kept-drafts.ts'
import { keysOf } from '#web/api/queries.ts'
import { knownVisitor } from '#web/storefront/visitor/visitor.ts'
import { AdEditor } from '../editor/ad-editor.ts'
import type { KeptDraft } from '../editor/draft-storage.ts'

/**
 * An ad that was submitted, as its owner wants it. Typing asks an operator for nothing: it stays on this device until a
 * press sends all of it, with the consent that the press gives.
 */
export class ChangeEditor extends AdEditor {
  private consentVersion: string | undefined

  constructor(api: Api, { product, now }: { product: Product; now: () => number }) {
    const customerId = () => knownVisitor(api)?.customerId ?? null
    const { client, query, queryClient } = api
    super({
      kind: product.productType,
      product,
      customerId,
      now,
      // It names an ad that is not there yet.
      startKey: '',
      storage: apartFromTheAd(createKeptDrafts<KeptDraft>(device, customerId)),
      calls: {
        create: () => Promise.reject(new Error('A change is of an ad that is there')),
        update: (entityId, input) =>
          client.adChanges.updateVersioned({
            params: { entityId },
            body: {
              ...input,
              confirmations: this.confirmations(),
              ...(this.consentVersion !== undefined && { consentVersion: this.consentVersion }),
            },
          }),
        load: (entityId) => client.adChanges.getVersioned({ params: { entityId } }),
      },
      onSaved: (saved) => {
        const { queryKey } = query.adChanges.getVersioned({
          params: { entityId: saved.entityId },
        })
        api.auctions.setAnswer(queryKey, saved)
        void queryClient.invalidateQueries({ queryKey: [...keysOf('adChanges')] })
      },
    })
  }

  /** Called wherever an answer is left: nothing is sent of it yet. */
  override flush(): Promise<boolean> {
    return Promise.resolve(true)
  }

  /** Whether everything that was typed waits for the operator now. */
  async send(consentVersion: string | undefined): Promise<boolean> {
    this.consentVersion = consentVersion
    return super.flush()
  }

  /** What waits is part of the copy: it changes without a new version of the ad. */
  override meet(product: Product): void {
    const { product: known, save } = this.getState()
    const isSameVersion = product !== known && product.version === known?.version
    if (isSameVersion && save.kind !== 'saving') this.join(product)
    else super.meet(product)
  }

  private confirmations() {
    const { draft, confirmed } = this.getState()
    return confirmedToday(draft.values).filter(
      ({ attributeCode, value }) => confirmed[attributeCode] === value,
    )
  }
}

/** The same number names what was typed before the submission. */
function apartFromTheAd(drafts: KeptDrafts<KeptDraft>): KeptDrafts<KeptDraft> {
  const named = (name: string) => `changes-${name}`
  return {
    load: (name) => drafts.load(named(name)),
    save: (name, kept) => drafts.save(named(name), kept),
    clear: (name) => drafts.clear(named(name)),
  }
}
