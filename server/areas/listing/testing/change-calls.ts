import type { ChangeVerdict } from '#domain/listing/changes/ad-changes.ts'
import type { SentinelMarket, Viewer } from '../../../testing/sentinel-market.ts'

/** What an operator's screen of changes knows of them. */
export type ShownChanges = {
  readonly version: number
  readonly changes: readonly {
    readonly changeId: number
    readonly field: string
    readonly obstacle: string | null
  }[]
}

type Ad = { readonly owner: Viewer; readonly entityId: number }

/** The calls of owner and operator about the changes of one ad, as the owner's and the operator's page make them. */
export function changeCallsOf(market: SentinelMarket, { owner, entityId }: Ad) {
  const path = `/api/operator/ad-changes/${entityId}`
  const changeAttributes = (attributes: object, more: object = {}) =>
    market.call(owner, {
      method: 'PUT',
      path: `/api/private/versioned/product/update/${entityId}`,
      body: { attributes, ...more },
    })
  return {
    changeAttributes,
    change: (attributeCode: string, value: unknown, more: object = {}) =>
      changeAttributes({ others: [{ attributeCode, value }] }, more),
    own: () =>
      market.call(owner, {
        method: 'GET',
        path: `/api/private/versioned/product/get/${entityId}`,
      }),
    list: (viewer: Viewer = owner) =>
      market.call(viewer, { method: 'GET', path: `/api/private/product/changes/${entityId}` }),
    withdraw: (changeId: number | undefined, viewer: Viewer = owner) =>
      market.call(viewer, {
        method: 'DELETE',
        path: `/api/private/product/changes/${entityId}/${changeId}`,
      }),
    /** What waits, as the operator sees it now. */
    look: async () => {
      const { body } = await market.call('operator', { method: 'GET', path })
      return body as ShownChanges // The endpoint's own output.
    },
    /** One verdict on all that the operator saw. */
    decide: (
      { version, changes }: ShownChanges,
      verdict: ChangeVerdict,
      reason = verdict === 'declined' ? 'Nach Ansicht.' : '',
    ) =>
      market.call('operator', {
        method: 'POST',
        path,
        body: {
          version,
          decisions: changes.map(({ changeId }) => ({ changeId, verdict, reason })),
        },
      }),
  }
}

export type ChangeCalls = ReturnType<typeof changeCallsOf>
