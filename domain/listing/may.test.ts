import { describe, expect, it } from 'vitest'
import type { Permission } from '../refusal/refusal.ts'
import { exampleMotorhome } from '../vehicle/example-vehicles.ts'
import { consentSentenceVersion } from './consent.ts'
import type { Listing } from './listing.ts'
import type { Editor, SubmitFacts } from './may.ts'
import { editScope, mayEdit, maySave, maySubmit } from './may.ts'
import { isNewVehicle, mayApprove, mayHaveVatRegime, mayRefuse, maySendBack } from './review.ts'
import type { StepProgress } from './steps.ts'
import { listingSteps } from './steps.ts'

const listing: Listing = {
  entityId: 1,
  kind: 'motorhome',
  phase: 'editing',
  version: 3,
  owner: { customerId: 7, segmentation: 'registered' },
  values: exampleMotorhome,
  damages: [],
  gallery: [],
  moreImages: [],
  reviewPictures: [],
  documents: [{ documentType: 'registration_part_1', fileName: 'a.pdf', value: 'd/1' }],
  consent: { sentenceVersion: consentSentenceVersion, locale: 'de', givenAt: 0 },
}
const owner: Editor = { kind: 'customer', customerId: 7 }
const stranger: Editor = { kind: 'customer', customerId: 8 }
const keyHolder: Editor = { kind: 'visitor', holdsVisitorKey: true }
const visitor: Editor = { kind: 'visitor', holdsVisitorKey: false }
const operator: Editor = { kind: 'operator' }
const prospect = { segmentation: 'prospect' } as const
const codeOf = (permission: Permission) =>
  permission.isAllowed ? 'allowed' : permission.refusal.code

describe('who may write an ad (rules 1, spec 4)', () => {
  it.each([
    ['its owner', listing, owner, 'allowed'],
    ['the operator', listing, operator, 'allowed'],
    ['another customer', listing, stranger, 'NOT_FOUND'],
    ['a visitor without key', { ...listing, owner: prospect }, visitor, 'NOT_FOUND'],
    ['the visitor who began it', { ...listing, owner: prospect }, keyHolder, 'allowed'],
    ['that visitor once they have registered', listing, keyHolder, 'LOGIN_TO_CONTINUE'],
    [
      'its owner during the review',
      { ...listing, phase: 'under_review' },
      owner,
      'AD_NOT_EDITABLE',
    ],
    ['the operator during the review', { ...listing, phase: 'under_review' }, operator, 'allowed'],
    ['its owner while it rests', { ...listing, phase: 'inactive' }, owner, 'AD_NOT_EDITABLE'],
    ['its owner after the release', { ...listing, phase: 'released' }, owner, 'allowed'],
  ] as const)('%s', (_case, ad, editor, expected) => {
    expect(codeOf(mayEdit(ad, { editor }))).toBe(expected)
  })

  it.each([
    ['editing', false, 'everything'],
    ['released', false, 'vehicle'],
    ['released', true, 'additions'],
    ['under_review', false, 'nothing'],
    ['inactive', false, 'nothing'],
  ] as const)('in %s with bids %s: %s (rules 8)', (phase, hasBids, scope) => {
    expect(editScope({ phase }, { hasBids })).toBe(scope)
  })

  it('refuses a save against an older version', () => {
    expect(codeOf(maySave(listing, 3))).toBe('allowed')
    expect(codeOf(maySave(listing, 2))).toBe('AD_CHANGED_ELSEWHERE')
  })
})

