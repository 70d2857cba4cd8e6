/** The one place that names them; all but the visitor's id are closed to scripts. */
export const accessCookie = 'cm24-access'
export const refreshCookie = 'cm24-refresh'
/** Proves a browser from which the account was entered before: a lock does not hold it off. */
export const deviceCookie = 'cm24-device'
/** This browser brought a program's question, so that it alone goes back there with the answer. */
export const programCookie = 'cm24-program'
/** An id, not a key (rules 11). */
export const visitorCookie = 'cm24-uuid'
export const afterLoginCookie = 'cm24-after-login'
/** This browser entered by the identity provider, so that a logout ends the login there as well. */
export const providerCookie = 'cm24-provider'
export const merchantCookie = 'cm24-mc'
/** The visitor's right to edit their ads; made and read by the listing area. */
export const editKeyCookie = 'cm24-edit'
/** The right to help others with their ads; made and read by the listing area. */
export const helpKeyCookie = 'cm24-help'
