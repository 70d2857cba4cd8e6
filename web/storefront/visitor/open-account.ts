import type { CustomerWrapper } from '#contract/customer.ts'

/** The account of an accepted dealer of whom nothing else is known: for a page that several are sent. */
export function openAccount(hasAnyAds: boolean): CustomerWrapper {
  return { ...account, hasAnyAds }
}

const address = { street: '', zipCode: '', city: '', country: '' }

const attributes = {
  selects: [],
  multipleselects: [],
  ints: [],
  decimals: [],
  datetimes: [],
  booleans: [],
  others: [],
}

const account: CustomerWrapper = {
  customer: {
    ...{ ...address, attributes },
    customerId: 0,
    entityId: 0,
    email: '',
    name: '',
    surname: '',
    phone: '',
    companyName: '',
    managingDirector: '',
    vatRegNo: '',
    languageSetting: '',
    emailVerified: true,
    hasPassword: true,
    privateProfileCompleted: false,
    commercialProfileCompleted: false,
    merchantProfileCompleted: true,
    merchantBlocked: false,
    tacAcceptedAt: null,
    commercialCustomerContactName: '',
    commercialCustomerContactSurname: '',
    commercialCustomerContactPhone: '',
    segmentation: 'registered',
    roles: [],
    operatorRoles: [],
  },
  customerAddress: null,
  merchant: {
    ...{ ...address, attributes },
    merchantId: 0,
    acceptedByCm24: true,
    admission: 'accepted',
    admissionRemarks: '',
    contactName: '',
    contactSurname: '',
    phone: '',
    isBiddingStopped: false,
    vatIdState: '',
    yearlyCheck: null,
    readNotificationPopupIds: [],
    documents: [],
  },
  merchantAddress: null,
  submittedProfileDataType: 'MERCHANT',
  hasCompletedProfileData: true,
  hasAnyAds: false,
  editing: false,
  missingFields: [],
  mustAcceptTerms: false,
  companyRole: null,
}
