import { type CompanyRole, holdsCompanyRole } from '#domain/account/company/company-role.ts'
import type { endpointGroups } from '../endpoints.ts'
import type { CallName } from '../operator-calls.ts'

/**
 * Which of a company's people may make which call (rules 1): the one table. The server asks it at the door of every call, pages
 * hide by it what would be refused, `docs/calls.md` is written from it. Owners may make all of them.
 */

type Groups = typeof endpointGroups
type PrivateCallsOf<Group extends keyof Groups> = {
  [Name in keyof Groups[Group] & string]: Groups[Group][Name] extends { readonly access: 'private' }
    ? `${Group}.${Name}`
    : never
}[keyof Groups[Group] & string]

/** A call that needs a login. */
export type PrivateCall = { [Group in keyof Groups]: PrivateCallsOf<Group> }[keyof Groups]

type Roles = readonly Exclude<CompanyRole, 'owner'>[]

/** Also what is a person's own: login, password, devices, their data. */
const everybody: Roles = ['buyer', 'backOffice']
const buying: Roles = ['buyer']
/** The ads of the company, its sales, what follows a purchase. */
const office: Roles = ['backOffice']
const owners: Roles = []

/** Does not compile while a private call is missing. */
export const companyCalls = {
  // The person's own.
  'account.logOutByAction': everybody,
  'account.authUser': everybody,
  'account.listDevices': everybody,
  'account.endDevice': everybody,
  'account.addAfterLoginActionLoggedIn': everybody,
  'account.changePassword': everybody,
  'account.sendLoginLink': everybody,
  'account.updateLanguageSetting': everybody,
  'account.showSecondFactor': everybody,
  'account.beginSecondFactor': everybody,
  'account.confirmSecondFactor': everybody,
  'account.endSecondFactor': everybody,
  'account.listPasskeys': everybody,
  'account.beginPasskey': everybody,
  'account.addPasskey': everybody,
  'account.removePasskey': everybody,
  'account.listOutsideLogins': everybody,
  'account.addOutsideLogin': everybody,
  'account.removeOutsideLogin': everybody,
  'account.confirmProgramLogin': everybody,
  'account.proveIdentity': everybody,
  'account.sendIdentityCode': everybody,
  'account.askEmailChange': everybody,
  'account.confirmEmailChange': everybody,
  'personalData.showExport': everybody,
  'personalData.requestExport': everybody,
  'personalData.openExport': everybody,
  'personalData.downloadExport': everybody,
  'personalData.showErasure': everybody,
  'personalData.eraseAccount': everybody,
  'company.show': everybody,
  'company.leave': everybody,
  'company.joinAsLoggedIn': everybody,
  // The company.
  'company.listPeople': owners,
  'company.invite': owners,
  'company.withdrawInvitation': owners,
  'company.changePerson': owners,
  'company.removePerson': owners,
  'company.handOver': owners,
  'company.listLog': owners,
  'account.getOwnCustomer': everybody,
  'account.updatePrivateProfile': owners,
  'account.updateCommercialProfile': owners,
  'account.updateMerchantProfile': owners,
  'account.uploadMerchantDocument': owners,
  'account.acceptTerms': owners,
  'account.markPopupAsRead': everybody,
  'account.checkMerchantEmailVerified': everybody,
  'account.checkCommercialEmailVerified': everybody,
  'account.checkPrivateEmailVerified': everybody,
  'account.ackMerchantComplete': everybody,
  'account.ackCommercialComplete': everybody,
  'account.ackPrivateComplete': everybody,
  'dealerStock.show': everybody,
  'dealerStock.connect': owners,
  'dealerStock.disconnect': owners,
  'dealerStock.look': office,
  'dealerStock.makeAd': office,
  'referral.recordReferral': office,
  'referral.readPartner': owners,
  'referral.becomePartner': owners,
  'messages.listNotifications': everybody,
  'messages.showVehicle': everybody,
  'messages.readThread': everybody,
  'notificationSettings.show': everybody,
  'notificationSettings.saveChoices': owners,
  'notificationSettings.saveQuietHours': owners,
  'notificationSettings.liftMailStop': owners,
  'notificationSettings.askForWhatsApp': owners,
  'notificationSettings.confirmWhatsApp': owners,
  'notificationSettings.endWhatsApp': owners,
  'notificationSettings.testWhatsApp': owners,
  'notificationSettings.addDevice': everybody,
  'notificationSettings.removeDevice': everybody,
  'notificationSettings.testDevices': everybody,
  // Buying.
  'auction.placeBid': buying,
  'auction.setAgent': buying,
  'auction.withdrawAgent': buying,
  'auction.takeBackBid': buying,
  'auction.buyNow': buying,
  'auction.makeLateOffer': buying,
  'auction.offer': buying,
  'auction.raise': buying,
  'auction.leave': buying,
  'questions.ask': buying,
  'questions.list': everybody,
  'auction.journal': everybody,
  'catalog.watchlist': everybody,
  'catalog.watch': everybody,
  'catalog.unwatch': everybody,
  'catalog.myBids': everybody,
  'catalog.ownCounts': everybody,
  'savedSearches.listSearches': everybody,
  'savedSearches.saveSearch': buying,
  'savedSearches.changeSearch': buying,
  'savedSearches.lookAtSearch': everybody,
  'savedSearches.removeSearch': buying,
  'coveredPages.page': everybody,
  'similarSales.read': everybody,
  // Either side: the auction says on which one they act, and asks for its role.
  'auction.acceptInRenegotiation': everybody,
  'auction.secondChance': everybody,
  // Orders.
  'order.purchases': everybody,
  'order.sales': everybody,
  'order.document': everybody,
  'order.noteHandover': everybody,
  'order.requestCancellation': office,
  'handover.show': everybody,
  'handover.proposeDate': everybody,
  'handover.agreeDate': everybody,
  'handover.markMoney': everybody,
  'handover.markItem': everybody,
  'handover.giveAccount': owners,
  // Selling.
  'auction.answerLateOffer': office,
  'auction.counter': office,
  'auction.declineInRenegotiation': office,
  'auction.answerReservation': office,
  'auction.restart': office,
  'auction.acceptFollowUp': office,
  'auction.openLateOffers': office,
  'auction.stop': office,
  'auction.pause': office,
  'auction.resume': office,
  'auction.withdraw': office,
  'adChanges.getVersioned': everybody,
  'adChanges.updateVersioned': office,
  'adChanges.list': everybody,
  'adChanges.withdraw': office,
  'defects.report': office,
  'defects.listOwn': everybody,
  'listing.getOwn': everybody,
  'listing.create': office,
  'listing.update': office,
  'listing.submit': office,
  'listing.consent': everybody,
  'listing.claim': office,
  'listing.downloadDocument': everybody,
  'listing.listMine': everybody,
  'listingHelp.answerRemark': office,
  'listingHelp.timeLine': everybody,
  'listingHelp.confirm': office,
  'listingHelp.likeMost': everybody,
  'listingHelp.takeOver': office,
  'listingImport.show': everybody,
  'listingImport.start': office,
  'listingImport.take': office,
  'listingImport.confirm': office,
  'priceHelp.own': everybody,
  'questions.answer': office,
  'valuationQuality.afterSale': everybody,
} as const satisfies Readonly<Record<PrivateCall, Roles>>

