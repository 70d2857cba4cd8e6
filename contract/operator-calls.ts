import { holdsRole, type OperatorRole } from '#domain/account/operators/operator-role.ts'
import type { endpointGroups } from './endpoints.ts'

/**
 * Which of the operator's people may make which call (rules 1): the one table. The server asks it at the door of every call,
 * the console hides by it what would be refused, `docs/calls.md` is written from it. Admins may make all of them.
 */

type Groups = typeof endpointGroups
type CallsOf<Group extends keyof Groups> = keyof Groups[Group] & string

/** `review.approve`: as the typed client names it. */
export type CallName = { [Group in keyof Groups]: `${Group}.${CallsOf<Group>}` }[keyof Groups]

type OperatorCallsOf<Group extends keyof Groups> = {
  [Name in CallsOf<Group>]: Groups[Group][Name] extends { readonly access: 'operator' }
    ? `${Group}.${Name}`
    : never
}[CallsOf<Group>]

/** A call that exists for operators alone. */
export type OperatorCall = { [Group in keyof Groups]: OperatorCallsOf<Group> }[keyof Groups]

type Roles = readonly Exclude<OperatorRole, 'admin'>[]

const everybody: Roles = ['support', 'reviewer', 'finance']
const people: Roles = ['support', 'reviewer']
const review: Roles = ['reviewer']
const money: Roles = ['finance']
const content: Roles = ['support']
const admins: Roles = []

/** Does not compile while a call of operators is missing. */
export const operatorCalls = {
  'site.countDesk': everybody,
  'site.saveSetting': admins,
  'personalData.countPictures': admins,
  'securityLog.listSecurityEvents': admins,
  'operatorTeam.listOperators': admins,
  'operatorTeam.saveRoles': admins,
  // People.
  'account.getCustomerById': everybody,
  'messagesOfPerson.list': people,
  'messagesOfPerson.sendAgain': people,
  'merchantReview.listMerchants': everybody,
  'merchantReview.getMerchant': everybody,
  'merchantReview.getMerchantDocument': review,
  'merchantReview.acceptMerchant': review,
  'merchantReview.refuseMerchant': review,
  'merchantReview.askMerchantForMore': review,
  'merchantReview.blockMerchant': review,
  'merchantReview.unblockMerchant': review,
  'merchantReview.linkAccount': review,
  'merchantReview.unlinkAccount': review,
  'merchantReview.setVatIdState': ['reviewer', 'finance'],
  'merchantReview.confirmYearlyCheck': review,
  // Ads.
  'review.list': people,
  'review.get': people,
  'review.approve': review,
  'review.undoApproval': review,
  'review.judgeSuspicions': review,
  'review.sendBack': review,
  'review.refuse': review,
  'coveredPages.release': review,
  'adChanges.listWaiting': people,
  'adChanges.show': people,
  'adChanges.decide': review,
  'defects.listWaiting': people,
  'defects.judge': review,
  'priceHelp.asOperator': people,
  'valuation.list': people,
  'valuation.find': people,
  'valuation.answer': review,
  'valuationQuality.quality': people,
  'usage.readFunnel': people,
  // Auctions.
  'review.auctions': everybody,
  'auctionVoids.bidders': people,
  'auctionVoids.previewVoid': review,
  'auctionVoids.voidBids': review,
  'auction.withdrawAsOperator': review,
  'auction.dropWithdrawal': review,
  'auction.cancelRenegotiation': review,
  'questions.setVisibility': people,
  // Orders and money.
  'order.listAsOperator': everybody,
  'order.getAsOperator': everybody,
  'order.answerCancellation': money,
  'order.markPaid': money,
  'order.writeDocuments': money,
  'bank.importFile': money,
  'bank.listLines': money,
  'bank.assignLine': money,
  'bank.dismissLine': money,
  // What is published.
  'publishing.listEntries': content,
  'publishing.findEntry': content,
  'publishing.readVersion': content,
  'publishing.saveVersion': content,
  'publishing.publish': content,
  'publishing.unschedule': content,
  'publishing.withdraw': content,
  'publishing.preview': content,
  'contentPictures.list': content,
  'contentPictures.upload': content,
  'contentPictures.remove': content,
} as const satisfies Readonly<Record<OperatorCall, Roles>>

/** Calls of everybody by which operators change what is somebody else's; all others are theirs as anybody's. */
export const callsForOthers = {
  'account.shareWithOwner': people,
  'listing.update': people,
  'listing.updateAsVisitor': people,
  'listing.submit': people,
  'listing.uploadPicture': people,
  'listing.uploadDocument': people,
  'listing.deleteDocument': people,
  'listing.downloadDocument': people,
  'listingHelp.answerRemark': people,
  'listingHelp.confirm': people,
  'listingHelp.confirmAsVisitor': people,
  'listingHelp.takeOver': people,
  'listingHelp.takeOverAsVisitor': people,
  'listingHelpers.invite': people,
  'listingHelpers.end': people,
  'listingImport.start': people,
  'listingImport.startAsVisitor': people,
  'listingImport.take': people,
  'listingImport.takeAsVisitor': people,
  'listingImport.confirm': people,
  'listingImport.confirmAsVisitor': people,
  'coveredPages.upload': people,
  'coveredPages.remove': people,
  'questions.answer': people,
} as const satisfies Readonly<Partial<Record<Exclude<CallName, OperatorCall>, Roles>>>

export type CallWithRoles = keyof typeof operatorCalls | keyof typeof callsForOthers

const roles: Readonly<Record<CallWithRoles, Roles>> = { ...operatorCalls, ...callsForOthers }

/** Who beside admins; undefined where operators need no role for it. */
export function rolesOfCall(name: string): Roles | undefined {
  return Object.hasOwn(roles, name) ? roles[name as CallWithRoles] : undefined // The line above has asked.
}

export function mayMakeCall(held: readonly OperatorRole[], call: CallWithRoles): boolean {
  return holdsRole(held, roles[call])
}
