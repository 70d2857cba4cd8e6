import { invitationDays } from '#domain/account/company/company-role.ts'
import { abandonedDraftDays, undoEmailDays } from '#domain/account/lifetimes.ts'
import { identityProofMs } from '#domain/account/security/identity-proof.ts'
import { yearlyDocumentsDays } from '#domain/account/yearly-check.ts'
import { defaultMarketSettings, type MarketSettings } from '#domain/auction/core/settings.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { searchMailMinutes } from '#domain/catalog/saved-search.ts'
import { reviewWithinHours } from '#domain/listing/review.ts'
import { adParts } from '#domain/listing/screens/screen-table.ts'
import { valuatedWithinHours } from '#domain/valuation/request/valuation-request.ts'
import type { Locale } from './locales.ts'

/**
 * The figures of the market's rules that texts tell in prose, by the name that a text asks for them
 * with: `{softCloseMinutes, plural, one {# minute} other {# minutes}}`. They are filled in where a
 * text is read, so that a screen passes none of them. A text on one auction that must tell the
 * figure this auction runs under takes it as a value of its own, under another name.
 */
export type RuleFigures = Readonly<Record<string, number>>

export function ruleFiguresOf(settings: MarketSettings): RuleFigures {
  const { newDefect, restart } = settings
  return {
    softCloseMinutes: settings.softClose.windowMinutes,
    highestBidBindsHours: settings.renegotiation.bindingHours,
    lateOfferHours: settings.lateOffers.pendingHours,
    followUpHours: settings.followUp.acceptHours,
    secondChanceHours: settings.secondChance.answerHours,
    newDefectLeaveHours: newDefect.leaveHours,
    newDefectMoveHours: Math.floor(newDefect.moveUnderMinutes / 60),
    newDefectMoveRestMinutes: newDefect.moveUnderMinutes % 60,
    voidUntilMinutes: settings.voidUntilMinutesBeforeEnd,
    endsFromHour: hourOf(settings.slots.firstTime),
    endsUntilHour: hourOf(settings.softClose.latestTime),
    questionsUntilMinutes: settings.questionsUntilMinutesBeforeEnd,
    restartAfterHours: restart.afterHours,
    restartReducedPercent: restart.reducedByPercent,
    restartWithinDays: restart.withinDays,
    commissionPercent: settings.commission.rateBasisPoints / 100,
    adPartCount: adParts.length,
    reviewHours: reviewWithinHours,
    valuationHours: valuatedWithinHours,
    abandonedDraftDays,
    undoEmailDays,
    identityProofMinutes: identityProofMs / minuteMs,
    searchMailMinutes,
    invitationDays,
    yearlyDocumentsDays,
  }
}

/**
 * What can be sold here, as texts ask for it by `{vehiclesSold}`: the one wording of head, footer and app. In Polish and
 * Czech in the genitive, behind "auctions of".
 */
const vehiclesSold: Readonly<Record<Locale, string>> = {
  de: 'gebrauchte Wohnmobile und Wohnwagen',
  en: 'used motorhomes and caravans',
  nl: 'gebruikte campers en caravans',
  sv: 'begagnade husbilar och husvagnar',
  da: 'brugte autocampere og campingvogne',
  pl: 'używanych kamperów i przyczep kempingowych',
  es: 'autocaravanas y caravanas de ocasión',
  cs: 'ojetých obytných vozů a karavanů',
}

/** Of a time of day, "HH:MM". */
function hourOf(time: string): number {
  return Number(time.slice(0, 2))
}

export const ruleFigures = ruleFiguresOf(defaultMarketSettings)

/** The text with the figures of the rules filled in; what else it asks for stays as it is. */
export function withRuleFigures(
  text: string,
  locale: Locale,
  figures: RuleFigures = ruleFigures,
): string {
  const asksFor = /\{(\w+)(?:,\s*plural,)?/g
  for (let match = asksFor.exec(text); match; match = asksFor.exec(text)) {
    const name = match[1] ?? ''
    const figure = figures[name]
    if (figure === undefined) {
      if (name === 'vehiclesSold') text = text.replace('{vehiclesSold}', vehiclesSold[locale])
      continue
    }
    const end = closingBrace(text, match.index)
    const written = new Intl.NumberFormat(locale).format(figure)
    const filled = match[0].endsWith(',')
      ? branchFor(text.slice(asksFor.lastIndex, end), figure, locale).replaceAll('#', written)
      : written
    text = text.slice(0, match.index) + filled + text.slice(end + 1)
    asksFor.lastIndex = match.index + filled.length
  }
  return text
}

/** The same for every text of a catalogue. */
export function treeWithRuleFigures<Tree>(tree: Tree, locale: Locale): Tree {
  const filled =
    typeof tree === 'string'
      ? withRuleFigures(tree, locale)
      : Object.fromEntries(
          Object.entries(tree as object).map(([key, value]) => [
            key,
            treeWithRuleFigures(value, locale),
          ]),
        )
  return filled as Tree // A text stays a text and a group a group.
}

/** Branches as ICU writes them: `one {# hour} other {# hours}`. */
function branchFor(branches: string, figure: number, locale: Locale): string {
  const category = new Intl.PluralRules(locale).select(figure)
  const found = new Map<string, string>()
  const opening = /(\w+)\s*\{/g
  for (let match = opening.exec(branches); match; match = opening.exec(branches)) {
    const end = closingBrace(branches, opening.lastIndex - 1)
    found.set(match[1] ?? '', branches.slice(opening.lastIndex, end))
    opening.lastIndex = end
  }
  const branch = found.get(category) ?? found.get('other')
  if (branch === undefined) throw new Error(`no branch "other" in ${branches}`)
  return branch
}

function closingBrace(text: string, opening: number): number {
  let depth = 0
  for (let at = opening; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1
    if (text.charAt(at) === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`a brace is not closed in ${text}`)
}