/** Calls of everybody by which a company's own ads are changed; all others are anybody's. */
export const publicCompanyCalls = {
  'listing.createAsVisitor': office,
  'listing.updateAsVisitor': office,
  'listing.uploadPicture': office,
  'listing.uploadDocument': office,
  'listing.deleteDocument': office,
  'listingHelp.confirmAsVisitor': office,
  'listingHelp.takeOverAsVisitor': office,
  'listingHelpers.invite': office,
  'listingHelpers.end': office,
  'listingImport.startAsVisitor': office,
  'listingImport.takeAsVisitor': office,
  'listingImport.confirmAsVisitor': office,
  'coveredPages.upload': office,
  'coveredPages.remove': office,
} as const satisfies Readonly<Partial<Record<Exclude<CallName, PrivateCall>, Roles>>>

const roles: Readonly<Record<string, Roles>> = { ...companyCalls, ...publicCompanyCalls }

/** Who beside owners; undefined where no role is needed. */
export function companyRolesOfCall(name: string): Roles | undefined {
  return Object.hasOwn(roles, name) ? roles[name] : undefined
}

/** Whether somebody of a company may make the call; whoever is of none may as far as others do. */
export function mayMakeCompanyCall(
  role: CompanyRole | null,
  call: keyof typeof companyCalls | keyof typeof publicCompanyCalls,
): boolean {
  return role === null || holdsCompanyRole(role, roles[call] ?? [])
}