describe('submitting (rules 2)', () => {
  const steps: readonly StepProgress[] = listingSteps.map((step) => ({
    step,
    required: 1,
    requiredDone: 1,
    requiredPercent: 100,
    missing: [],
  }))
  const unfinished = steps.map((each) =>
    each.step === 'images'
      ? { ...each, requiredDone: 0, requiredPercent: 0, missing: ['gallery'] }
      : each,
  )
  const facts: SubmitFacts = {
    editor: owner,
    steps,
    isEmailVerified: true,
    isProfileComplete: true,
    unconfirmed: [],
    consentSentenceVersion,
  }
  const { consent: _consent, ...unconsented } = listing

  it.each([
    ['a complete ad', listing, facts, 'allowed'],
    ['a visitor', listing, { ...facts, editor: keyHolder }, 'LOGIN_TO_CONTINUE'],
    ['a stranger', listing, { ...facts, editor: stranger }, 'NOT_FOUND'],
    ['an ad submitted already', { ...listing, phase: 'under_review' }, facts, 'AD_NOT_EDITABLE'],
    ['an unfinished step', listing, { ...facts, steps: unfinished }, 'AD_INCOMPLETE'],
    ['no official document', { ...listing, documents: [] }, facts, 'DOCUMENT_MISSING'],
    ['an unverified address', listing, { ...facts, isEmailVerified: false }, 'EMAIL_NOT_VERIFIED'],
    [
      'an incomplete profile',
      listing,
      { ...facts, isProfileComplete: false },
      'PROFILE_INCOMPLETE',
    ],
    [
      'an answer not confirmed',
      listing,
      { ...facts, unconfirmed: ['keys_car'] },
      'CONFIRMATION_MISSING',
    ],
    ['no consent', unconsented, facts, 'CONSENT_MISSING'],
    [
      'consent to an older sentence',
      listing,
      { ...facts, consentSentenceVersion: 'seller-2027-1' },
      'CONSENT_MISSING',
    ],
  ] as const)('with %s', (_case, ad, submitFacts, expected) => {
    expect(codeOf(maySubmit(ad, submitFacts))).toBe(expected)
  })

  it('names the first open step', () => {
    const permission = maySubmit(listing, { ...facts, steps: unfinished })
    expect(permission.isAllowed || permission.refusal.facts).toEqual({ step: 'images', missing: 1 })
  })
})

describe('the review (rules 2, 10)', () => {
  const startPriceReason = 'Vergleichbare Verkäufe'
  const startPrice = { startPriceEur: 30_000, startPriceReason }
  const review = { vatRegime: 'private', isNewVehicle: false, ...startPrice } as const
  const underReview = { ...listing, phase: 'under_review', review } as const
  const { vin: _vin, ...withoutVin } = exampleMotorhome

  it.each([
    ['all on file', underReview, 'allowed', undefined],
    [
      'an ad still in editing',
      { ...underReview, phase: 'editing' },
      'ACTION_NOT_POSSIBLE_NOW',
      undefined,
    ],
    ['no VIN', { ...underReview, values: withoutVin }, 'REVIEW_INCOMPLETE', 'vin'],
    [
      'no regime',
      { ...underReview, review: { isNewVehicle: false, ...startPrice } },
      'REVIEW_INCOMPLETE',
      'vat_regime',
    ],
    [
      'no start price',
      { ...underReview, review: { vatRegime: 'private', isNewVehicle: false } },
      'REVIEW_INCOMPLETE',
      'start_price',
    ],
    [
      'a start price of the review without its reason',
      { ...underReview, review: { ...review, startPriceEur: 28_000, startPriceReason: '' } },
      'REVIEW_INCOMPLETE',
      'start_price_reason',
    ],
    [
      'the owner’s own start price',
      {
        ...underReview,
        values: { ...exampleMotorhome, start_price: 30_000 },
        review: { ...review, startPriceReason: '' },
      },
      'allowed',
      undefined,
    ],
    [
      'VAT without a rate',
      { ...underReview, review: { ...review, vatRegime: 'reportable' } },
      'REVIEW_INCOMPLETE',
      'vat_rate',
    ],
  ] as const)('with %s', (_case, ad, expected, missing) => {
    const permission = mayApprove(ad)
    expect(codeOf(permission)).toBe(expected)
    if (!permission.isAllowed) {
      const { facts } = permission.refusal
      expect('missing' in facts ? facts.missing : undefined).toBe(missing)
    }
  })

  it('is sent back and refused with words only', () => {
    expect(codeOf(maySendBack(underReview, 'Bitte das Dach zeigen.'))).toBe('allowed')
    expect(codeOf(maySendBack(underReview, ' '))).toBe('REVIEW_INCOMPLETE')
    expect(codeOf(mayRefuse(listing, 'stolen'))).toBe('ACTION_NOT_POSSIBLE_NOW')
  })

  it.each([
    ['private', false, true],
    ['reportable', false, false],
    ['margin_scheme', false, false],
    ['private', true, false],
    ['reportable', true, true],
  ] as const)(
    'gives the regime %s to a commercial seller %s: %s (spec 5.4)',
    (regime, sellerIsCommercial, expected) => {
      expect(mayHaveVatRegime(regime, { sellerIsCommercial })).toBe(expected)
    },
  )

  it.each([
    [true, 6000, 40, true],
    [true, 90_000, 6, true],
    [true, 6001, 7, false],
    [false, 0, 1, false],
  ])(
    'calls a motor-driven (%s) vehicle with %i km after %i months new: %s',
    (isMotorDriven, mileageKm, ageMonths, expected) => {
      expect(isNewVehicle({ isMotorDriven, mileageKm, ageMonths })).toBe(expected)
    },
  )
})
