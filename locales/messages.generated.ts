// Written by tools/declare-messages.ts from the texts of all languages. Do not edit.
import type { Choice, Figure, Plain, Tag, Word } from './message-types.ts'

/** Pages, refusals, papers and the frame of notifications, by area. */
export type Messages = {
  readonly account: {
    readonly title: Plain
    readonly state: Plain
    readonly parts: {
      readonly label: Plain
      readonly account: Plain
      readonly accountSettings: Plain
      readonly accountEmailSettings: Plain
      readonly companyPeople: Plain
    }
    readonly form: {
      readonly save: Plain
      readonly unsaved: Plain
      readonly underReview: Plain
      readonly ofOwners: Plain
      readonly sets: {
        readonly company: Plain
        readonly person: Plain
        readonly contact: Plain
        readonly address: Plain
      }
      readonly fields: {
        readonly companyName: Plain
        readonly managingDirector: Plain
        readonly vatRegNo: Plain
        readonly name: Plain
        readonly surname: Plain
        readonly phone: Plain
        readonly street: Plain
        readonly zipCode: Plain
        readonly city: Plain
        readonly country: Plain
        readonly commercialCustomerContactName: Plain
        readonly commercialCustomerContactSurname: Plain
        readonly commercialCustomerContactPhone: Plain
      }
      readonly phoneHelp: Plain
      readonly vatHelp: Plain
    }
    readonly saved: {
      readonly incomplete: Plain
      readonly verifyEmail: Plain
      readonly privateComplete: Plain
      readonly commercialComplete: Plain
      readonly merchantInReview: Plain
      readonly merchantSaved: Plain
    }
    readonly missing: {
      readonly title: [{ readonly count: Figure }]
    }
    readonly email: {
      readonly title: Plain
      readonly verified: Plain
      readonly open: Plain
      readonly text: [{ readonly email: Word }]
      readonly resend: Plain
      readonly resent: Plain
      readonly change: {
        readonly button: Plain
        readonly title: Plain
        readonly lead: Plain
        readonly field: Plain
        readonly send: Plain
        readonly code: Plain
        readonly sent: [{ readonly email: Word }]
        readonly again: Plain
        readonly noMail: Plain
        readonly done: Plain
        readonly other: Plain
      }
    }
    readonly admission: {
      readonly toAuctions: Plain
      readonly remarks: Plain
      readonly incomplete: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly inReview: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly needsMore: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly accepted: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly refused: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly stopped: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly yearly: {
        readonly title: Plain
        readonly text: [{ readonly due: Word }]
        readonly sent: Plain
        readonly sentText: Plain
      }
    }
    readonly documents: {
      readonly title: Plain
      readonly text: Plain
      readonly kind: Plain
      readonly kinds: {
        readonly trade_licence: Plain
        readonly register_extract: Plain
      }
      readonly drop: Plain
      readonly hint: Plain
    }
    readonly settings: {
      readonly title: Plain
      readonly language: Plain
      readonly languageLabel: Plain
      readonly languageHelp: Plain
      readonly languageSave: Plain
      readonly languageSaved: Plain
      readonly password: Plain
      readonly passwordText: Plain
      readonly currentPassword: Plain
      readonly newPassword: Plain
      readonly secondFactor: Plain
      readonly personalData: Plain
      readonly more: Plain
      readonly moreText: Plain
      readonly passwordSave: Plain
      readonly passwordSaved: Plain
      readonly devices: Plain
      readonly devicesText: Plain
      readonly unknownDevice: Plain
      readonly deviceUsed: [{ readonly last: Word; readonly since: Word }]
      readonly thisDevice: Plain
      readonly endDevice: Plain
      readonly deviceEnded: Plain
      readonly setPassword: Plain
      readonly setPasswordText: Plain
      readonly outside: {
        readonly title: [{ readonly name: Word }]
        readonly text: [{ readonly name: Word }]
        readonly connect: [{ readonly name: Word }]
        readonly connected: [{ readonly date: Word }]
        readonly disconnect: Plain
        readonly disconnected: Plain
        readonly fault: {
          readonly exists: [{ readonly name: Word }]
          readonly unverified: [{ readonly name: Word }]
          readonly failed: [{ readonly name: Word }]
        }
        readonly otherTitle: Plain
        readonly old: [{ readonly host: Word }]
      }
    }
    readonly mails: {
      readonly title: Plain
      readonly for: [{ readonly email: Word }]
      readonly types: {
        readonly VALUATION_REPORT_REMINDER: {
          readonly label: Plain
          readonly detail: Plain
        }
        readonly COMPLETE_AD_REMINDER: {
          readonly label: Plain
          readonly detail: Plain
        }
        readonly FAILED_AUCTION_REMINDER: {
          readonly label: Plain
          readonly detail: Plain
        }
        readonly SAVED_SEARCH_FOUND: {
          readonly label: Plain
          readonly detail: Plain
        }
        readonly NEWSLETTER: {
          readonly label: Plain
          readonly detail: Plain
        }
      }
      readonly switchedOn: Plain
      readonly switchedOff: Plain
      readonly failed: Plain
    }
    readonly terms: {
      readonly title: Plain
      readonly text: Plain
      readonly read: Plain
      readonly accept: Plain
      readonly from: [{ readonly date: Word }]
    }
    readonly news: {
      readonly lead: Plain
      readonly none: Plain
    }
    readonly guidelines: {
      readonly lead: Plain
      readonly auctions: Plain
      readonly terms: Plain
    }
    readonly popups: {
      readonly step: [{ readonly count: Figure; readonly step: Figure }]
      readonly next: Plain
      readonly done: Plain
    }
    readonly searchWays: {
      readonly group: Plain
      readonly mail: Plain
      readonly push: Plain
      readonly rhythm: Plain
      readonly bundled: Plain
      readonly daily: Plain
      readonly noDevice: Plain
      readonly stopped: Plain
      readonly toSettings: Plain
    }
    readonly searches: {
      readonly lead: Plain
      readonly none: Plain
      readonly noneText: Plain
      readonly toCatalog: Plain
      readonly found: [{ readonly count: Figure }]
      readonly remove: Plain
      readonly removed: [{ readonly name: Word }]
      readonly lost: Plain
      readonly lostPush: Plain
      readonly failed: Plain
      readonly changed: Plain
      readonly notChanged: Plain
      readonly stopped: Plain
      readonly toMailSettings: Plain
    }
  }
  readonly "ad-changes": {
    readonly title: Plain
    readonly lead: Plain
    readonly over: Plain
    readonly notLoaded: Plain
    readonly retry: Plain
    readonly nothing: Plain
    readonly before: [{ readonly value: Word }]
    readonly unsent: Plain
    readonly unsentLead: Plain
    readonly takesAway: Plain
    readonly back: Plain
    readonly consentTitle: Plain
    readonly consentLead: Plain
    readonly send: [{ readonly count: Figure }]
    readonly agreeAndSend: Plain
    readonly discard: Plain
    readonly sent: Plain
    readonly faults: Plain
    readonly waiting: Plain
    readonly waitingLead: Plain
    readonly noneWaiting: Plain
    readonly sentAt: [{ readonly at: Word }]
    readonly withdraw: Plain
    readonly withdrawOf: [{ readonly name: Word }]
    readonly withdrawn: Plain
    readonly decided: Plain
    readonly state: {
      readonly accepted: Plain
      readonly declined: Plain
      readonly lapsed: Plain
    }
    readonly reason: Plain
    readonly partsTitle: Plain
    readonly others: Plain
    readonly seeAd: Plain
    readonly ask: Plain
    readonly addsOnly: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly change: Plain
    readonly add: Plain
    readonly changeOf: [{ readonly name: Word }]
    readonly short: {
      readonly release: Plain
      readonly round: Plain
      readonly bids: Plain
      readonly damages: Plain
    }
    readonly shut: {
      readonly release: Plain
      readonly round: Plain
      readonly bids: Plain
      readonly damages: Plain
    }
    readonly addsLead: Plain
    readonly questionLead: Plain
    readonly toOverview: Plain
  }
  readonly "ad-help": {
    readonly price: {
      readonly title: Plain
      readonly lead: Plain
      readonly needs: [{ readonly fields: Word }]
      readonly tooFew: Plain
      readonly range: [{ readonly from: Word; readonly to: Word }]
      readonly certainty: {
        readonly high: Plain
        readonly medium: Plain
        readonly low: Plain
      }
      readonly dealers: [{ readonly count: Figure }]
      readonly searching: [{ readonly count: Word }]
      readonly dealersAt: [{ readonly count: Word }]
      readonly searchingAt: [{ readonly count: Word }]
      readonly offers: Plain
      readonly odds: [{ readonly tenths: Word }]
      readonly oddsMost: Plain
      readonly oddsLeast: Plain
      readonly reached: [{ readonly price: Word }]
      readonly patience: Plain
      readonly notChosen: Plain
      readonly slider: Plain
      readonly less: [{ readonly amount: Word }]
      readonly more: [{ readonly amount: Word }]
      readonly drawing: [{ readonly from: Word; readonly least: Word; readonly most: Word; readonly to: Word }]
      readonly comparable: Plain
      readonly comparableLead: Plain
      readonly years: [{ readonly from: Word; readonly to: Word }]
      readonly rounded: Plain
      readonly close: Plain
    }
    readonly likeMost: {
      readonly title: Plain
      readonly lead: Plain
      readonly count: [{ readonly count: Word; readonly of: Word }]
      readonly take: [{ readonly count: Figure }]
      readonly oneByOne: Plain
    }
    readonly import: {
      readonly checkTitle: [{ readonly count: Figure }]
      readonly checkText: Plain
      readonly checkButton: Plain
      readonly plate: Plain
      readonly plateHelp: Plain
      readonly plateWrong: Plain
      readonly fetch: Plain
      readonly noPlate: Plain
      readonly noPlateTitle: Plain
      readonly noPlateText: Plain
      readonly byHand: Plain
      readonly enterPlate: Plain
      readonly runningText: Plain
      readonly found: [{ readonly vehicle: Word }]
      readonly otherwise: [{ readonly count: Figure }]
      readonly take: [{ readonly count: Figure }]
      readonly tryAgain: Plain
      readonly doneTitle: Plain
      readonly doneText: Plain
      readonly doneButton: Plain
      readonly mark: {
        readonly rdw: Plain
        readonly portal: [{ readonly portal: Word }]
        readonly stock: Plain
      }
      readonly markYes: Plain
      readonly markFailed: Plain
      readonly pictures: [{ readonly count: Figure }]
      readonly link: Plain
      readonly linkHelp: Plain
      readonly linkWrong: Plain
      readonly isOwn: Plain
      readonly isOwnMissing: Plain
      readonly from: {
        readonly rdw: {
          readonly running: Plain
          readonly foundText: Plain
          readonly nothingNew: Plain
          readonly notMine: Plain
          readonly failed: {
            readonly not_found: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly busy: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unavailable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unreadable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly not_offered: {
              readonly title: Plain
              readonly text: Plain
            }
          }
          readonly warning: {
            readonly other_kind: Plain
            readonly unknown_kind: Plain
          }
          readonly offerTitle: Plain
          readonly offerText: Plain
          readonly offerButton: Plain
          readonly title: Plain
          readonly duration: Plain
        }
        readonly portal: {
          readonly offerTitle: Plain
          readonly offerText: Plain
          readonly offerButton: Plain
          readonly title: Plain
          readonly duration: Plain
          readonly running: Plain
          readonly foundText: Plain
          readonly nothingNew: Plain
          readonly notMine: Plain
          readonly failed: {
            readonly not_found: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly busy: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unavailable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unreadable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly not_offered: {
              readonly title: Plain
              readonly text: Plain
            }
          }
          readonly warning: {
            readonly other_kind: Plain
            readonly unknown_kind: Plain
          }
        }
        readonly stock: {
          readonly offerTitle: Plain
          readonly offerText: Plain
          readonly offerButton: Plain
          readonly title: Plain
          readonly running: Plain
          readonly foundText: Plain
          readonly nothingNew: Plain
          readonly notMine: Plain
          readonly failed: {
            readonly not_found: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly busy: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unavailable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly unreadable: {
              readonly title: Plain
              readonly text: Plain
            }
            readonly not_offered: {
              readonly title: Plain
              readonly text: Plain
            }
          }
          readonly warning: {
            readonly other_kind: Plain
            readonly unknown_kind: Plain
          }
        }
      }
    }
  }
  readonly "attribute-help": {
    readonly make: {
      readonly help: Plain
    }
    readonly model: {
      readonly help: Plain
    }
    readonly model_series: {
      readonly help: Plain
    }
    readonly model_year: {
      readonly help: Plain
    }
    readonly body_type: {
      readonly help: Plain
    }
    readonly trailer_body_type: {
      readonly help: Plain
    }
    readonly chassis_make: {
      readonly help: Plain
    }
    readonly chassis_model: {
      readonly help: Plain
    }
    readonly chassis_type: {
      readonly help: Plain
    }
    readonly first_registration_year: {
      readonly help: Plain
    }
    readonly license_plate: {
      readonly help: Plain
    }
    readonly vin: {
      readonly help: Plain
    }
    readonly registration_country: {
      readonly help: Plain
    }
    readonly registration_status: {
      readonly help: Plain
    }
    readonly import_vehicle: {
      readonly help: Plain
    }
    readonly previous_owners: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly usage_type: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly mileage: {
      readonly help: Plain
    }
    readonly mileage_replaced_odometer: {
      readonly help: Plain
    }
    readonly fuel: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly power_kw: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly cubic_capacity: {
      readonly help: Plain
    }
    readonly gearbox: {
      readonly help: Plain
    }
    readonly four_wheel_drive: {
      readonly confirm: Plain
    }
    readonly drive_axle: {
      readonly help: Plain
    }
    readonly emission_class: {
      readonly help: Plain
    }
    readonly emission_sticker: {
      readonly help: Plain
    }
    readonly upgrade_particulate_filter: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly co2: {
      readonly help: Plain
    }
    readonly ad_blue: {
      readonly help: Plain
    }
    readonly timing_belt_changed: {
      readonly help: Plain
    }
    readonly length: {
      readonly trailerHelp: Plain
    }
    readonly body_length: {
      readonly help: Plain
    }
    readonly width: {
      readonly help: Plain
    }
    readonly height: {
      readonly help: Plain
    }
    readonly inner_height: {
      readonly help: Plain
    }
    readonly awning_perimeter: {
      readonly help: Plain
    }
    readonly wheelbase: {
      readonly help: Plain
    }
    readonly licensed_weight: {
      readonly help: Plain
    }
    readonly technical_max_weight: {
      readonly help: Plain
    }
    readonly kerb_weight: {
      readonly help: Plain
    }
    readonly payload: {
      readonly help: Plain
    }
    readonly trailer_load_braked: {
      readonly help: Plain
    }
    readonly trailer_load_unbraked: {
      readonly help: Plain
    }
    readonly max_nose_weight: {
      readonly help: Plain
    }
    readonly tempo_100: {
      readonly help: Plain
    }
    readonly beds: {
      readonly help: Plain
    }
    readonly bed_types: {
      readonly help: Plain
    }
    readonly seats_with_belt: {
      readonly help: Plain
    }
    readonly seating_group: {
      readonly help: Plain
    }
    readonly bathroom_type: {
      readonly help: Plain
    }
    readonly toilet: {
      readonly help: Plain
    }
    readonly rear_garage: {
      readonly help: Plain
    }
    readonly garage_load: {
      readonly help: Plain
    }
    readonly body_material: {
      readonly help: Plain
    }
    readonly roof_material: {
      readonly help: Plain
    }
    readonly keys_car: {
      readonly help: Plain
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly registration_document: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly coc_available: {
      readonly help: Plain
    }
    readonly financed: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly winterproof: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly trailer_winterproof: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly smokers_car: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_smokers_car: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly pitch_fixed: {
      readonly help: Plain
    }
    readonly heating_type: {
      readonly help: Plain
    }
    readonly heating_while_driving: {
      readonly help: Plain
    }
    readonly floor_heating: {
      readonly help: Plain
    }
    readonly air_condition_independent: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly parking_heater_engine: {
      readonly help: Plain
    }
    readonly fridge_type: {
      readonly help: Plain
    }
    readonly fridge_volume: {
      readonly help: Plain
    }
    readonly fresh_water: {
      readonly help: Plain
    }
    readonly waste_water: {
      readonly help: Plain
    }
    readonly solar_power: {
      readonly help: Plain
    }
    readonly board_battery_type: {
      readonly help: Plain
    }
    readonly board_battery_capacity: {
      readonly help: Plain
    }
    readonly board_battery_year: {
      readonly help: Plain
    }
    readonly inverter_power: {
      readonly help: Plain
    }
    readonly charging_booster: {
      readonly help: Plain
    }
    readonly gas_bottles: {
      readonly help: Plain
    }
    readonly gas_external_socket: {
      readonly help: Plain
    }
    readonly self_sufficient_package: {
      readonly help: Plain
    }
    readonly awning: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly levelling: {
      readonly help: Plain
    }
    readonly window_type: {
      readonly help: Plain
    }
    readonly headlamps: {
      readonly confirm: Plain
    }
    readonly suspension: {
      readonly help: Plain
    }
    readonly isofix: {
      readonly help: Plain
    }
    readonly mover: {
      readonly help: Plain
    }
    readonly mover_brand: {
      readonly help: Plain
    }
    readonly anti_fling_coupling: {
      readonly help: Plain
    }
    readonly electronic_stability: {
      readonly help: Plain
    }
    readonly shock_absorbers: {
      readonly help: Plain
    }
    readonly service_and_inspection: {
      readonly help: Plain
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly yearly_leak_test: {
      readonly help: Plain
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_leak_test_yearly: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly leak_warranty_until: {
      readonly help: Plain
    }
    readonly hu_expired: {
      readonly help: Plain
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_hu_expired: {
      readonly help: Plain
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly hu_valid_until: {
      readonly help: Plain
    }
    readonly gas_test_valid_until: {
      readonly help: Plain
    }
    readonly gas_regulator_year: {
      readonly help: Plain
    }
    readonly tyres_year: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly tyre_type: {
      readonly help: Plain
    }
    readonly tyre_tread: {
      readonly help: Plain
    }
    readonly modifications: {
      readonly help: Plain
    }
    readonly description: {
      readonly help: Plain
    }
    readonly defects_exists: {
      readonly help: Plain
      readonly confirm: Plain
    }
    readonly damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly water_damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_water_damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly hail_damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly trailer_hail_damaged: {
      readonly confirm: Plain
      readonly question: Plain
    }
    readonly floor_soft: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly roadworthy: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly warning_lights: {
      readonly help: Plain
      readonly question: Plain
    }
    readonly sale_mode: {
      readonly help: Plain
    }
    readonly target_price: {
      readonly help: Plain
    }
    readonly start_price: {
      readonly help: Plain
    }
    readonly buy_now_price: {
      readonly help: Plain
    }
    readonly vat_reportable: {
      readonly help: Plain
    }
    readonly price_is_gross: {
      readonly help: Plain
    }
    readonly available_from: {
      readonly help: Plain
    }
    readonly location_zip: {
      readonly help: Plain
    }
    readonly pickup_help: {
      readonly help: Plain
    }
    readonly damage_severity: {
      readonly help: Plain
    }
    readonly damage_description: {
      readonly help: Plain
    }
    readonly gallery: {
      readonly help: Plain
    }
    readonly damage_images: {
      readonly help: Plain
    }
    readonly official_document_type: {
      readonly help: Plain
    }
    readonly pets_in_vehicle: {
      readonly question: Plain
    }
    readonly tow_bar: {
      readonly question: Plain
    }
    readonly availability: {
      readonly question: Plain
    }
  }
  readonly attributes: {
    readonly product_type: {
      readonly label: Plain
      readonly options: {
        readonly motorhome: Plain
        readonly trailer: Plain
      }
    }
    readonly make: {
      readonly label: Plain
      readonly options: {
        readonly self_built: Plain
        readonly other: Plain
      }
    }
    readonly trailer_make: {
      readonly label: Plain
      readonly options: {
        readonly other: Plain
      }
    }
    readonly make_other: {
      readonly label: Plain
    }
    readonly model: {
      readonly label: Plain
    }
    readonly model_series: {
      readonly label: Plain
    }
    readonly model_year: {
      readonly label: Plain
    }
    readonly body_type: {
      readonly label: Plain
      readonly options: {
        readonly semi_integrated: Plain
        readonly integrated: Plain
        readonly alcove: Plain
        readonly panel_van: Plain
        readonly camper_bus: Plain
        readonly liner: Plain
        readonly cabin_pickup: Plain
        readonly expedition: Plain
        readonly other: Plain
      }
    }
    readonly trailer_body_type: {
      readonly label: Plain
      readonly options: {
        readonly caravan: Plain
        readonly compact_teardrop: Plain
        readonly folding_roof: Plain
        readonly tent_trailer: Plain
        readonly expedition_trailer: Plain
        readonly static: Plain
        readonly other: Plain
      }
    }
    readonly chassis_make: {
      readonly label: Plain
      readonly options: {
        readonly fiat: Plain
        readonly citroen: Plain
        readonly peugeot: Plain
        readonly opel: Plain
        readonly ford: Plain
        readonly mercedes: Plain
        readonly vw: Plain
        readonly man: Plain
        readonly renault: Plain
        readonly iveco: Plain
        readonly toyota: Plain
        readonly other: Plain
      }
    }
    readonly chassis_model: {
      readonly label: Plain
    }
    readonly chassis_type: {
      readonly label: Plain
      readonly options: {
        readonly original: Plain
        readonly alko: Plain
        readonly sven_hansson: Plain
        readonly other: Plain
        readonly unknown: Plain
      }
    }
    readonly first_registration_year: {
      readonly label: Plain
    }
    readonly first_registration_month: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
        readonly "4": Plain
        readonly "5": Plain
        readonly "6": Plain
        readonly "7": Plain
        readonly "8": Plain
        readonly "9": Plain
        readonly "10": Plain
        readonly "11": Plain
        readonly "12": Plain
      }
    }
    readonly license_plate: {
      readonly label: Plain
    }
    readonly vin: {
      readonly label: Plain
    }
    readonly registration_country: {
      readonly label: Plain
      readonly options: {
        readonly DE: Plain
        readonly NL: Plain
        readonly BE: Plain
        readonly FR: Plain
        readonly IT: Plain
        readonly AT: Plain
        readonly CH: Plain
        readonly LU: Plain
        readonly DK: Plain
        readonly CZ: Plain
        readonly PL: Plain
        readonly ES: Plain
        readonly HR: Plain
        readonly SI: Plain
        readonly SK: Plain
        readonly HU: Plain
        readonly SE: Plain
        readonly NO: Plain
        readonly FI: Plain
        readonly PT: Plain
        readonly GR: Plain
        readonly other: Plain
      }
    }
    readonly registration_status: {
      readonly label: Plain
      readonly options: {
        readonly registered: Plain
        readonly deregistered: Plain
        readonly seasonal: Plain
        readonly export: Plain
      }
    }
    readonly import_vehicle: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly previous_owners: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
        readonly "4_or_more": Plain
        readonly unknown: Plain
      }
    }
    readonly usage_type: {
      readonly label: Plain
      readonly options: {
        readonly private: Plain
        readonly rental: Plain
        readonly demo: Plain
        readonly company: Plain
        readonly unknown: Plain
      }
    }
    readonly mileage: {
      readonly label: Plain
    }
    readonly mileage_is_estimated: {
      readonly label: Plain
    }
    readonly mileage_replaced_odometer: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly fuel: {
      readonly label: Plain
      readonly options: {
        readonly diesel: Plain
        readonly gasoline: Plain
        readonly lpg: Plain
        readonly cng: Plain
        readonly hybrid: Plain
        readonly electric: Plain
        readonly other: Plain
      }
    }
    readonly power_kw: {
      readonly label: Plain
    }
    readonly cubic_capacity: {
      readonly label: Plain
    }
    readonly gearbox: {
      readonly label: Plain
      readonly options: {
        readonly manual: Plain
        readonly automatic: Plain
        readonly automated_manual: Plain
      }
    }
    readonly four_wheel_drive: {
      readonly label: Plain
    }
    readonly drive_axle: {
      readonly label: Plain
      readonly options: {
        readonly front: Plain
        readonly rear: Plain
        readonly unknown: Plain
      }
    }
    readonly emission_class: {
      readonly label: Plain
      readonly options: {
        readonly euro1: Plain
        readonly euro2: Plain
        readonly euro3: Plain
        readonly euro4: Plain
        readonly euro5: Plain
        readonly euro6: Plain
        readonly euro6b: Plain
        readonly euro6c: Plain
        readonly euro6d_temp: Plain
        readonly euro6d: Plain
        readonly none: Plain
        readonly unknown: Plain
      }
    }
    readonly emission_sticker: {
      readonly label: Plain
      readonly options: {
        readonly green: Plain
        readonly yellow: Plain
        readonly red: Plain
        readonly none: Plain
      }
    }
    readonly upgrade_particulate_filter: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly co2: {
      readonly label: Plain
    }
    readonly fuel_tank_volume: {
      readonly label: Plain
    }
    readonly ad_blue: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly timing_belt_changed: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly chain: Plain
        readonly unknown: Plain
      }
    }
    readonly timing_belt_date: {
      readonly label: Plain
    }
    readonly length: {
      readonly label: Plain
    }
    readonly body_length: {
      readonly label: Plain
    }
    readonly width: {
      readonly label: Plain
    }
    readonly height: {
      readonly label: Plain
    }
    readonly inner_height: {
      readonly label: Plain
    }
    readonly awning_perimeter: {
      readonly label: Plain
    }
    readonly wheelbase: {
      readonly label: Plain
    }
    readonly axles: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
      }
    }
    readonly licensed_weight: {
      readonly label: Plain
    }
    readonly technical_max_weight: {
      readonly label: Plain
    }
    readonly kerb_weight: {
      readonly label: Plain
    }
    readonly payload: {
      readonly label: Plain
    }
    readonly trailer_load_braked: {
      readonly label: Plain
    }
    readonly trailer_load_unbraked: {
      readonly label: Plain
    }
    readonly max_nose_weight: {
      readonly label: Plain
    }
    readonly tempo_100: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly beds: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
        readonly "4": Plain
        readonly "5": Plain
        readonly "6": Plain
        readonly "7": Plain
        readonly "8": Plain
        readonly "9": Plain
      }
    }
    readonly bed_types: {
      readonly label: Plain
      readonly options: {
        readonly single_beds: Plain
        readonly queen: Plain
        readonly french: Plain
        readonly transverse_double: Plain
        readonly rear_double: Plain
        readonly bunk: Plain
        readonly pull_down: Plain
        readonly alcove: Plain
        readonly roof_pop_up: Plain
        readonly dinette: Plain
        readonly other: Plain
      }
    }
    readonly seats_with_belt: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
        readonly "4": Plain
        readonly "5": Plain
        readonly "6": Plain
        readonly "7": Plain
        readonly "8": Plain
        readonly "9": Plain
      }
    }
    readonly seating_group: {
      readonly label: Plain
      readonly options: {
        readonly l_shape: Plain
        readonly half_dinette: Plain
        readonly middle: Plain
        readonly round: Plain
        readonly side: Plain
        readonly rear_lounge: Plain
        readonly swivel_seats: Plain
      }
    }
    readonly kitchen_position: {
      readonly label: Plain
      readonly options: {
        readonly side: Plain
        readonly rear: Plain
        readonly corner: Plain
        readonly front: Plain
        readonly outside: Plain
        readonly none: Plain
      }
    }
    readonly bathroom_type: {
      readonly label: Plain
      readonly options: {
        readonly separate_shower: Plain
        readonly wet_room: Plain
        readonly room_bath: Plain
        readonly rear_bath: Plain
        readonly vario: Plain
        readonly none: Plain
      }
    }
    readonly toilet: {
      readonly label: Plain
      readonly options: {
        readonly cassette: Plain
        readonly ceramic_cassette: Plain
        readonly fixed_tank: Plain
        readonly dry_separating: Plain
        readonly portable: Plain
        readonly none: Plain
      }
    }
    readonly rear_garage: {
      readonly label: Plain
      readonly options: {
        readonly large_two_doors: Plain
        readonly large_one_door: Plain
        readonly small: Plain
        readonly none: Plain
      }
    }
    readonly garage_load: {
      readonly label: Plain
    }
    readonly exterior_color: {
      readonly label: Plain
      readonly options: {
        readonly white: Plain
        readonly silver: Plain
        readonly grey: Plain
        readonly black: Plain
        readonly beige: Plain
        readonly brown: Plain
        readonly blue: Plain
        readonly red: Plain
        readonly green: Plain
        readonly yellow: Plain
        readonly orange: Plain
        readonly multi: Plain
        readonly other: Plain
      }
    }
    readonly paint_metallic: {
      readonly label: Plain
    }
    readonly interior_color: {
      readonly label: Plain
    }
    readonly upholstery: {
      readonly label: Plain
      readonly options: {
        readonly fabric: Plain
        readonly part_leather: Plain
        readonly leather: Plain
        readonly alcantara: Plain
        readonly imitation: Plain
        readonly other: Plain
      }
    }
    readonly body_material: {
      readonly label: Plain
      readonly options: {
        readonly aluminium_smooth: Plain
        readonly aluminium_hammered: Plain
        readonly gfk: Plain
        readonly steel: Plain
        readonly mixed: Plain
        readonly unknown: Plain
      }
    }
    readonly roof_material: {
      readonly label: Plain
      readonly options: {
        readonly gfk: Plain
        readonly aluminium: Plain
        readonly steel: Plain
        readonly unknown: Plain
      }
    }
    readonly keys_car: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3_or_more": Plain
      }
    }
    readonly registration_document: {
      readonly label: Plain
      readonly options: {
        readonly complete: Plain
        readonly part_missing: Plain
        readonly at_bank: Plain
      }
    }
    readonly coc_available: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly manuals_available: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly partly: Plain
        readonly no: Plain
      }
    }
    readonly financed: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly winterproof: {
      readonly label: Plain
    }
    readonly trailer_winterproof: {
      readonly label: Plain
    }
    readonly smokers_car: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly trailer_smokers_car: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly pets_in_vehicle: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly pitch_fixed: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly storage_place: {
      readonly label: Plain
      readonly options: {
        readonly indoors: Plain
        readonly carport: Plain
        readonly outdoors: Plain
        readonly unknown: Plain
      }
    }
    readonly heating_type: {
      readonly label: Plain
      readonly options: {
        readonly gas_blown_air: Plain
        readonly gas_hydronic: Plain
        readonly diesel_air: Plain
        readonly diesel_hydronic: Plain
        readonly gas_electric: Plain
        readonly electric: Plain
        readonly stove: Plain
        readonly none: Plain
      }
    }
    readonly heating_brand: {
      readonly label: Plain
      readonly options: {
        readonly truma: Plain
        readonly alde: Plain
        readonly webasto: Plain
        readonly eberspaecher: Plain
        readonly other: Plain
        readonly unknown: Plain
      }
    }
    readonly heating_while_driving: {
      readonly label: Plain
    }
    readonly floor_heating: {
      readonly label: Plain
      readonly options: {
        readonly electric: Plain
        readonly water: Plain
        readonly heated_double_floor: Plain
        readonly none: Plain
      }
    }
    readonly boiler: {
      readonly label: Plain
      readonly options: {
        readonly gas: Plain
        readonly electric: Plain
        readonly combined: Plain
        readonly none: Plain
      }
    }
    readonly air_condition_cab: {
      readonly label: Plain
      readonly options: {
        readonly manual: Plain
        readonly automatic: Plain
        readonly none: Plain
      }
    }
    readonly air_condition_independent: {
      readonly label: Plain
    }
    readonly parking_heater_engine: {
      readonly label: Plain
    }
    readonly fridge_type: {
      readonly label: Plain
      readonly options: {
        readonly absorber: Plain
        readonly compressor: Plain
        readonly none: Plain
      }
    }
    readonly fridge_volume: {
      readonly label: Plain
    }
    readonly freezer: {
      readonly label: Plain
      readonly options: {
        readonly separate: Plain
        readonly compartment: Plain
        readonly none: Plain
      }
    }
    readonly kitchen_equipment: {
      readonly label: Plain
      readonly options: {
        readonly hob_2: Plain
        readonly hob_3: Plain
        readonly hob_4: Plain
        readonly induction: Plain
        readonly oven: Plain
        readonly grill: Plain
        readonly microwave: Plain
        readonly extractor: Plain
        readonly dishwasher: Plain
        readonly coffee_machine: Plain
        readonly outdoor_kitchen: Plain
      }
    }
    readonly fresh_water: {
      readonly label: Plain
    }
    readonly waste_water: {
      readonly label: Plain
    }
    readonly waste_water_heated: {
      readonly label: Plain
    }
    readonly water_filter: {
      readonly label: Plain
    }
    readonly outdoor_shower: {
      readonly label: Plain
    }
    readonly solar_power: {
      readonly label: Plain
    }
    readonly board_battery_type: {
      readonly label: Plain
      readonly options: {
        readonly lead_acid: Plain
        readonly agm: Plain
        readonly gel: Plain
        readonly lithium: Plain
        readonly none: Plain
        readonly unknown: Plain
      }
    }
    readonly board_battery_capacity: {
      readonly label: Plain
    }
    readonly board_battery_year: {
      readonly label: Plain
    }
    readonly inverter_power: {
      readonly label: Plain
    }
    readonly charging_booster: {
      readonly label: Plain
    }
    readonly generator: {
      readonly label: Plain
      readonly options: {
        readonly gas: Plain
        readonly diesel: Plain
        readonly petrol: Plain
        readonly fuel_cell: Plain
        readonly none: Plain
      }
    }
    readonly gas_bottles: {
      readonly label: Plain
      readonly options: {
        readonly none: Plain
        readonly "1x5": Plain
        readonly "1x11": Plain
        readonly "2x5": Plain
        readonly "2x11": Plain
        readonly tank: Plain
        readonly tank_bottle: Plain
        readonly other: Plain
      }
    }
    readonly gas_external_socket: {
      readonly label: Plain
    }
    readonly self_sufficient_package: {
      readonly label: Plain
    }
    readonly awning: {
      readonly label: Plain
      readonly options: {
        readonly mechanical: Plain
        readonly electric: Plain
        readonly bag: Plain
        readonly tent: Plain
        readonly none: Plain
      }
    }
    readonly awning_length: {
      readonly label: Plain
    }
    readonly bike_rack: {
      readonly label: Plain
      readonly options: {
        readonly rear: Plain
        readonly garage: Plain
        readonly drawbar: Plain
        readonly roof: Plain
        readonly none: Plain
      }
    }
    readonly bike_rack_places: {
      readonly label: Plain
      readonly options: {
        readonly "1": Plain
        readonly "2": Plain
        readonly "3": Plain
        readonly "4": Plain
      }
    }
    readonly motorbike_carrier: {
      readonly label: Plain
    }
    readonly tow_bar: {
      readonly label: Plain
      readonly options: {
        readonly fixed: Plain
        readonly removable: Plain
        readonly swivel: Plain
        readonly none: Plain
      }
    }
    readonly roof_rack_box: {
      readonly label: Plain
      readonly options: {
        readonly rack: Plain
        readonly ladder: Plain
        readonly box: Plain
      }
    }
    readonly levelling: {
      readonly label: Plain
      readonly options: {
        readonly hydraulic: Plain
        readonly electric: Plain
        readonly manual_supports: Plain
        readonly none: Plain
      }
    }
    readonly entrance_step: {
      readonly label: Plain
      readonly options: {
        readonly electric: Plain
        readonly manual: Plain
        readonly none: Plain
      }
    }
    readonly fly_screen_door: {
      readonly label: Plain
    }
    readonly skylights: {
      readonly label: Plain
      readonly options: {
        readonly mini_heki: Plain
        readonly midi_heki: Plain
        readonly panorama: Plain
        readonly fan: Plain
        readonly none: Plain
      }
    }
    readonly window_type: {
      readonly label: Plain
      readonly options: {
        readonly framed: Plain
        readonly hung: Plain
        readonly glass: Plain
        readonly mixed: Plain
      }
    }
    readonly headlamps: {
      readonly label: Plain
      readonly options: {
        readonly halogen: Plain
        readonly xenon: Plain
        readonly led: Plain
        readonly full_led: Plain
        readonly unknown: Plain
      }
    }
    readonly suspension: {
      readonly label: Plain
      readonly options: {
        readonly standard: Plain
        readonly air_rear: Plain
        readonly air_full: Plain
        readonly reinforced: Plain
        readonly air_four_corner: Plain
      }
    }
    readonly parking_aid: {
      readonly label: Plain
      readonly options: {
        readonly rear_sensors: Plain
        readonly front_sensors: Plain
        readonly rear_camera: Plain
        readonly camera_360: Plain
        readonly none: Plain
      }
    }
    readonly driver_assist: {
      readonly label: Plain
      readonly options: {
        readonly abs: Plain
        readonly esp: Plain
        readonly cruise: Plain
        readonly adaptive_cruise: Plain
        readonly lane_keep: Plain
        readonly brake_assist: Plain
        readonly hill_start: Plain
        readonly blind_spot: Plain
        readonly hill_descent: Plain
        readonly traffic_sign: Plain
        readonly crosswind: Plain
      }
    }
    readonly alloy_wheels: {
      readonly label: Plain
    }
    readonly spare_wheel: {
      readonly label: Plain
      readonly options: {
        readonly wheel: Plain
        readonly repair_kit: Plain
        readonly none: Plain
      }
    }
    readonly airbags: {
      readonly label: Plain
      readonly options: {
        readonly driver: Plain
        readonly driver_passenger: Plain
        readonly more: Plain
        readonly none: Plain
      }
    }
    readonly cab_equipment: {
      readonly label: Plain
      readonly options: {
        readonly power_steering: Plain
        readonly electric_windows: Plain
        readonly electric_mirrors: Plain
        readonly heated_mirrors: Plain
        readonly heated_seats: Plain
        readonly central_locking: Plain
        readonly leather_wheel: Plain
        readonly multifunction_wheel: Plain
        readonly swivel_seats: Plain
        readonly cab_blinds: Plain
        readonly thermo_mats: Plain
      }
    }
    readonly isofix: {
      readonly label: Plain
    }
    readonly media: {
      readonly label: Plain
      readonly options: {
        readonly radio: Plain
        readonly dab: Plain
        readonly navigation: Plain
        readonly carplay: Plain
        readonly android_auto: Plain
        readonly tv: Plain
        readonly sat_automatic: Plain
        readonly sat_manual: Plain
        readonly lte_router: Plain
        readonly tv_two: Plain
        readonly bluetooth: Plain
      }
    }
    readonly safety: {
      readonly label: Plain
      readonly options: {
        readonly alarm: Plain
        readonly tracker: Plain
        readonly immobiliser: Plain
        readonly door_locks: Plain
        readonly safe: Plain
        readonly gas_warner: Plain
        readonly smoke_alarm: Plain
        readonly fire_extinguisher: Plain
        readonly gas_crash_valve: Plain
      }
    }
    readonly mover: {
      readonly label: Plain
      readonly options: {
        readonly single_axle: Plain
        readonly all_axles: Plain
        readonly none: Plain
        readonly unknown: Plain
      }
    }
    readonly mover_brand: {
      readonly label: Plain
    }
    readonly anti_fling_coupling: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly electronic_stability: {
      readonly label: Plain
      readonly options: {
        readonly atc: Plain
        readonly idc: Plain
        readonly etc_other: Plain
        readonly none: Plain
        readonly unknown: Plain
      }
    }
    readonly shock_absorbers: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly nose_wheel_scale: {
      readonly label: Plain
    }
    readonly drawbar_cover: {
      readonly label: Plain
    }
    readonly trailer_awning_tent: {
      readonly label: Plain
      readonly options: {
        readonly full_tent: Plain
        readonly partial_tent: Plain
        readonly sun_roof: Plain
        readonly none: Plain
      }
    }
    readonly child_bunks: {
      readonly label: Plain
      readonly options: {
        readonly "2": Plain
        readonly "3": Plain
        readonly none: Plain
      }
    }
    readonly included_accessories: {
      readonly label: Plain
    }
    readonly service_and_inspection: {
      readonly label: Plain
      readonly options: {
        readonly service_book_maintained: Plain
        readonly partly: Plain
        readonly own_work: Plain
        readonly none: Plain
        readonly unknown: Plain
      }
    }
    readonly last_service_date: {
      readonly label: Plain
    }
    readonly last_service_mileage: {
      readonly label: Plain
    }
    readonly yearly_leak_test: {
      readonly label: Plain
      readonly options: {
        readonly carried_out_annually: Plain
        readonly irregular: Plain
        readonly never: Plain
        readonly not_applicable: Plain
        readonly unknown: Plain
      }
    }
    readonly trailer_leak_test_yearly: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly irregular: Plain
        readonly no: Plain
        readonly not_applicable: Plain
        readonly unknown: Plain
      }
    }
    readonly last_leak_test_date: {
      readonly label: Plain
    }
    readonly leak_warranty_until: {
      readonly label: Plain
    }
    readonly hu_expired: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly trailer_hu_expired: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly hu_valid_until: {
      readonly label: Plain
    }
    readonly gas_test_valid_until: {
      readonly label: Plain
    }
    readonly gas_regulator_year: {
      readonly label: Plain
    }
    readonly tyres_year: {
      readonly label: Plain
    }
    readonly tyre_type: {
      readonly label: Plain
      readonly options: {
        readonly summer: Plain
        readonly winter: Plain
        readonly all_season: Plain
        readonly camping: Plain
      }
    }
    readonly tyre_tread: {
      readonly label: Plain
    }
    readonly brakes_condition: {
      readonly label: Plain
      readonly options: {
        readonly new: Plain
        readonly good: Plain
        readonly worn: Plain
        readonly unknown: Plain
      }
    }
    readonly modifications: {
      readonly label: Plain
    }
    readonly description: {
      readonly label: Plain
    }
    readonly special_remarks: {
      readonly label: Plain
    }
    readonly defects_exists: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly trailer_damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly water_damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly trailer_water_damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly hail_damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly trailer_hail_damaged: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly repaired: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly floor_soft: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
        readonly unknown: Plain
      }
    }
    readonly roadworthy: {
      readonly label: Plain
      readonly options: {
        readonly yes: Plain
        readonly no: Plain
      }
    }
    readonly warning_lights: {
      readonly label: Plain
      readonly options: {
        readonly none: Plain
        readonly engine: Plain
        readonly other: Plain
        readonly unknown: Plain
      }
    }
    readonly sale_mode: {
      readonly label: Plain
      readonly options: {
        readonly auction: Plain
        readonly offer_collection: Plain
      }
    }
    readonly private_auction: {
      readonly label: Plain
    }
    readonly target_price: {
      readonly label: Plain
    }
    readonly start_price: {
      readonly label: Plain
    }
    readonly buy_now_enabled: {
      readonly label: Plain
    }
    readonly buy_now_price: {
      readonly label: Plain
    }
    readonly vat_reportable: {
      readonly label: Plain
    }
    readonly price_is_gross: {
      readonly label: Plain
    }
    readonly availability: {
      readonly label: Plain
      readonly options: {
        readonly now: Plain
        readonly later: Plain
      }
    }
    readonly available_from: {
      readonly label: Plain
    }
    readonly expected_mileage_at_pickup: {
      readonly label: Plain
    }
    readonly planned_sale_date: {
      readonly label: Plain
      readonly options: {
        readonly immediately: Plain
        readonly within_4_weeks: Plain
        readonly within_3_months: Plain
        readonly later: Plain
        readonly only_value: Plain
      }
    }
    readonly location_country: {
      readonly label: Plain
      readonly options: {
        readonly DE: Plain
        readonly NL: Plain
        readonly BE: Plain
        readonly FR: Plain
        readonly IT: Plain
        readonly AT: Plain
        readonly CH: Plain
        readonly LU: Plain
        readonly DK: Plain
        readonly CZ: Plain
        readonly PL: Plain
        readonly ES: Plain
        readonly HR: Plain
        readonly SI: Plain
        readonly SK: Plain
        readonly HU: Plain
        readonly SE: Plain
        readonly NO: Plain
        readonly FI: Plain
        readonly PT: Plain
        readonly GR: Plain
      }
    }
    readonly location_zip: {
      readonly label: Plain
    }
    readonly location_city: {
      readonly label: Plain
    }
    readonly pickup_differs: {
      readonly label: Plain
    }
    readonly pickup_country: {
      readonly label: Plain
      readonly options: {
        readonly DE: Plain
        readonly NL: Plain
        readonly BE: Plain
        readonly FR: Plain
        readonly IT: Plain
        readonly AT: Plain
        readonly CH: Plain
        readonly LU: Plain
        readonly DK: Plain
        readonly CZ: Plain
        readonly PL: Plain
        readonly ES: Plain
        readonly HR: Plain
        readonly SI: Plain
        readonly SK: Plain
        readonly HU: Plain
        readonly SE: Plain
        readonly NO: Plain
        readonly FI: Plain
        readonly PT: Plain
        readonly GR: Plain
      }
    }
    readonly pickup_zip: {
      readonly label: Plain
    }
    readonly pickup_city: {
      readonly label: Plain
    }
    readonly pickup_help: {
      readonly label: Plain
      readonly options: {
        readonly loading_possible: Plain
        readonly not_driveable: Plain
        readonly by_appointment: Plain
      }
    }
    readonly damage_area: {
      readonly label: Plain
      readonly options: {
        readonly front: Plain
        readonly windscreen: Plain
        readonly bonnet: Plain
        readonly left_side: Plain
        readonly right_side: Plain
        readonly rear: Plain
        readonly roof: Plain
        readonly roof_hatch: Plain
        readonly window: Plain
        readonly entrance_door: Plain
        readonly garage_door: Plain
        readonly awning: Plain
        readonly underbody: Plain
        readonly wheel_tyre: Plain
        readonly engine: Plain
        readonly gearbox: Plain
        readonly brakes: Plain
        readonly exhaust: Plain
        readonly electrics_vehicle: Plain
        readonly cab_interior: Plain
        readonly living_interior: Plain
        readonly furniture: Plain
        readonly upholstery: Plain
        readonly floor: Plain
        readonly kitchen: Plain
        readonly bathroom: Plain
        readonly heating: Plain
        readonly fridge: Plain
        readonly gas: Plain
        readonly water: Plain
        readonly electrics_living: Plain
        readonly battery_solar: Plain
        readonly heating_air: Plain
        readonly other: Plain
      }
    }
    readonly trailer_damage_area: {
      readonly label: Plain
      readonly options: {
        readonly front: Plain
        readonly left_side: Plain
        readonly right_side: Plain
        readonly rear: Plain
        readonly roof: Plain
        readonly roof_hatch: Plain
        readonly window: Plain
        readonly entrance_door: Plain
        readonly service_flap: Plain
        readonly drawbar_coupling: Plain
        readonly axle_chassis: Plain
        readonly wheel_tyre: Plain
        readonly brakes: Plain
        readonly lights: Plain
        readonly mover: Plain
        readonly awning: Plain
        readonly underbody: Plain
        readonly furniture: Plain
        readonly upholstery: Plain
        readonly floor: Plain
        readonly kitchen: Plain
        readonly bathroom: Plain
        readonly heating: Plain
        readonly fridge: Plain
        readonly gas: Plain
        readonly water: Plain
        readonly electrics: Plain
        readonly tent: Plain
        readonly other: Plain
      }
    }
    readonly damage_kind: {
      readonly label: Plain
      readonly options: {
        readonly scratch: Plain
        readonly dent: Plain
        readonly crack: Plain
        readonly hole: Plain
        readonly paint: Plain
        readonly corrosion: Plain
        readonly hail: Plain
        readonly delamination: Plain
        readonly leak: Plain
        readonly seal_open: Plain
        readonly missing_part: Plain
        readonly chip: Plain
        readonly blind: Plain
        readonly lock_broken: Plain
        readonly blind_or_net_broken: Plain
        readonly oil_leak: Plain
        readonly worn: Plain
        readonly noise: Plain
        readonly play: Plain
        readonly bent: Plain
        readonly not_working: Plain
        readonly age_over_6: Plain
        readonly cracked: Plain
        readonly puncture: Plain
        readonly rim_damage: Plain
        readonly uneven: Plain
        readonly loss_of_power: Plain
        readonly warning_light: Plain
        readonly clutch: Plain
        readonly hard_shift: Plain
        readonly smoke: Plain
        readonly not_starting: Plain
        readonly stain: Plain
        readonly tear: Plain
        readonly broken: Plain
        readonly water_stain: Plain
        readonly mould: Plain
        readonly soft: Plain
        readonly smell: Plain
        readonly partly_working: Plain
        readonly frost_damage: Plain
        readonly test_overdue: Plain
      }
    }
    readonly damage_severity: {
      readonly label: Plain
      readonly options: {
        readonly cosmetic: Plain
        readonly minor: Plain
        readonly functional: Plain
        readonly severe: Plain
        readonly unknown: Plain
      }
    }
    readonly damage_size: {
      readonly label: Plain
    }
    readonly damage_repaired: {
      readonly label: Plain
      readonly options: {
        readonly no: Plain
        readonly provisional: Plain
        readonly professional: Plain
      }
    }
    readonly repair_cost_estimate: {
      readonly label: Plain
    }
    readonly damage_description: {
      readonly label: Plain
    }
    readonly gallery: {
      readonly label: Plain
    }
    readonly image_kind: {
      readonly label: Plain
      readonly options: {
        readonly exterior_front: Plain
        readonly exterior_rear: Plain
        readonly exterior_left: Plain
        readonly exterior_right: Plain
        readonly roof: Plain
        readonly cab: Plain
        readonly living: Plain
        readonly kitchen: Plain
        readonly bath: Plain
        readonly bed: Plain
        readonly garage: Plain
        readonly engine: Plain
        readonly tyre: Plain
        readonly dashboard_mileage: Plain
        readonly floor_plan: Plain
        readonly document_free: Plain
        readonly other: Plain
      }
    }
    readonly more_images: {
      readonly label: Plain
    }
    readonly damage_images: {
      readonly label: Plain
    }
    readonly official_document_type: {
      readonly label: Plain
      readonly options: {
        readonly registration_part_1: Plain
        readonly inspection_report: Plain
        readonly conformity_certificate: Plain
      }
    }
  }
  readonly auction: {
    readonly crumbs: {
      readonly label: Plain
      readonly catalog: Plain
      readonly motorhome: Plain
      readonly trailer: Plain
    }
    readonly status: {
      readonly editing: Plain
      readonly under_review: Plain
      readonly published: Plain
      readonly running: Plain
      readonly hotbidding: Plain
      readonly ended: Plain
      readonly sold: Plain
      readonly failed: Plain
      readonly failed_na: Plain
      readonly renegotiation: Plain
      readonly anr_offer_above_targetprice: Plain
      readonly acpt_late_offer: Plain
      readonly recd_late_offer: Plain
      readonly recd_late_offer_owner: Plain
      readonly declined_late_offer: Plain
      readonly inactive: Plain
    }
    readonly clock: {
      readonly startsIn: Plain
      readonly endsIn: Plain
      readonly lastSeconds: Plain
      readonly starting: Plain
      readonly settling: Plain
      readonly unknown: Plain
      readonly days: [{ readonly clock: Word; readonly days: Figure }]
      readonly announce: [{ readonly minutes: Figure }]
      readonly today: [{ readonly time: Word }]
      readonly startsAt: [{ readonly at: Word }]
      readonly endsAt: [{ readonly at: Word }]
      readonly extendedTo: [{ readonly at: Word }]
      readonly endedAt: [{ readonly at: Word }]
    }
    readonly missedAnswer: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly endMove: {
      readonly title: [{ readonly at: Word }]
      readonly outage: Plain
      readonly void: Plain
      readonly new_defect: Plain
    }
    readonly voided: {
      readonly title: Plain
      readonly text: {
        readonly voided: Plain
        readonly taken_back: Plain
      }
    }
    readonly price: {
      readonly hammer: Plain
      readonly current: Plain
      readonly last: Plain
      readonly start: Plain
      readonly none: Plain
      readonly net: [{ readonly amount: Word }]
      readonly noBids: Plain
      readonly bids: [{ readonly count: Figure }]
      readonly bidders: [{ readonly count: Figure }]
      readonly asOf: [{ readonly time: Word }]
      readonly ownOffer: Plain
      readonly ownBid: Plain
      readonly bestOffer: Plain
    }
    readonly light: {
      readonly none: {
        readonly word: Plain
        readonly meaning: Plain
        readonly expectation: Plain
      }
      readonly red: {
        readonly word: Plain
        readonly meaning: Plain
        readonly expectation: Plain
      }
      readonly yellow: {
        readonly word: Plain
        readonly meaning: Plain
        readonly expectation: Plain
      }
      readonly green: {
        readonly word: Plain
        readonly meaning: Plain
        readonly expectation: Plain
      }
    }
    readonly collection: Plain
    readonly position: {
      readonly bidder: [{ readonly number: Word }]
      readonly leading: {
        readonly title: Plain
        readonly text: [{ readonly amount: Word; readonly bidder: Word }]
      }
      readonly outbid: {
        readonly title: [{ readonly bidder: Word }]
        readonly text: [{ readonly amount: Word }]
      }
      readonly barred: {
        readonly title: Plain
        readonly text: Plain
        readonly standing: [{ readonly amount: Word }]
      }
      readonly tooLow: {
        readonly title: Plain
        readonly text: [{ readonly amount: Word }]
      }
      readonly limitTooLow: {
        readonly title: Plain
        readonly text: [{ readonly amount: Word }]
      }
      readonly offerTooLow: {
        readonly title: Plain
        readonly text: [{ readonly amount: Word }]
      }
      readonly lost: {
        readonly title: [{ readonly time: Word }]
        readonly text: Plain
      }
    }
    readonly box: {
      readonly label: Plain
      readonly bid: Plain
      readonly open: Plain
      readonly reconnecting: Plain
      readonly answer: Plain
      readonly offer: Plain
      readonly result: Plain
      readonly details: Plain
    }
    readonly bid: {
      readonly secondFactor: Plain
      readonly secondFactorAction: Plain
      readonly secondFactorLater: Plain
      readonly steps: Plain
      readonly step: [{ readonly count: Figure }]
      readonly amount: Plain
      readonly place: [{ readonly amount: Word }]
      readonly placeNothing: Plain
      readonly described: [{ readonly amount: Word }]
      readonly tooLow: [{ readonly amount: Word }]
      readonly tooHigh: [{ readonly amount: Word }]
      readonly askMeThen: Plain
      readonly askMeThenDetail: Plain
      readonly confirm: {
        readonly keyboard: [{ readonly amount: Word }]
        readonly high: [{ readonly amount: Word }]
        readonly moved: [{ readonly amount: Word }]
        readonly leading: [{ readonly amount: Word }]
        readonly overtaken: [{ readonly amount: Word }]
      }
      readonly highText: [{ readonly minimum: Word }]
      readonly leadingText: Plain
      readonly overtakenText: [{ readonly minimum: Word }]
      readonly overtakenAction: Plain
    }
    readonly confirm: {
      readonly back: Plain
    }
    readonly unanswered: {
      readonly title: [{ readonly what: Word }]
      readonly text: Plain
      readonly again: Plain
      readonly discard: Plain
      readonly arrived: [{ readonly what: Word }]
    }
    readonly agent: {
      readonly title: Plain
      readonly until: [{ readonly amount: Word }]
      readonly exhausted: [{ readonly amount: Word }]
      readonly limit: Plain
      readonly from: [{ readonly amount: Word }]
      readonly set: Plain
      readonly raise: Plain
      readonly lower: Plain
      readonly withdraw: Plain
      readonly withdrawing: Plain
      readonly tooLow: [{ readonly amount: Word }]
      readonly tooHigh: [{ readonly amount: Word }]
      readonly described: [{ readonly amount: Word }]
      readonly explained: Plain
      readonly jump: Plain
      readonly needsBid: Plain
      readonly confirm: [{ readonly amount: Word }]
      readonly confirmHigh: [{ readonly amount: Word }]
      readonly confirmAction: [{ readonly amount: Word }]
    }
    readonly landed: {
      readonly title: [{ readonly amount: Word }]
      readonly notBidding: Plain
      readonly hammer: Plain
      readonly shownVat: [{ readonly rate: Word }]
      readonly payable: Plain
      readonly commission: [{ readonly rate: Word }]
      readonly commissionVat: Plain
      readonly total: Plain
      readonly afterInputTax: Plain
      readonly afterProof: Plain
      readonly bounds: [{ readonly max: Word; readonly min: Word }]
      readonly vehicleCase: {
        readonly private_without_vat: Plain
        readonly margin_scheme: Plain
        readonly domestic_with_vat: Plain
        readonly intra_community_exempt: Plain
        readonly export_after_proof: Plain
        readonly new_vehicle_intra_community: Plain
      }
      readonly commissionCase: {
        readonly domestic: Plain
        readonly charged_abroad: Plain
        readonly reverse_charge: Plain
        readonly not_taxable_here: Plain
        readonly held: Plain
      }
    }
    readonly buyNow: {
      readonly price: Plain
      readonly action: [{ readonly amount: Word }]
      readonly confirm: [{ readonly amount: Word }]
      readonly described: [{ readonly amount: Word }]
      readonly missed: {
        readonly already: Plain
        readonly once: Plain
        readonly late: Plain
      }
    }
    readonly lateOffer: {
      readonly title: Plain
      readonly amount: Plain
      readonly from: [{ readonly amount: Word }]
      readonly action: Plain
      readonly tooLow: [{ readonly amount: Word }]
      readonly tooHigh: [{ readonly amount: Word }]
      readonly described: [{ readonly amount: Word }]
      readonly atLeast: [{ readonly amount: Word }]
      readonly explained: Plain
      readonly confirm: [{ readonly amount: Word }]
    }
    readonly watch: {
      readonly watch: Plain
      readonly watched: Plain
      readonly failed: Plain
    }
    readonly refused: {
      readonly visitor: {
        readonly title: Plain
        readonly text: Plain
        readonly login: Plain
        readonly register: Plain
      }
      readonly terms: {
        readonly accept: Plain
        readonly read: Plain
        readonly failed: Plain
      }
      readonly startsAt: [{ readonly at: Word }]
      readonly watch: Plain
      readonly contact: Plain
      readonly invoices: Plain
      readonly dealers: Plain
      readonly profile: Plain
    }
    readonly owner: {
      readonly target: Plain
      readonly expectation: Plain
      readonly onlyYou: Plain
      readonly draft: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly sentBack: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly review: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly before: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly noBid: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly open: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly reached: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly collecting: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly negotiate: {
        readonly yourTurn: Plain
        readonly theirTurn: Plain
        readonly until: [{ readonly at: Word }]
        readonly answer: [{ readonly at: Word }]
        readonly action: Plain
      }
      readonly sold: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
      readonly offer: {
        readonly title: [{ readonly count: Figure }]
      }
      readonly reserved: {
        readonly title: Plain
        readonly others: [{ readonly count: Figure }]
      }
      readonly late: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly failed: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
      readonly inactive: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly gone: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly offers: {
        readonly until: [{ readonly at: Word }]
        readonly decline: Plain
        readonly sell: [{ readonly amount: Word }]
        readonly described: Plain
        readonly confirmAccept: [{ readonly amount: Word }]
        readonly confirmDecline: [{ readonly amount: Word }]
        readonly acceptText: Plain
        readonly higher: [{ readonly amount: Word }]
        readonly ofOwnPeople: Plain
        readonly best: [{ readonly count: Figure; readonly shown: Figure }]
      }
      readonly followUp: {
        readonly title: [{ readonly amount: Word }]
        readonly accept: [{ readonly at: Word }]
        readonly round: [{ readonly at: Word }]
      }
      readonly second: {
        readonly title: [{ readonly amount: Word }]
        readonly choose: [{ readonly at: Word }]
        readonly waiting: [{ readonly at: Word }]
      }
      readonly lapsed: {
        readonly title: Plain
      }
      readonly canceled: {
        readonly title: Plain
      }
      readonly startPrice: [{ readonly amount: Word; readonly reason: Word }]
      readonly change: Plain
    }
    readonly after: {
      readonly bought: {
        readonly title: [{ readonly amount: Word }]
        readonly text: Plain
        readonly action: Plain
      }
      readonly soldElsewhere: {
        readonly title: Plain
        readonly text: Plain
        readonly offer: [{ readonly amount: Word }]
      }
      readonly negotiate: {
        readonly yourTurn: Plain
        readonly theirTurn: Plain
        readonly text: [{ readonly amount: Word; readonly at: Word }]
        readonly action: Plain
        readonly answer: [{ readonly amount: Word; readonly at: Word }]
      }
      readonly reserved: {
        readonly title: Plain
        readonly text: [{ readonly at: Word }]
      }
      readonly pending: {
        readonly title: [{ readonly amount: Word }]
        readonly text: [{ readonly at: Word }]
      }
      readonly declined: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly lapsed: {
        readonly title: [{ readonly amount: Word }]
        readonly text: Plain
        readonly again: Plain
      }
      readonly open: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly refused: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly ended: {
        readonly title: Plain
        readonly own: Plain
        readonly text: Plain
        readonly visitor: Plain
      }
      readonly gone: {
        readonly title: Plain
        readonly text: Plain
        readonly bids: Plain
      }
      readonly followUp: {
        readonly title: [{ readonly amount: Word }]
        readonly round: [{ readonly at: Word }]
        readonly inRound: [{ readonly at: Word }]
        readonly bidInRound: [{ readonly at: Word }]
        readonly waiting: [{ readonly at: Word }]
      }
      readonly second: {
        readonly title: [{ readonly amount: Word }]
        readonly text: [{ readonly at: Word }]
        readonly accept: [{ readonly amount: Word }]
        readonly decline: Plain
        readonly confirm: [{ readonly amount: Word }]
        readonly confirmText: Plain
        readonly declineConfirm: Plain
        readonly declineText: Plain
        readonly described: Plain
      }
    }
    readonly gallery: {
      readonly none: Plain
      readonly place: [{ readonly count: Word; readonly number: Word }]
      readonly enlarge: [{ readonly picture: Word }]
      readonly previous: Plain
      readonly next: Plain
      readonly all: Plain
      readonly more: [{ readonly count: Figure }]
    }
    readonly facts: {
      readonly title: Plain
      readonly fromRental: Plain
      readonly asOf: [{ readonly at: Word }]
    }
    readonly equipment: {
      readonly title: Plain
      readonly without: Plain
      readonly no: Plain
    }
    readonly damages: {
      readonly title: [{ readonly count: Figure }]
      readonly outline: [{ readonly count: Figure }]
      readonly toDamage: [{ readonly number: Word }]
      readonly picture: [{ readonly index: Word; readonly number: Word }]
      readonly repaired: [{ readonly state: Word }]
      readonly cost: [{ readonly amount: Word }]
      readonly toNew: Plain
      readonly added: [{ readonly at: Word }]
    }
    readonly documents: {
      readonly title: Plain
      readonly dealerHint: Plain
      readonly ownHint: Plain
      readonly buyerHint: Plain
      readonly page: [{ readonly count: Word; readonly number: Word; readonly type: Word }]
      readonly covered: Plain
      readonly read: [{ readonly count: Figure }]
      readonly previous: Plain
      readonly next: Plain
      readonly close: Plain
      readonly enlarge: [{ readonly page: Word }]
    }
    readonly description: {
      readonly title: Plain
    }
    readonly history: {
      readonly title: Plain
      readonly none: Plain
      readonly chart: [{ readonly count: Figure; readonly from: Word; readonly to: Word }]
      readonly others: Plain
      readonly you: Plain
      readonly leads: Plain
      readonly at: Plain
      readonly bidder: Plain
      readonly cause: Plain
      readonly amount: Plain
      readonly causes: {
        readonly manual: Plain
        readonly agent: Plain
        readonly agent_jump: Plain
        readonly voided: Plain
        readonly taken_back: Plain
      }
      readonly earlier: [{ readonly count: Figure }]
      readonly journal: Plain
      readonly extended: [{ readonly time: Word }]
    }
    readonly renegotiation: {
      readonly title: Plain
      readonly range: [{ readonly max: Word; readonly min: Word }]
      readonly enterAmount: Plain
      readonly made: [{ readonly all: Word; readonly made: Word }]
      readonly head: {
        readonly gap: [{ readonly amount: Word }]
        readonly waiting: [{ readonly amount: Word }]
        readonly sold: Plain
        readonly bought: Plain
        readonly over: Plain
        readonly yourTurn: Plain
        readonly ownersTurn: Plain
        readonly buyersTurn: Plain
        readonly yourAnswer: Plain
        readonly theirAnswer: Plain
        readonly lapsed: Plain
      }
      readonly gap: {
        readonly bid: Plain
        readonly ownBid: Plain
        readonly offer: [{ readonly bidder: Word }]
        readonly ownOffer: Plain
        readonly draft: Plain
        readonly counter: Plain
        readonly ownCounter: Plain
        readonly target: [{ readonly mode: Choice }]
        readonly gap: Plain
        readonly gapFrom: [{ readonly amount: Word }]
      }
      readonly accept: {
        readonly title: Plain
        readonly owner: {
          readonly action: [{ readonly amount: Word }]
          readonly text: [{ readonly amount: Word }]
          readonly confirm: [{ readonly amount: Word }]
        }
        readonly buyer: {
          readonly action: [{ readonly amount: Word }]
          readonly text: [{ readonly amount: Word }]
          readonly confirm: [{ readonly amount: Word }]
        }
      }
      readonly counter: {
        readonly title: Plain
        readonly label: Plain
        readonly text: [{ readonly binds: Word; readonly until: Word }]
        readonly action: [{ readonly amount: Word }]
        readonly confirm: [{ readonly amount: Word }]
      }
      readonly reduced: {
        readonly title: Plain
        readonly label: Plain
        readonly text: [{ readonly until: Word }]
        readonly action: [{ readonly amount: Word }]
        readonly confirm: [{ readonly amount: Word }]
        readonly lastWord: Plain
      }
      readonly offer: {
        readonly title: Plain
        readonly label: Plain
        readonly text: [{ readonly until: Word }]
        readonly action: [{ readonly amount: Word }]
        readonly confirm: [{ readonly amount: Word }]
      }
      readonly raise: {
        readonly title: Plain
        readonly label: Plain
        readonly text: Plain
        readonly ownTurn: Plain
        readonly action: [{ readonly amount: Word }]
        readonly confirm: [{ readonly amount: Word }]
      }
      readonly leave: {
        readonly title: Plain
        readonly text: [{ readonly amount: Word; readonly answer: Word; readonly at: Word }]
        readonly action: Plain
        readonly confirm: Plain
      }
      readonly decline: {
        readonly name: Plain
        readonly text: Plain
        readonly open: Plain
        readonly title: Plain
        readonly reason: Plain
        readonly then: Plain
        readonly back: Plain
        readonly action: Plain
        readonly choose: Plain
        readonly reasons: {
          readonly price_too_low: {
            readonly label: Plain
            readonly detail: Plain
          }
          readonly not_available: {
            readonly label: Plain
            readonly detail: Plain
          }
        }
        readonly thens: {
          readonly restart: {
            readonly label: Plain
            readonly detail: [{ readonly bid: Word; readonly until: Word }]
          }
          readonly pause: {
            readonly label: Plain
            readonly detail: Plain
          }
          readonly neither: {
            readonly label: Plain
            readonly detail: Plain
          }
        }
      }
      readonly noMore: Plain
      readonly silence: {
        readonly owner: [{ readonly at: Word }]
        readonly ownerSeen: [{ readonly at: Word }]
        readonly buyer: [{ readonly amount: Word; readonly at: Word; readonly binds: Word }]
        readonly buyerSeen: [{ readonly amount: Word; readonly at: Word; readonly binds: Word }]
        readonly buyerLast: [{ readonly at: Word }]
        readonly buyerLastSeen: [{ readonly at: Word }]
      }
      readonly over: {
        readonly sold: Plain
        readonly bought: Plain
        readonly soldText: Plain
        readonly notSold: Plain
        readonly notSoldText: Plain
        readonly withdrawn: [{ readonly reason: Word }]
        readonly reasons: {
          readonly description_wrong: Plain
          readonly vehicle_gone: Plain
          readonly owner_unreachable: Plain
          readonly suspected_fraud: Plain
          readonly legal_order: Plain
          readonly technical_fault: Plain
        }
        readonly boundText: [{ readonly amount: Word; readonly at: Word }]
        readonly toVehicles: Plain
        readonly toPurchases: Plain
        readonly toMessages: Plain
        readonly toCatalog: Plain
      }
      readonly steps: {
        readonly title: Plain
        readonly now: Plain
        readonly yourTurn: Plain
        readonly ownersTurn: Plain
        readonly buyersTurn: [{ readonly bidder: Word }]
        readonly bindsUntil: [{ readonly at: Word }]
        readonly archived_bid: {
          readonly own: Plain
          readonly other: [{ readonly bidder: Word }]
        }
        readonly offer: {
          readonly own: Plain
          readonly other: [{ readonly bidder: Word }]
        }
        readonly raise: {
          readonly own: Plain
          readonly other: [{ readonly bidder: Word }]
        }
        readonly counter: {
          readonly own: Plain
          readonly other: Plain
        }
        readonly left: {
          readonly own: Plain
          readonly other: [{ readonly bidder: Word }]
        }
        readonly silent: {
          readonly own: Plain
          readonly other: [{ readonly bidder: Word }]
        }
        readonly ended: {
          readonly accepted: {
            readonly own: Plain
            readonly owner: Plain
            readonly buyer: [{ readonly bidder: Word }]
          }
          readonly raise_reached: Plain
          readonly declined: {
            readonly own: Plain
            readonly owner: Plain
          }
          readonly lapsed: {
            readonly own: Plain
            readonly owner: Plain
            readonly buyer: [{ readonly bidder: Word }]
          }
          readonly canceled: Plain
          readonly withdrawn: Plain
        }
      }
      readonly described: {
        readonly amount: [{ readonly amount: Word }]
        readonly move: Plain
      }
    }
    readonly journal: {
      readonly title: Plain
      readonly lead: Plain
      readonly download: Plain
      readonly head: Plain
      readonly number: Plain
      readonly at: Plain
      readonly kind: Plain
      readonly content: Plain
      readonly hash: Plain
      readonly empty: Plain
      readonly kinds: {
        readonly released: Plain
        readonly bid: Plain
        readonly agent: Plain
        readonly agent_ended: Plain
        readonly end_extended: Plain
        readonly end_moved: Plain
        readonly defect: Plain
        readonly voided: Plain
        readonly takenBack: Plain
        readonly withdrawn: Plain
        readonly result: Plain
      }
      readonly outcomes: {
        readonly sold: Plain
        readonly bought_now: Plain
        readonly reservation: Plain
        readonly renegotiation: Plain
        readonly failed: Plain
      }
      readonly show: Plain
      readonly noBidLeft: Plain
      readonly fromEntry: [{ readonly number: Word }]
      readonly then: [{ readonly amount: Word; readonly bidder: Word }]
      readonly verdict: {
        readonly title: Plain
        readonly proved: Plain
        readonly consistent: Plain
        readonly wrong: Plain
        readonly none: Plain
        readonly open: {
          readonly limit: Plain
          readonly target: [{ readonly mode: Choice }]
          readonly yellow: Plain
          readonly outage: Plain
          readonly calendar: Plain
          readonly operator: Plain
        }
      }
      readonly openings: {
        readonly title: Plain
        readonly text: Plain
        readonly target: [{ readonly mode: Choice }]
        readonly yellow: Plain
        readonly percent: [{ readonly mode: Choice; readonly percent: Word }]
        readonly limit: [{ readonly bidder: Word; readonly number: Word }]
      }
      readonly check: {
        readonly whole: [{ readonly count: Figure }]
        readonly soFar: [{ readonly count: Figure }]
        readonly text: [{ readonly consistent: Figure; readonly proved: Figure }]
        readonly wrong: [{ readonly number: Word }]
        readonly wrongText: Plain
        readonly yourself: Plain
        readonly yourselfText: Plain
      }
      readonly moveCauses: {
        readonly outage: Plain
        readonly void: Plain
        readonly new_defect: Plain
      }
    }
    readonly keys: {
      readonly title: Plain
      readonly amount: Plain
      readonly steps: Plain
      readonly arrows: Plain
      readonly enter: Plain
      readonly escape: Plain
      readonly switch: Plain
      readonly switchDetail: Plain
    }
    readonly takeBack: {
      readonly described: Plain
      readonly done: Plain
      readonly taken_back: {
        readonly title: Plain
        readonly text: [{ readonly at: Word }]
        readonly action: Plain
        readonly confirm: Plain
        readonly consequence: [{ readonly amount: Choice }]
      }
      readonly new_defect: {
        readonly title: Plain
        readonly text: [{ readonly at: Word }]
        readonly action: Plain
        readonly confirm: Plain
        readonly consequence: Plain
      }
    }
    readonly sold: {
      readonly title: Plain
      readonly lead: [{ readonly count: Word; readonly likely: Word }]
      readonly note: Plain
      readonly own: Plain
      readonly invented: Plain
      readonly table: Plain
      readonly year: Plain
      readonly mileage: Plain
      readonly allMileages: Plain
      readonly sales: Plain
      readonly price: Plain
    }
    readonly similar: {
      readonly title: Plain
    }
    readonly defect: {
      readonly explained: Plain
      readonly add: Plain
      readonly reported: [{ readonly area: Word; readonly at: Word }]
      readonly state: {
        readonly waiting: Plain
        readonly material: Plain
        readonly minor: Plain
        readonly refused: Plain
      }
      readonly title: Plain
      readonly consequence: Plain
      readonly choose: Plain
      readonly descriptionHelp: Plain
      readonly incomplete: Plain
      readonly cancel: Plain
      readonly send: Plain
    }
    readonly afterwards: {
      readonly any: Plain
      readonly reduced: [{ readonly at: Word; readonly max: Word; readonly min: Word }]
      readonly later: [{ readonly at: Word }]
      readonly startPrice: [{ readonly amount: Word }]
      readonly lateOffers: [{ readonly at: Word }]
      readonly lateOfferDeclined: Plain
      readonly bidDeclined: Plain
      readonly none: [{ readonly at: Word; readonly days: Figure; readonly rounds: Figure }]
    }
  }
  readonly auth: {
    readonly fields: {
      readonly email: Plain
      readonly password: Plain
      readonly newPassword: Plain
    }
    readonly beside: {
      readonly sellers: {
        readonly title: Plain
        readonly first: Plain
        readonly second: Plain
        readonly third: Plain
      }
      readonly dealers: {
        readonly title: Plain
        readonly first: Plain
        readonly second: Plain
        readonly third: Plain
      }
    }
    readonly mailbox: {
      readonly hint: Plain
      readonly open: Plain
    }
    readonly link: {
      readonly incomplete: Plain
    }
    readonly login: {
      readonly title: Plain
      readonly submit: Plain
      readonly forgot: Plain
      readonly noAccount: Plain
      readonly register: Plain
    }
    readonly code: {
      readonly send: Plain
      readonly digits: Plain
      readonly title: Plain
      readonly sentTo: [{ readonly b: Tag; readonly email: Word }]
      readonly changeAddress: Plain
      readonly goesOn: [{ readonly minutes: Figure }]
      readonly checking: Plain
      readonly noMail: Plain
      readonly noMailText: Plain
      readonly again: Plain
      readonly help: Plain
      readonly sent: Plain
      readonly button: Plain
      readonly loginTitle: Plain
      readonly loginLead: Plain
      readonly withCode: Plain
      readonly withPassword: Plain
    }
    readonly demo: {
      readonly title: Plain
      readonly hint: Plain
      readonly all: Plain
      readonly roles: {
        readonly private: Plain
        readonly commercial: Plain
        readonly merchant: Plain
        readonly merchant_in_review: Plain
        readonly operator: Plain
      }
    }
    readonly types: {
      readonly PRIVATE: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly COMMERCIAL: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly MERCHANT: {
        readonly label: Plain
        readonly detail: Plain
      }
    }
    readonly register: {
      readonly title: Plain
      readonly lead: Plain
      readonly type: Plain
      readonly terms: [{ readonly privacy: Tag; readonly terms: Tag }]
      readonly termsMissing: Plain
      readonly submit: Plain
      readonly hasAccount: Plain
      readonly login: Plain
      readonly sentTitle: Plain
      readonly sentText: [{ readonly email: Word }]
    }
    readonly lookIntoMailbox: {
      readonly spam: Plain
      readonly resend: Plain
      readonly resent: Plain
      readonly toLogin: Plain
    }
    readonly passwordRules: {
      readonly length: [{ readonly min: Word }]
      readonly upper: Plain
      readonly lower: Plain
      readonly digit: Plain
      readonly met: Plain
      readonly open: Plain
    }
    readonly passwordStrength: {
      readonly label: Plain
      readonly veryWeak: Plain
      readonly weak: Plain
      readonly fair: Plain
      readonly strong: Plain
      readonly veryStrong: Plain
    }
    readonly forgot: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly sentText: [{ readonly email: Word }]
    }
    readonly reset: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly again: Plain
      readonly doneTitle: Plain
      readonly doneText: Plain
      readonly login: Plain
    }
    readonly verify: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly doneTitle: Plain
      readonly doneText: [{ readonly email: Word }]
      readonly toLogin: Plain
      readonly toAccount: Plain
      readonly chooseTitle: Plain
      readonly chooseText: [{ readonly email: Word }]
      readonly choose: Plain
      readonly renew: Plain
      readonly renewText: Plain
    }
    readonly undoEmail: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly doneTitle: Plain
      readonly doneText: [{ readonly email: Word }]
      readonly choose: Plain
    }
    readonly unlock: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly forgot: Plain
      readonly doneTitle: Plain
      readonly doneText: Plain
      readonly toLogin: Plain
    }
    readonly signingIn: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
    }
    readonly logOut: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
      readonly stay: Plain
      readonly doneTitle: Plain
      readonly toHome: Plain
    }
    readonly locked: {
      readonly title: Plain
      readonly lead: Plain
      readonly login: Plain
      readonly new: Plain
    }
    readonly help: {
      readonly title: Plain
      readonly lead: Plain
      readonly submit: Plain
    }
    readonly outside: {
      readonly logIn: [{ readonly name: Word }]
      readonly signUp: [{ readonly name: Word }]
      readonly away: [{ readonly name: Word }]
      readonly declined: Plain
      readonly invalid: Plain
      readonly unknown: Plain
      readonly exists: Plain
      readonly unverified: Plain
      readonly barred: Plain
    }
    readonly program: {
      readonly title: Plain
      readonly titleOf: [{ readonly name: Word }]
      readonly lead: [{ readonly host: Word; readonly name: Word }]
      readonly told: Plain
      readonly goOn: [{ readonly email: Word }]
      readonly other: Plain
      readonly decline: [{ readonly name: Word }]
      readonly over: Plain
      readonly wrong: [{ readonly fault: Word }]
      readonly back: [{ readonly name: Word }]
    }
  }
  readonly catalog: {
    readonly results: {
      readonly count: [{ readonly count: Figure }]
      readonly endingToday: [{ readonly count: Figure }]
      readonly label: Plain
      readonly pages: Plain
      readonly summary: [{ readonly from: Figure; readonly to: Figure; readonly total: Figure }]
      readonly startPricesOnly: Plain
    }
    readonly search: {
      readonly label: Plain
      readonly placeholder: Plain
    }
    readonly sort: {
      readonly label: Plain
      readonly ending: Plain
      readonly newest: Plain
      readonly price_low: Plain
      readonly price_high: Plain
      readonly mileage: Plain
      readonly distance: Plain
      readonly byHead: [{ readonly direction: Choice; readonly head: Word }]
    }
    readonly view: {
      readonly label: Plain
      readonly cards: Plain
      readonly list: Plain
    }
    readonly filters: {
      readonly title: Plain
      readonly chosen: Plain
      readonly clear: Plain
      readonly show: [{ readonly count: Figure }]
      readonly more: [{ readonly count: Word }]
      readonly less: Plain
      readonly from: Plain
      readonly to: Plain
      readonly startPrice: Plain
      readonly currentPrice: Plain
      readonly all: Plain
    }
    readonly chip: {
      readonly text: [{ readonly text: Word }]
      readonly from: [{ readonly name: Word; readonly value: Word }]
      readonly to: [{ readonly name: Word; readonly value: Word }]
      readonly between: [{ readonly from: Word; readonly name: Word; readonly to: Word }]
      readonly beds: [{ readonly count: Figure }]
      readonly seats_with_belt: [{ readonly count: Figure }]
      readonly named: [{ readonly name: Word; readonly value: Word }]
      readonly unknown: [{ readonly value: Word }]
    }
    readonly status: {
      readonly running: Plain
      readonly published: Plain
      readonly sold: Plain
      readonly ended: Plain
      readonly gone: Plain
      readonly soon: Plain
      readonly lateOffers: Plain
      readonly renegotiation: Plain
      readonly lead: Plain
      readonly outbid: Plain
      readonly own: Plain
      readonly buyNow: [{ readonly price: Word }]
      readonly yourTurn: Plain
      readonly bought: Plain
      readonly bound: Plain
      readonly offered: Plain
      readonly offerDeclined: Plain
      readonly bidDeclined: Plain
      readonly reserved: Plain
    }
    readonly card: {
      readonly facts: Plain
      readonly beds: [{ readonly count: Figure }]
      readonly axles: [{ readonly count: Figure }]
      readonly startPrice: Plain
      readonly currentBid: [{ readonly count: Figure }]
      readonly highestBid: Plain
      readonly hammerPrice: Plain
      readonly noPrice: Plain
      readonly bids: [{ readonly count: Figure }]
      readonly asOf: [{ readonly time: Word }]
    }
    readonly light: {
      readonly none: Plain
      readonly red: [{ readonly mode: Choice }]
      readonly yellow: [{ readonly mode: Choice }]
      readonly green: [{ readonly mode: Choice }]
    }
    readonly lightShort: {
      readonly none: Plain
      readonly red: Plain
      readonly yellow: Plain
      readonly green: Plain
    }
    readonly clock: {
      readonly endsIn: Plain
      readonly lastSeconds: Plain
      readonly over: Plain
      readonly days: [{ readonly clock: Word; readonly days: Word }]
      readonly starts: [{ readonly time: Word }]
      readonly until: [{ readonly time: Word }]
    }
    readonly watch: {
      readonly add: [{ readonly vehicle: Word }]
      readonly remove: [{ readonly vehicle: Word }]
      readonly failed: Plain
    }
    readonly table: {
      readonly vehicle: Plain
      readonly firstRegistration: Plain
      readonly mileage: Plain
      readonly distance: Plain
      readonly damages: Plain
      readonly documents: Plain
      readonly start: Plain
      readonly price: Plain
      readonly light: Plain
      readonly you: Plain
      readonly time: Plain
      readonly watch: Plain
    }
    readonly preview: {
      readonly title: Plain
      readonly close: Plain
      readonly open: Plain
      readonly keys: Plain
      readonly row: Plain
      readonly enter: Plain
      readonly space: Plain
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
      readonly pastEnd: Plain
      readonly firstPage: Plain
    }
    readonly error: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly watchlist: {
      readonly emptyTitle: Plain
      readonly emptyText: Plain
      readonly action: Plain
    }
    readonly bids: {
      readonly lead: Plain
      readonly emptyTitle: Plain
      readonly emptyText: Plain
    }
    readonly searches: {
      readonly title: Plain
      readonly menu: Plain
      readonly all: Plain
      readonly found: [{ readonly count: Figure }]
      readonly foundNew: [{ readonly count: Figure; readonly fresh: Figure }]
      readonly new: [{ readonly count: Figure }]
      readonly saveChange: Plain
      readonly changed: [{ readonly name: Word }]
      readonly notChanged: Plain
    }
    readonly saveSearch: {
      readonly save: Plain
      readonly title: Plain
      readonly name: Plain
      readonly nameHelp: Plain
      readonly cancel: Plain
      readonly done: [{ readonly name: Word }]
      readonly nameMissing: Plain
    }
    readonly distance: {
      readonly name: Plain
      readonly upTo: [{ readonly distance: Word }]
      readonly over: [{ readonly distance: Word }]
      readonly note: Plain
      readonly unknown: Plain
      readonly check: Plain
    }
    readonly titleOf: {
      readonly motorhome: Plain
      readonly trailer: Plain
    }
  }
  readonly channels: {
    readonly title: Plain
    readonly lead: Plain
    readonly heading: Plain
    readonly presets: {
      readonly label: Plain
      readonly urgent: Plain
      readonly recommended: Plain
      readonly all: Plain
      readonly own: Plain
    }
    readonly columns: {
      readonly topic: Plain
      readonly account: Plain
      readonly mail: Plain
      readonly push: Plain
      readonly whatsApp: Plain
    }
    readonly always: Plain
    readonly never: Plain
    readonly why: Plain
    readonly groups: {
      readonly bidding: Plain
      readonly ads: Plain
      readonly sale: Plain
    }
    readonly topics: {
      readonly outbid: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly limit: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly ownBid: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly auctionTimes: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly savedSearch: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly auctionResult: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly bindingBid: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly ad: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly question: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly turn: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly sale: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly payment: {
        readonly label: Plain
        readonly detail: Plain
      }
      readonly handover: {
        readonly label: Plain
        readonly detail: Plain
      }
    }
    readonly saved: Plain
    readonly undo: Plain
    readonly failed: Plain
    readonly quiet: {
      readonly title: Plain
      readonly switch: Plain
      readonly from: Plain
      readonly to: Plain
      readonly weekends: Plain
      readonly text: Plain
    }
    readonly where: {
      readonly title: Plain
      readonly confirmed: Plain
      readonly open: Plain
      readonly none: Plain
      readonly since: [{ readonly date: Word }]
      readonly thisOne: Plain
      readonly unknown: Plain
      readonly add: Plain
      readonly added: Plain
      readonly remove: Plain
      readonly removed: Plain
      readonly test: Plain
      readonly reached: Plain
      readonly nobody: Plain
      readonly busy: Plain
      readonly off: Plain
      readonly demo: Plain
      readonly unsupported: Plain
      readonly homeScreen: Plain
      readonly denied: Plain
      readonly noService: Plain
      readonly stop: {
        readonly bounce: [{ readonly date: Word }]
        readonly complaint: [{ readonly date: Word }]
        readonly lift: Plain
        readonly lifted: Plain
      }
    }
    readonly whatsApp: {
      readonly lead: Plain
      readonly add: Plain
      readonly title: Plain
      readonly number: Plain
      readonly numberHint: Plain
      readonly agree: Plain
      readonly agreeFirst: Plain
      readonly privacy: Plain
      readonly send: Plain
      readonly sent: [{ readonly number: Word }]
      readonly code: Plain
      readonly wrong: [{ readonly attemptsLeft: Figure }]
      readonly again: Plain
      readonly other: Plain
      readonly done: Plain
      readonly since: [{ readonly date: Word }]
      readonly test: Plain
      readonly reached: Plain
      readonly nobody: Plain
      readonly busy: Plain
      readonly end: Plain
      readonly ended: Plain
      readonly stopped: [{ readonly date: Word }]
      readonly demo: Plain
      readonly quiet: Plain
      readonly yesterday: [{ readonly count: Word }]
    }
    readonly sample: {
      readonly title: Plain
      readonly now: Plain
      readonly subject: Plain
      readonly body: [{ readonly bid: Word; readonly next: Word }]
      readonly yesterday: [{ readonly count: Figure; readonly mails: Word; readonly pushes: Word }]
    }
    readonly reminders: Plain
  }
  readonly company: {
    readonly title: Plain
    readonly lead: Plain
    readonly role: {
      readonly buyer: Plain
      readonly backOffice: Plain
      readonly owner: Plain
    }
    readonly does: {
      readonly buyer: Plain
      readonly backOffice: Plain
      readonly owner: Plain
    }
    readonly place: {
      readonly role: Plain
      readonly bidLimit: Plain
      readonly dayLimit: Plain
      readonly limitHelp: Plain
      readonly dayHelp: Plain
    }
    readonly limits: {
      readonly none: Plain
      readonly noBids: Plain
      readonly perBid: [{ readonly limit: Word }]
      readonly perDay: [{ readonly limit: Word }]
      readonly used: [{ readonly amount: Word }]
      readonly own: Plain
      readonly above: [{ readonly amount: Word }]
      readonly ask: [{ readonly name: Word }]
    }
    readonly own: {
      readonly title: [{ readonly company: Word }]
      readonly leave: Plain
      readonly leaveTitle: [{ readonly company: Word }]
      readonly leaveText: Plain
    }
    readonly people: {
      readonly title: Plain
      readonly text: Plain
      readonly oneself: Plain
      readonly change: Plain
      readonly changeOf: [{ readonly name: Word }]
      readonly save: Plain
      readonly saved: [{ readonly name: Word }]
      readonly remove: Plain
      readonly removeText: [{ readonly name: Word }]
      readonly removed: [{ readonly name: Word }]
      readonly keep: Plain
      readonly invitedUntil: [{ readonly until: Word }]
      readonly withdraw: Plain
      readonly withdrawOf: [{ readonly email: Word }]
      readonly withdrawn: Plain
      readonly failed: Plain
    }
    readonly invite: {
      readonly title: Plain
      readonly text: Plain
      readonly email: Plain
      readonly submit: Plain
      readonly sent: [{ readonly email: Word }]
    }
    readonly handOver: {
      readonly begin: Plain
      readonly title: [{ readonly name: Word }]
      readonly text: [{ readonly name: Word }]
      readonly afterwards: Plain
      readonly submit: Plain
    }
    readonly log: {
      readonly title: Plain
      readonly text: Plain
      readonly empty: Plain
      readonly more: Plain
      readonly vehicle: Plain
      readonly topic: {
        readonly bid: Plain
        readonly agent: Plain
        readonly buyNow: Plain
        readonly lateOffer: Plain
        readonly negotiation: Plain
        readonly secondChance: Plain
        readonly question: Plain
        readonly sale: Plain
        readonly ad: Plain
        readonly order: Plain
        readonly bankAccount: Plain
        readonly profile: Plain
        readonly invited: Plain
        readonly withdrawn: Plain
        readonly joined: Plain
        readonly changed: Plain
        readonly removed: Plain
        readonly left: Plain
        readonly handedOver: Plain
      }
    }
    readonly invitation: {
      readonly title: Plain
      readonly titleOf: [{ readonly company: Word }]
      readonly lead: [{ readonly email: Word; readonly role: Word; readonly until: Word }]
      readonly incomplete: Plain
      readonly over: Plain
      readonly name: Plain
      readonly surname: Plain
      readonly password: Plain
      readonly join: Plain
      readonly knownLogin: Plain
      readonly knownJoin: Plain
      readonly joinKnown: Plain
      readonly toLogin: Plain
    }
  }
  readonly console: {
    readonly name: Plain
    readonly toStart: Plain
    readonly nav: {
      readonly label: Plain
      readonly menu: Plain
      readonly ads: Plain
      readonly merchants: Plain
      readonly auctions: Plain
      readonly orders: Plain
      readonly settings: Plain
      readonly valuations: Plain
      readonly content: Plain
    }
    readonly keys: {
      readonly label: Plain
      readonly all: Plain
      readonly next: Plain
      readonly previous: Plain
      readonly open: Plain
      readonly search: Plain
      readonly close: Plain
    }
    readonly login: {
      readonly title: Plain
      readonly text: Plain
      readonly email: Plain
      readonly password: Plain
      readonly submit: Plain
      readonly notOperator: Plain
      readonly logout: Plain
      readonly demo: [{ readonly name: Word }]
    }
    readonly skip: Plain
    readonly waiting: {
      readonly ads: [{ readonly count: Figure }]
      readonly adsLate: [{ readonly count: Figure; readonly late: Figure }]
      readonly merchants: [{ readonly count: Figure }]
      readonly auctions: [{ readonly count: Figure }]
      readonly auctionsDefects: [{ readonly count: Figure; readonly defects: Figure }]
      readonly orders: [{ readonly count: Figure }]
    }
    readonly list: {
      readonly back: Plain
      readonly search: Plain
    }
    readonly reason: {
      readonly cancel: Plain
      readonly minimum: [{ readonly count: Word }]
      readonly counter: [{ readonly count: Figure; readonly maximum: Figure }]
    }
    readonly common: {
      readonly number: [{ readonly number: Word }]
    }
  }
  readonly "console-ads": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure; readonly dueSoon: Figure; readonly late: Tag; readonly overdue: Figure }]
    readonly search: Plain
    readonly choose: Plain
    readonly sorted: Plain
    readonly filter: {
      readonly all: Plain
      readonly overdue: Plain
      readonly flagged: Plain
      readonly motorhome: Plain
      readonly trailer: Plain
    }
    readonly column: {
      readonly left: Plain
      readonly vehicle: Plain
      readonly seller: Plain
      readonly place: Plain
      readonly flags: Plain
      readonly submitted: Plain
    }
    readonly seller: {
      readonly PRIVATE: Plain
      readonly COMMERCIAL: Plain
      readonly MERCHANT: Plain
    }
    readonly left: [{ readonly clock: Word }]
    readonly overdue: [{ readonly clock: Word }]
    readonly since: [{ readonly clock: Word }]
    readonly leftOf: [{ readonly clock: Word }]
    readonly overdueOf: [{ readonly clock: Word }]
    readonly flags: [{ readonly count: Figure }]
    readonly noFlags: Plain
    readonly ages: {
      readonly title: Plain
      readonly note: Plain
      readonly description: [{ readonly count: Figure; readonly late: Figure }]
    }
    readonly bids: {
      readonly title: Plain
      readonly now: Plain
      readonly before: Plain
      readonly description: [{ readonly before: Figure; readonly now: Figure }]
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly noMatch: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly panel: [{ readonly number: Word }]
    readonly keys: {
      readonly points: Plain
    }
    readonly pictures: {
      readonly title: Plain
      readonly key: Plain
      readonly none: Plain
      readonly unnamed: [{ readonly number: Word }]
      readonly damage: [{ readonly number: Word }]
      readonly shown: [{ readonly count: Word; readonly name: Word; readonly place: Word }]
      readonly previous: Plain
      readonly next: Plain
      readonly typePlate: Plain
    }
    readonly documents: {
      readonly copies: Plain
      readonly release: Plain
      readonly takeBack: Plain
      readonly look: Plain
      readonly copy: [{ readonly number: Word }]
      readonly title: Plain
      readonly none: Plain
      readonly registration_part_1: Plain
      readonly inspection_report: Plain
      readonly conformity_certificate: Plain
    }
    readonly owner: {
      readonly title: Plain
      readonly name: Plain
      readonly email: Plain
      readonly phone: Plain
      readonly target: Plain
      readonly nothing: Plain
    }
    readonly flagged: {
      readonly title: Plain
      readonly cleared: [{ readonly all: Figure; readonly count: Figure }]
      readonly fits: Plain
      readonly fitsOf: [{ readonly name: Word }]
      readonly reopen: Plain
      readonly settledBy: [{ readonly at: Word; readonly operator: Word }]
      readonly sameVehicle: [{ readonly number: Word }]
    }
    readonly damages: {
      readonly title: Plain
      readonly none: Plain
    }
    readonly earlier: {
      readonly title: Plain
      readonly ad: [{ readonly number: Word }]
      readonly offered: [{ readonly number: Word }]
    }
    readonly history: {
      readonly consents: Plain
      readonly changes: Plain
      readonly removed: Plain
      readonly by: {
        readonly owner: Plain
        readonly operator: Plain
        readonly visitor: Plain
        readonly helper: Plain
      }
    }
    readonly facts: {
      readonly title: Plain
    }
    readonly checklist: {
      readonly title: Plain
      readonly done: [{ readonly all: Figure; readonly count: Figure }]
      readonly isDone: Plain
      readonly isOpen: Plain
    }
    readonly point: {
      readonly document: Plain
      readonly vin: Plain
      readonly pictures: Plain
      readonly earlier: Plain
      readonly flags: Plain
      readonly vat: Plain
      readonly startPrice: Plain
      readonly slot: Plain
    }
    readonly note: {
      readonly document: [{ readonly count: Figure }]
      readonly pictures: [{ readonly count: Figure }]
      readonly earlier: [{ readonly count: Figure }]
      readonly flags: [{ readonly all: Figure; readonly count: Figure }]
    }
    readonly fields: {
      readonly vin: Plain
      readonly vinPlace: Plain
      readonly vinWrong: Plain
      readonly vat: Plain
      readonly suggested: [{ readonly name: Word }]
      readonly newVehicle: Plain
      readonly newVehicleMeaning: Plain
      readonly newByAd: Plain
      readonly notNewByAd: Plain
      readonly startPrice: Plain
      readonly startPriceReason: Plain
      readonly startPriceReasonHelp: Plain
      readonly noComparables: Plain
      readonly comparables: [{ readonly amount: Word; readonly count: Figure }]
      readonly neverFromTarget: Plain
      readonly mostStartPrice: [{ readonly amount: Word }]
      readonly leastStartPrice: [{ readonly amount: Word }]
    }
    readonly regime: {
      readonly private: Plain
      readonly reportable: Plain
      readonly margin_scheme: Plain
    }
    readonly verdict: {
      readonly approve: Plain
      readonly sendBack: Plain
      readonly refuse: Plain
      readonly missing: [{ readonly count: Figure; readonly points: Word }]
      readonly ready: [{ readonly end: Word }]
      readonly approved: [{ readonly end: Word; readonly name: Word }]
      readonly sentBack: [{ readonly name: Word }]
      readonly refused: [{ readonly name: Word }]
      readonly sendBackTitle: Plain
      readonly refuseTitle: Plain
      readonly refuseMeans: Plain
      readonly reason: Plain
    }
    readonly held: {
      readonly approved: [{ readonly b: Tag; readonly name: Word }]
      readonly approvedBy: [{ readonly b: Tag; readonly name: Word; readonly operator: Word }]
      readonly undo: Plain
      readonly left: [{ readonly seconds: Figure }]
      readonly now: Plain
      readonly undone: [{ readonly name: Word }]
      readonly failed: Plain
    }
    readonly confirmed: {
      readonly title: Plain
    }
    readonly remarks: {
      readonly title: Plain
      readonly means: Plain
      readonly field: [{ readonly number: Word }]
      readonly text: [{ readonly number: Word }]
      readonly remove: [{ readonly number: Word }]
      readonly add: Plain
      readonly general: Plain
      readonly earlier: [{ readonly count: Figure }]
      readonly answer: {
        readonly open: Plain
        readonly changed: Plain
        readonly kept: Plain
      }
      readonly nothing: Plain
      readonly note: [{ readonly note: Word }]
    }
    readonly changes: {
      readonly title: Plain
      readonly summary: [{ readonly count: Figure }]
      readonly toReviews: Plain
      readonly choose: Plain
      readonly waiting: [{ readonly count: Figure }]
      readonly look: Plain
      readonly column: {
        readonly vehicle: Plain
        readonly status: Plain
        readonly count: Plain
        readonly since: Plain
      }
      readonly empty: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly means: Plain
      readonly addsOnly: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly section: Plain
      readonly none: Plain
      readonly before: Plain
      readonly after: Plain
      readonly nothing: Plain
      readonly proposed: [{ readonly at: Word }]
      readonly accept: Plain
      readonly acceptOf: [{ readonly name: Word }]
      readonly decline: Plain
      readonly declineOf: [{ readonly name: Word }]
      readonly accepted: Plain
      readonly declined: Plain
      readonly reopen: Plain
      readonly declineTitle: Plain
      readonly declineText: Plain
      readonly reason: Plain
      readonly declineSubmit: Plain
      readonly send: [{ readonly count: Figure }]
      readonly left: [{ readonly count: Figure }]
      readonly sent: [{ readonly count: Figure; readonly name: Word }]
      readonly keys: {
        readonly next: Plain
        readonly previous: Plain
        readonly send: Plain
      }
    }
  }
  readonly "console-auctions": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure }]
    readonly search: Plain
    readonly choose: Plain
    readonly all: Plain
    readonly pages: Plain
    readonly column: {
      readonly time: Plain
      readonly vehicle: Plain
      readonly state: Plain
      readonly bid: Plain
      readonly light: Plain
    }
    readonly from: [{ readonly amount: Word }]
    readonly noPrice: Plain
    readonly target: [{ readonly amount: Word }]
    readonly none: Plain
    readonly light: {
      readonly none: Plain
      readonly gone: Plain
      readonly red: Plain
      readonly yellow: Plain
      readonly green: Plain
    }
    readonly time: {
      readonly lastSeconds: Plain
      readonly over: Plain
      readonly days: [{ readonly clock: Word; readonly days: Figure }]
      readonly none: Plain
      readonly ends: Plain
      readonly starts: Plain
      readonly endsAt: [{ readonly moment: Word }]
      readonly startsAt: [{ readonly moment: Word }]
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly panel: [{ readonly number: Word }]
    readonly openReview: Plain
    readonly figures: Plain
    readonly bidsAndBidders: [{ readonly bidders: Figure; readonly bids: Figure }]
    readonly bidder: [{ readonly number: Word }]
    readonly merchant: [{ readonly number: Word }]
    readonly fact: {
      readonly time: Plain
      readonly current: Plain
      readonly light: Plain
      readonly target: {
        readonly auction: Plain
        readonly offer_collection: Plain
      }
      readonly start: Plain
      readonly buyNow: Plain
      readonly bidders: Plain
      readonly leader: Plain
      readonly round: Plain
      readonly planned: Plain
      readonly latest: Plain
      readonly before: {
        readonly outage: Plain
        readonly void: Plain
        readonly new_defect: Plain
      }
      readonly hammer: Plain
      readonly buyer: Plain
    }
    readonly bids: {
      readonly title: Plain
      readonly none: Plain
      readonly at: Plain
      readonly bidder: Plain
      readonly cause: Plain
      readonly amount: Plain
      readonly more: [{ readonly count: Figure }]
      readonly chart: [{ readonly count: Figure; readonly from: Word; readonly to: Word }]
    }
    readonly renegotiation: {
      readonly title: Plain
      readonly turn: {
        readonly owner: Plain
        readonly buyer: Plain
      }
      readonly turnEnds: Plain
      readonly binds: Plain
      readonly over: Plain
      readonly step: {
        readonly archived_bid: Plain
        readonly counter: Plain
        readonly offer: Plain
        readonly raise: Plain
        readonly left: Plain
        readonly silent: Plain
      }
      readonly by: {
        readonly owner: Plain
        readonly buyer: Plain
        readonly operator: Plain
      }
      readonly ended: {
        readonly accepted: Plain
        readonly raise_reached: Plain
        readonly declined: Plain
        readonly lapsed: Plain
        readonly canceled: Plain
        readonly withdrawn: Plain
      }
    }
    readonly reservation: {
      readonly title: Plain
      readonly amount: Plain
      readonly until: Plain
    }
    readonly lateOffers: {
      readonly title: Plain
      readonly status: {
        readonly pending: Plain
        readonly accepted: Plain
        readonly declined: Plain
        readonly lapsed: Plain
      }
      readonly lapses: [{ readonly moment: Word }]
      readonly made: [{ readonly moment: Word }]
      readonly lapse: {
        readonly unanswered: Plain
        readonly other_accepted: Plain
        readonly stopped: Plain
        readonly paused: Plain
        readonly restarted: Plain
        readonly withdrawn: Plain
      }
    }
    readonly journal: {
      readonly title: Plain
      readonly text: Plain
      readonly head: [{ readonly number: Figure }]
      readonly download: Plain
    }
    readonly bidders: {
      readonly title: Plain
      readonly logged: Plain
      readonly show: Plain
      readonly barred: Plain
      readonly agent: Plain
      readonly titleWithOffers: Plain
      readonly lateOffer: [{ readonly amount: Word }]
      readonly noBid: Plain
      readonly standing: [{ readonly amount: Word; readonly count: Figure }]
      readonly voids: [{ readonly count: Figure }]
      readonly void: Plain
    }
    readonly void: {
      readonly title: [{ readonly company: Word }]
      readonly consequence: Plain
      readonly notified: [{ readonly minutes: Word }]
      readonly before: [{ readonly count: Figure }]
      readonly from: Plain
      readonly chooseBid: Plain
      readonly fromHelp: Plain
      readonly reason: Plain
      readonly choose: Plain
      readonly reasons: {
        readonly typing_error: Plain
        readonly no_authority: Plain
        readonly suspected_fraud: Plain
        readonly technical_fault: Plain
        readonly description_wrong: Plain
      }
      readonly tooLate: [{ readonly at: Word }]
      readonly note: Plain
      readonly noteHelp: Plain
      readonly incomplete: Plain
      readonly cancel: Plain
      readonly submit: Plain
      readonly done: Plain
      readonly preview: {
        readonly title: Plain
        readonly price: [{ readonly after: Word; readonly before: Word }]
        readonly ends: Plain
        readonly back: Plain
        readonly bidders: [{ readonly count: Figure }]
      }
    }
    readonly questions: {
      readonly title: Plain
      readonly waiting: Plain
      readonly hidden: Plain
      readonly hide: Plain
      readonly show: Plain
    }
    readonly command: {
      readonly title: Plain
      readonly withdraw: Plain
      readonly request: Plain
      readonly reason: Plain
      readonly consequence: Plain
      readonly needsSecond: Plain
      readonly requested: [{ readonly reason: Word }]
      readonly requestedBy: [{ readonly moment: Word; readonly number: Word }]
      readonly withdrawn: [{ readonly reason: Word }]
      readonly withdrawnBy: [{ readonly moment: Word; readonly number: Word }]
      readonly withdrawnByTwo: [{ readonly moment: Word; readonly number: Word; readonly second: Word }]
      readonly withdrawnAfterSale: [{ readonly moment: Word }]
      readonly own: Plain
      readonly confirm: Plain
      readonly drop: Plain
      readonly cancelRenegotiation: Plain
      readonly cancelRenegotiationText: Plain
      readonly logReason: Plain
      readonly close: Plain
      readonly reasons: {
        readonly description_wrong: Plain
        readonly vehicle_gone: Plain
        readonly owner_unreachable: Plain
        readonly suspected_fraud: Plain
        readonly legal_order: Plain
        readonly technical_fault: Plain
      }
    }
    readonly followUp: {
      readonly title: Plain
      readonly acceptUntil: Plain
    }
    readonly secondChance: {
      readonly title: Plain
      readonly turn: {
        readonly owner: Plain
        readonly dealer: Plain
      }
      readonly asked: Plain
      readonly notAsked: Plain
      readonly ended: {
        readonly declined: Plain
        readonly lapsed: Plain
        readonly owner_silent: Plain
        readonly owner_chose_otherwise: Plain
      }
      readonly over: Plain
    }
    readonly defects: {
      readonly waiting: [{ readonly count: Figure }]
      readonly title: Plain
      readonly reported: Plain
      readonly consequence: Plain
      readonly notRunning: Plain
      readonly material: Plain
      readonly ask: Plain
      readonly asked: Plain
      readonly cancel: Plain
      readonly minor: Plain
      readonly refuse: Plain
      readonly refuseTitle: Plain
      readonly refuseText: Plain
      readonly reason: Plain
      readonly refuseSubmit: Plain
      readonly done: Plain
    }
  }
  readonly "console-content": {
    readonly title: Plain
    readonly lead: Plain
    readonly kinds: Plain
    readonly readOnly: Plain
    readonly outside: {
      readonly written: [{ readonly host: Word }]
      readonly readAt: [{ readonly at: Word }]
      readonly never: [{ readonly host: Word }]
      readonly failure: [{ readonly cause: Word }]
    }
    readonly empty: Plain
    readonly languages: [{ readonly count: Figure }]
    readonly crumbs: Plain
    readonly preview: Plain
    readonly save: Plain
    readonly saved: [{ readonly version: Figure }]
    readonly nothingToSave: Plain
    readonly discard: Plain
    readonly behind: [{ readonly version: Figure }]
    readonly saveAnyway: Plain
    readonly bodyHelp: Plain
    readonly bodyHelpPictures: Plain
    readonly publication: Plain
    readonly at: Plain
    readonly atHelp: Plain
    readonly publishOne: [{ readonly code: Word }]
    readonly publishAll: [{ readonly count: Figure }]
    readonly published: Plain
    readonly saveFirst: Plain
    readonly noDraft: Plain
    readonly missing: [{ readonly codes: Word }]
    readonly unschedule: Plain
    readonly kind: {
      readonly guide_article: Plain
      readonly author: Plain
      readonly faq: Plain
      readonly news: Plain
      readonly popup: Plain
      readonly landing_page: Plain
      readonly terms: Plain
    }
    readonly field: {
      readonly title: Plain
      readonly slug: Plain
      readonly summary: Plain
      readonly author: Plain
      readonly drawing: Plain
      readonly position: Plain
      readonly url: Plain
      readonly validFrom: Plain
      readonly version: Plain
      readonly changes: Plain
      readonly body: Plain
    }
    readonly noDrawing: Plain
    readonly openCalendar: Plain
    readonly column: {
      readonly title: Plain
      readonly key: Plain
      readonly languages: Plain
    }
    readonly new: {
      readonly label: Plain
      readonly help: Plain
      readonly wrong: Plain
      readonly action: Plain
    }
    readonly state: {
      readonly shown: [{ readonly code: Word }]
      readonly draft: [{ readonly code: Word }]
      readonly scheduled: [{ readonly code: Word }]
      readonly none: [{ readonly code: Word }]
      readonly withdrawn: [{ readonly code: Word }]
    }
    readonly standing: {
      readonly draft: Plain
      readonly scheduled: Plain
      readonly in_force: Plain
      readonly past: Plain
      readonly withdrawn: Plain
    }
    readonly fault: {
      readonly required: Plain
      readonly regex: Plain
      readonly date: Plain
      readonly integer: Plain
      readonly invalid: Plain
      readonly markup: [{ readonly found: Word }]
      readonly alt: [{ readonly found: Word }]
    }
    readonly markup: {
      readonly heading: Plain
      readonly strong: Plain
      readonly emphasis: Plain
      readonly link: Plain
      readonly list: Plain
      readonly quote: Plain
      readonly drawing: Plain
      readonly drawings: [{ readonly names: Word }]
    }
    readonly pictures: {
      readonly upload: Plain
      readonly library: Plain
      readonly chosen: Plain
      readonly alt: [{ readonly code: Word }]
      readonly altHelp: Plain
      readonly altMissing: Plain
      readonly insert: Plain
      readonly drop: Plain
      readonly retry: Plain
      readonly notYet: Plain
      readonly empty: Plain
      readonly choose: Plain
      readonly chooseNamed: [{ readonly name: Word }]
      readonly usedIn: [{ readonly places: Word }]
      readonly unused: Plain
      readonly remove: Plain
      readonly removeNamed: [{ readonly name: Word }]
      readonly removeSure: Plain
      readonly more: Plain
      readonly shown: [{ readonly shown: Figure; readonly total: Figure }]
      readonly measure: [{ readonly height: Word; readonly size: Word; readonly width: Word }]
    }
    readonly withdraw: {
      readonly open: Plain
      readonly title: [{ readonly code: Word }]
      readonly text: Plain
      readonly keep: Plain
    }
    readonly history: {
      readonly title: Plain
      readonly version: Plain
      readonly standing: Plain
      readonly saved: Plain
      readonly take: Plain
      readonly first: Plain
      readonly scheduledFor: [{ readonly at: Word }]
      readonly none: Plain
      readonly look: Plain
      readonly lookTitle: [{ readonly version: Figure }]
      readonly lookFirst: Plain
    }
  }
  readonly "console-merchants": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure }]
    readonly search: Plain
    readonly choose: Plain
    readonly all: Plain
    readonly pages: Plain
    readonly state: {
      readonly in_review: Plain
      readonly needs_more: Plain
      readonly accepted: Plain
      readonly refused: Plain
      readonly blocked: Plain
    }
    readonly column: {
      readonly company: Plain
      readonly state: Plain
      readonly place: Plain
      readonly vatId: Plain
      readonly voids: Plain
      readonly submitted: Plain
    }
    readonly since: [{ readonly count: Figure }]
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly panel: [{ readonly number: Word }]
    readonly number: [{ readonly number: Word }]
    readonly notes: Plain
    readonly biddingStopped: Plain
    readonly profile: {
      readonly title: Plain
      readonly complete: Plain
      readonly incomplete: [{ readonly count: Figure }]
      readonly missing: Plain
      readonly company: Plain
      readonly director: Plain
      readonly contact: Plain
      readonly email: Plain
      readonly emailState: Plain
      readonly verified: Plain
      readonly notVerified: Plain
      readonly phone: Plain
      readonly address: Plain
      readonly terms: Plain
      readonly notYet: Plain
    }
    readonly documents: {
      readonly title: Plain
      readonly none: Plain
      readonly trade_licence: Plain
      readonly register_extract: Plain
    }
    readonly vatId: {
      readonly title: Plain
      readonly number: Plain
      readonly none: Plain
      readonly set: Plain
      readonly means: Plain
      readonly unchecked: Plain
      readonly valid: Plain
      readonly confirmed: Plain
      readonly unverified: Plain
      readonly invalid: Plain
      readonly saved: [{ readonly state: Word }]
    }
    readonly messages: {
      readonly title: Plain
      readonly show: Plain
      readonly loading: Plain
      readonly failed: Plain
      readonly none: Plain
      readonly channel: {
        readonly account: Plain
        readonly mail: Plain
        readonly push: Plain
        readonly whatsApp: Plain
      }
      readonly outcome: {
        readonly waiting: Plain
        readonly sent: Plain
        readonly unsent: Plain
        readonly unread: Plain
        readonly read: Plain
        readonly delivered: Plain
      }
      readonly reason: {
        readonly address_ended: Plain
        readonly stopped_by_reader: Plain
        readonly not_chosen: Plain
        readonly too_many: Plain
        readonly attachment_gone: Plain
        readonly refused: Plain
      }
      readonly again: Plain
      readonly sentAgain: [{ readonly email: Word }]
      readonly unconfirmed: Plain
    }
    readonly history: {
      readonly title: Plain
      readonly none: Plain
      readonly accept_merchant: Plain
      readonly refuse_merchant: Plain
      readonly ask_for_more_merchant: Plain
      readonly block_merchant: Plain
      readonly unblock_merchant: Plain
      readonly set_vat_id_state: Plain
      readonly look_at_merchant: Plain
      readonly look_at_merchant_document: Plain
      readonly void_bids: Plain
      readonly link_account: Plain
      readonly unlink_account: Plain
    }
    readonly verdict: {
      readonly accept: Plain
      readonly refuse: Plain
      readonly askForMore: Plain
      readonly block: Plain
      readonly unblock: Plain
      readonly reason: Plain
      readonly accepted: [{ readonly name: Word }]
      readonly unblocked: [{ readonly name: Word }]
      readonly refuseTitle: [{ readonly name: Word }]
      readonly refuseMeans: Plain
      readonly refuseDone: [{ readonly name: Word }]
      readonly askForMoreTitle: [{ readonly name: Word }]
      readonly askForMoreMeans: Plain
      readonly askForMoreDone: [{ readonly name: Word }]
      readonly blockTitle: [{ readonly name: Word }]
      readonly blockMeans: Plain
      readonly blockDone: [{ readonly name: Word }]
    }
    readonly links: {
      readonly title: Plain
      readonly means: Plain
      readonly email: Plain
      readonly reason: Plain
      readonly add: Plain
      readonly remove: Plain
      readonly removeNamed: [{ readonly email: Word }]
      readonly done: [{ readonly email: Word }]
    }
    readonly yearly: {
      readonly title: Plain
      readonly asked: Plain
      readonly toReview: Plain
      readonly overdue: Plain
      readonly text: [{ readonly asked: Word; readonly due: Word }]
      readonly confirm: Plain
      readonly saved: Plain
    }
  }
  readonly "console-orders": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure }]
    readonly choose: Plain
    readonly all: Plain
    readonly pages: Plain
    readonly status: {
      readonly pending: Plain
      readonly paid: Plain
      readonly cancellation_requested_by_dealer: Plain
      readonly canceled: Plain
    }
    readonly overdue: [{ readonly date: Word }]
    readonly column: {
      readonly sold: Plain
      readonly vehicle: Plain
      readonly buyer: Plain
      readonly hammer: Plain
      readonly commission: Plain
      readonly state: Plain
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly panel: [{ readonly number: Word }]
    readonly buyer: Plain
    readonly seller: Plain
    readonly cancellation: {
      readonly title: Plain
      readonly justified: Plain
      readonly unjustified: Plain
      readonly rejected: Plain
    }
    readonly amount: {
      readonly title: Plain
      readonly hammer: Plain
      readonly payable: Plain
      readonly vehicleVat: Plain
      readonly sold: Plain
      readonly net: Plain
      readonly vat: Plain
      readonly gross: Plain
      readonly due: Plain
      readonly held: Plain
      readonly auction: Plain
    }
    readonly vehicleVat: {
      readonly private_without_vat: Plain
      readonly margin_scheme: Plain
      readonly domestic_with_vat: Plain
      readonly intra_community_exempt: Plain
      readonly export_after_proof: Plain
      readonly new_vehicle_intra_community: Plain
    }
    readonly party: {
      readonly name: Plain
      readonly address: Plain
      readonly phone: Plain
      readonly email: Plain
    }
    readonly documents: {
      readonly title: Plain
      readonly none: Plain
      readonly contract: Plain
      readonly commission_invoice: Plain
      readonly reversal_invoice: Plain
      readonly missing: Plain
      readonly missingMeans: Plain
      readonly writeAgain: Plain
      readonly queued: Plain
    }
    readonly payment: {
      readonly mark: [{ readonly amount: Word }]
      readonly done: [{ readonly number: Word }]
      readonly state: {
        readonly pending: Plain
        readonly paid: Plain
        readonly cancellation_requested_by_dealer: Plain
        readonly canceled: Plain
      }
    }
    readonly course: {
      readonly title: Plain
      readonly paid: Plain
      readonly reminded: Plain
      readonly bidding: Plain
      readonly stopped: Plain
      readonly stopAt: Plain
      readonly handover: Plain
      readonly seller: Plain
      readonly buyer: Plain
      readonly operator: Plain
    }
    readonly payments: Plain
    readonly verdict: {
      readonly answer: Plain
      readonly justified: {
        readonly submit: Plain
        readonly title: [{ readonly number: Word }]
        readonly means: [{ readonly amount: Word }]
        readonly done: [{ readonly number: Word }]
      }
      readonly unjustified: {
        readonly submit: Plain
        readonly title: [{ readonly number: Word }]
        readonly means: [{ readonly amount: Word }]
        readonly done: [{ readonly number: Word }]
      }
      readonly rejected: {
        readonly submit: Plain
        readonly title: [{ readonly number: Word }]
        readonly means: [{ readonly amount: Word }]
        readonly done: [{ readonly number: Word }]
      }
    }
  }
  readonly "console-payments": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure }]
    readonly toOrders: Plain
    readonly choose: Plain
    readonly pages: Plain
    readonly line: Plain
    readonly status: {
      readonly open: Plain
      readonly matched: Plain
      readonly dismissed: Plain
    }
    readonly column: {
      readonly day: Plain
      readonly payer: Plain
      readonly purpose: Plain
      readonly amount: Plain
      readonly standing: Plain
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly order: [{ readonly number: Word }]
    readonly file: {
      readonly title: Plain
      readonly hint: Plain
      readonly done: [{ readonly known: Word; readonly matched: Word; readonly open: Word }]
    }
    readonly doubtTitle: Plain
    readonly doubt: {
      readonly no_number: Plain
      readonly unknown_number: Plain
      readonly other_amount: Plain
      readonly already_paid: Plain
      readonly not_owed: Plain
    }
    readonly doubtMeans: {
      readonly no_number: Plain
      readonly unknown_number: Plain
      readonly other_amount: Plain
      readonly already_paid: Plain
      readonly not_owed: Plain
    }
    readonly owed: {
      readonly title: Plain
      readonly difference: Plain
      readonly none: Plain
      readonly more: [{ readonly amount: Word }]
      readonly less: [{ readonly amount: Word }]
    }
    readonly fileName: Plain
    readonly assign: Plain
    readonly orderNumber: Plain
    readonly orderHelp: Plain
    readonly orderUnknown: Plain
    readonly assignSubmit: Plain
    readonly dismiss: Plain
    readonly assigned: [{ readonly number: Word }]
    readonly dismissed: Plain
  }
  readonly "console-security": {
    readonly title: Plain
    readonly lead: Plain
    readonly all: Plain
    readonly search: Plain
    readonly older: Plain
    readonly newest: Plain
    readonly unknown: Plain
    readonly by: [{ readonly email: Word }]
    readonly event: {
      readonly logged_in: Plain
      readonly login_failed: Plain
      readonly login_locked: Plain
      readonly logged_out: Plain
      readonly device_ended: Plain
      readonly token_used_twice: Plain
      readonly password_changed: Plain
      readonly email_changed: Plain
      readonly email_change_undone: Plain
      readonly first_login_ended: Plain
      readonly second_factor_on: Plain
      readonly second_factor_off: Plain
      readonly passkey_added: Plain
      readonly passkey_removed: Plain
      readonly outside_login_added: Plain
      readonly outside_login_removed: Plain
      readonly program_entered: Plain
      readonly rights_changed: Plain
    }
    readonly column: {
      readonly time: Plain
      readonly event: Plain
      readonly account: Plain
      readonly place: Plain
      readonly device: Plain
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
  }
  readonly "console-settings": {
    readonly title: Plain
    readonly securityLog: Plain
    readonly systemBar: {
      readonly title: Plain
      readonly text: Plain
      readonly switch: Plain
      readonly wording: Plain
      readonly help: Plain
      readonly counter: [{ readonly count: Figure; readonly maximum: Figure }]
      readonly missing: Plain
      readonly preview: Plain
      readonly save: Plain
      readonly shown: Plain
      readonly hidden: Plain
    }
    readonly files: {
      readonly title: Plain
      readonly noScan: Plain
      readonly count: [{ readonly days: Word; readonly stored: Figure; readonly unkept: Figure }]
    }
    readonly team: {
      readonly link: Plain
      readonly title: Plain
      readonly lead: Plain
      readonly role: {
        readonly support: Plain
        readonly reviewer: Plain
        readonly finance: Plain
        readonly admin: Plain
      }
      readonly does: {
        readonly support: Plain
        readonly reviewer: Plain
        readonly finance: Plain
        readonly admin: Plain
      }
      readonly own: Plain
      readonly save: Plain
      readonly remove: Plain
      readonly add: Plain
      readonly email: Plain
      readonly addText: Plain
      readonly addSubmit: Plain
      readonly saved: Plain
      readonly noRole: Plain
      readonly noScreen: Plain
    }
  }
  readonly "console-usage": {
    readonly title: Plain
    readonly lead: Plain
    readonly back: Plain
    readonly link: Plain
    readonly funnel: {
      readonly selling: Plain
      readonly valuation: Plain
    }
    readonly days: [{ readonly count: Figure }]
    readonly allDevices: Plain
    readonly allLanguages: Plain
    readonly device: {
      readonly phone: Plain
      readonly tablet: Plain
      readonly computer: Plain
    }
    readonly step: {
      readonly page: Plain
      readonly begun: Plain
      readonly submitted: Plain
    }
    readonly loss: [{ readonly share: Word }]
    readonly people: [{ readonly count: Figure }]
    readonly steps: {
      readonly title: [{ readonly from: Word }]
      readonly worst: [{ readonly share: Word; readonly step: Word }]
      readonly tooFew: Plain
    }
    readonly groups: {
      readonly title: Plain
      readonly lead: Plain
      readonly group: Plain
    }
    readonly screens: {
      readonly title: Plain
      readonly lead: Plain
    }
    readonly sources: {
      readonly title: Plain
      readonly main_lp: Plain
      readonly my_ads: Plain
      readonly other_lp: Plain
      readonly sell: Plain
    }
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
  }
  readonly "console-valuations": {
    readonly title: Plain
    readonly summary: [{ readonly count: Figure }]
    readonly choose: Plain
    readonly column: {
      readonly left: Plain
      readonly vehicle: Plain
      readonly language: Plain
      readonly submitted: Plain
    }
    readonly left: [{ readonly clock: Word }]
    readonly overdue: [{ readonly clock: Word }]
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly panel: [{ readonly number: Word }]
    readonly owner: {
      readonly title: Plain
      readonly email: Plain
      readonly phone: Plain
      readonly remarks: Plain
      readonly postponed: Plain
    }
    readonly computed: {
      readonly title: Plain
      readonly range: Plain
      readonly likely: Plain
      readonly version: Plain
      readonly count: Plain
      readonly usual: Plain
      readonly invented: Plain
      readonly sent: Plain
      readonly why: {
        readonly no_model: Plain
        readonly model_failed: Plain
        readonly not_described: Plain
        readonly too_few_comparables: Plain
        readonly mileage_implausible: Plain
        readonly registered_later: Plain
        readonly length_implausible: Plain
      }
      readonly byPerson: [{ readonly why: Word }]
    }
    readonly parts: {
      readonly title: Plain
    }
    readonly comparables: {
      readonly title: Plain
      readonly facts: [{ readonly mileage: Word; readonly registered: Word; readonly sold: Word }]
    }
    readonly answer: {
      readonly title: Plain
      readonly from: Plain
      readonly to: Plain
      readonly words: [{ readonly language: Word }]
      readonly blocks: Plain
      readonly send: Plain
      readonly missing: Plain
      readonly reversed: Plain
      readonly done: [{ readonly vehicle: Word }]
      readonly given: Plain
    }
    readonly quality: {
      readonly link: Plain
      readonly title: Plain
      readonly lead: Plain
      readonly chart: Plain
      readonly people: Plain
      readonly model: Plain
      readonly description: [{ readonly count: Figure }]
      readonly months: Plain
      readonly operators: Plain
      readonly versions: Plain
      readonly month: Plain
      readonly operator: Plain
      readonly unknown: Plain
      readonly version: Plain
      readonly sales: Plain
      readonly within: Plain
      readonly off: Plain
      readonly modelWithin: Plain
      readonly modelOff: Plain
      readonly of: [{ readonly sales: Word; readonly within: Word }]
      readonly empty: {
        readonly title: Plain
        readonly text: Plain
      }
    }
  }
  readonly demo: {
    readonly bar: {
      readonly label: Plain
      readonly title: Plain
      readonly time: Plain
      readonly people: Plain
      readonly mailbox: Plain
    }
    readonly market: {
      readonly title: Plain
      readonly lead: Plain
      readonly clock: Plain
      readonly clockText: Plain
      readonly next: [{ readonly status: Word; readonly time: Word }]
      readonly happens: {
        readonly start: Plain
        readonly closing: Plain
        readonly end: Plain
        readonly decision: Plain
      }
      readonly toVehicle: Plain
      readonly travel: Plain
      readonly tenMinutes: Plain
      readonly oneHour: Plain
      readonly until: [{ readonly time: Word }]
      readonly toNext: Plain
      readonly travelText: Plain
      readonly travelling: Plain
    }
    readonly people: {
      readonly title: Plain
      readonly text: Plain
      readonly enter: Plain
      readonly enterAs: [{ readonly name: Word }]
      readonly console: Plain
      readonly sees: {
        readonly private: Plain
        readonly commercial: Plain
        readonly merchant: Plain
        readonly merchant_in_review: Plain
        readonly operator: Plain
      }
    }
    readonly reset: {
      readonly title: Plain
      readonly text: Plain
      readonly since: [{ readonly time: Word }]
      readonly submit: Plain
      readonly running: Plain
      readonly failed: Plain
      readonly askTitle: Plain
      readonly askText: Plain
      readonly keep: Plain
    }
    readonly mailbox: {
      readonly title: Plain
      readonly lead: Plain
      readonly refresh: Plain
      readonly none: Plain
      readonly choose: Plain
      readonly recipient: Plain
      readonly everybody: Plain
      readonly mails: Plain
      readonly attachments: [{ readonly count: Figure }]
      readonly newer: Plain
      readonly older: Plain
      readonly back: Plain
      readonly from: [{ readonly recipients: Word; readonly sender: Word }]
      readonly form: Plain
      readonly html: Plain
      readonly text: Plain
    }
  }
  readonly "document-export": {
    readonly title: Plain
    readonly madeAt: [{ readonly time: Word }]
    readonly intro: Plain
    readonly none: Plain
    readonly sections: {
      readonly account: Plain
      readonly company: Plain
      readonly agreements: Plain
      readonly logins: Plain
      readonly ads: Plain
      readonly valuations: Plain
      readonly market: Plain
      readonly orders: Plain
      readonly messages: Plain
      readonly settings: Plain
    }
  }
  readonly documents: {
    readonly page: [{ readonly page: Word }]
    readonly phone: Plain
    readonly email: Plain
    readonly vatId: Plain
    readonly contract: {
      readonly title: Plain
      readonly number: Plain
      readonly soldAt: Plain
      readonly versions: [{ readonly governing: Word; readonly other: Word }]
      readonly translationNote: [{ readonly governing: Word }]
      readonly seller: Plain
      readonly buyer: Plain
      readonly vehicle: Plain
      readonly model: Plain
      readonly vin: Plain
      readonly plate: Plain
      readonly defects: Plain
      readonly defectsIntro: Plain
      readonly noDefects: Plain
      readonly confirmed: Plain
      readonly confirmedIntro: Plain
      readonly price: Plain
      readonly hammerPrice: Plain
      readonly payable: Plain
      readonly vat: {
        readonly private_without_vat: Plain
        readonly margin_scheme: Plain
        readonly domestic_with_vat: [{ readonly net: Word; readonly rate: Word; readonly vat: Word }]
        readonly intra_community_exempt: Plain
        readonly export_after_proof: [{ readonly net: Word; readonly rate: Word; readonly vat: Word }]
        readonly new_vehicle_intra_community: Plain
      }
      readonly handover: Plain
      readonly pickupPlace: Plain
      readonly availableFrom: Plain
      readonly availableNow: Plain
      readonly expectedMileage: Plain
      readonly handedOver: Plain
      readonly terms: Plain
      readonly clause: {
        readonly conclusion: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly payment: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly retention: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly condition: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly warrantyPrivate: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly warrantyBusiness: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly pickup: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly final: {
          readonly title: Plain
          readonly text: Plain
        }
      }
      readonly signatures: Plain
      readonly signaturesNote: Plain
      readonly placeDate: Plain
      readonly snapshot: Plain
      readonly account: {
        readonly iban: Plain
        readonly holder: Plain
        readonly givenAt: Plain
      }
    }
    readonly invoice: {
      readonly title: Plain
      readonly reversalTitle: Plain
      readonly reverses: [{ readonly date: Word; readonly number: Word }]
      readonly number: Plain
      readonly issuedOn: Plain
      readonly suppliedOn: Plain
      readonly orderNumber: Plain
      readonly customerNumber: Plain
      readonly dueOn: Plain
      readonly service: Plain
      readonly amount: Plain
      readonly commission: Plain
      readonly explanation: [{ readonly base: Word; readonly max: Word; readonly min: Word; readonly rate: Word }]
      readonly net: Plain
      readonly vatLine: [{ readonly rate: Word }]
      readonly gross: Plain
      readonly note: {
        readonly reverse_charge: Plain
        readonly not_taxable_here: Plain
      }
      readonly payment: [{ readonly amount: Word; readonly date: Word }]
      readonly nothingToPay: Plain
      readonly paymentDetails: Plain
      readonly accountHolder: Plain
      readonly bank: Plain
      readonly reference: Plain
      readonly director: Plain
    }
  }
  readonly editor: {
    readonly editHeading: Plain
    readonly aside: Plain
    readonly progress: Plain
    readonly percent: [{ readonly percent: Word }]
    readonly stepOf: [{ readonly count: Word; readonly number: Word; readonly step: Word }]
    readonly open: Plain
    readonly cancel: Plain
    readonly delete: Plain
    readonly choose: Plain
    readonly typeToSearch: Plain
    readonly openCalendar: Plain
    readonly counter: [{ readonly count: Figure; readonly max: Figure }]
    readonly kilowatts: Plain
    readonly orHorsepower: Plain
    readonly powerHelp: Plain
    readonly firstRegistration: Plain
    readonly moreFields: [{ readonly count: Figure }]
    readonly onlyOptional: [{ readonly count: Figure }]
    readonly givenFields: [{ readonly count: Figure }]
    readonly remarksTitle: Plain
    readonly missingCount: [{ readonly count: Figure }]
    readonly nothingMissing: Plain
    readonly missingTitle: Plain
    readonly missingHere: Plain
    readonly missingElsewhere: [{ readonly count: Figure }]
    readonly stepComplete: Plain
    readonly toCheck: [{ readonly label: Word }]
    readonly damageNumber: [{ readonly number: Word }]
    readonly back: Plain
    readonly next: [{ readonly step: Word }]
    readonly priceIsRight: Plain
    readonly previewTitle: Plain
    readonly previewUntitled: Plain
    readonly previewMissing: Plain
    readonly draft: Plain
    readonly vehicle: Plain
    readonly pictureCount: [{ readonly count: Figure }]
    readonly damageCount: [{ readonly count: Figure }]
    readonly fault: {
      readonly date_too_late_direct_sale: [{ readonly weeks: Word }]
    }
    readonly save: {
      readonly new: Plain
      readonly saving: Plain
      readonly saved: Plain
      readonly savedAgo: [{ readonly ago: Word }]
      readonly notSaved: Plain
      readonly heldBack: {
        readonly no_net: Plain
        readonly refused: Plain
        readonly differing: Plain
        readonly wrong: Plain
        readonly files: Plain
        readonly files_failed: Plain
      }
      readonly conflictTitle: Plain
      readonly conflictText: Plain
      readonly keepMine: [{ readonly value: Word }]
      readonly takeNewer: [{ readonly value: Word }]
      readonly nothingLost: Plain
      readonly login: Plain
      readonly retry: Plain
      readonly onDevice: Plain
      readonly savedShort: Plain
      readonly deviceKeepsNothing: Plain
      readonly notSent: Plain
      readonly noAnswer: Plain
      readonly damages: [{ readonly count: Figure }]
      readonly choose: Plain
    }
    readonly help: {
      readonly profile: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly equipment: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly defects: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly images: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly auction: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly "personal-data": {
        readonly title: Plain
        readonly text: Plain
      }
      readonly whoSees: {
        readonly title: Plain
        readonly text: Plain
      }
    }
    readonly step: {
      readonly profile: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly equipment: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly description: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly defects: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly images: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly auction: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly personal: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly last: {
        readonly title: Plain
        readonly lead: Plain
      }
    }
    readonly auction: {
      readonly mode: {
        readonly auction: Plain
        readonly offer_collection: Plain
      }
      readonly expectation: Plain
      readonly expectationHelp: Plain
      readonly seesTitle: Plain
      readonly seesStart: [{ readonly price: Word }]
      readonly seesStartOpen: Plain
      readonly seesLight: Plain
      readonly seesZip: [{ readonly zip: Word }]
      readonly seesZipOpen: Plain
      readonly hidesTarget: Plain
      readonly hidesName: Plain
      readonly hidesDocuments: Plain
    }
    readonly images: {
      readonly drop: Plain
      readonly dropHint: [{ readonly max: Word }]
      readonly moved: [{ readonly from: Word; readonly to: Word }]
      readonly removed: Plain
      readonly picture: [{ readonly number: Word }]
      readonly main: Plain
      readonly earlier: Plain
      readonly later: Plain
      readonly makeMain: Plain
      readonly count: [{ readonly open: Figure; readonly shown: Figure }]
      readonly full: [{ readonly max: Word }]
      readonly oneByOne: Plain
      readonly takeMissing: [{ readonly count: Figure }]
      readonly choose: Plain
      readonly whoSees: Plain
      readonly side: {
        readonly exterior: Plain
        readonly interior: Plain
      }
      readonly sideCount: [{ readonly count: Word; readonly done: Word }]
      readonly more: Plain
      readonly takeSlot: [{ readonly slot: Word }]
      readonly waiting: [{ readonly count: Figure }]
      readonly waitingText: Plain
      readonly sendNow: Plain
      readonly fault: {
        readonly dark: [{ readonly picture: Word }]
        readonly blurred: [{ readonly picture: Word }]
        readonly small: [{ readonly picture: Word }]
      }
      readonly shortFault: {
        readonly dark: Plain
        readonly blurred: Plain
        readonly small: Plain
      }
      readonly again: Plain
      readonly keep: Plain
      readonly otherFaults: [{ readonly count: Figure }]
      readonly slot: {
        readonly front_left: Plain
        readonly rear_right: Plain
        readonly front_right: Plain
        readonly rear_left: Plain
        readonly type_plate: Plain
        readonly dashboard: Plain
        readonly living: Plain
        readonly kitchen: Plain
        readonly bed: Plain
        readonly bath: Plain
        readonly storage: Plain
      }
      readonly hint: {
        readonly front_left: Plain
        readonly rear_right: Plain
        readonly front_right: Plain
        readonly rear_left: Plain
        readonly type_plate: Plain
        readonly dashboard: Plain
        readonly living: Plain
        readonly kitchen: Plain
        readonly bed: Plain
        readonly bath: Plain
        readonly storage: Plain
      }
      readonly holdHint: Plain
      readonly openPicture: [{ readonly picture: Word }]
      readonly waits: Plain
      readonly notTaken: Plain
      readonly isMain: Plain
      readonly placeOf: [{ readonly count: Word; readonly number: Word }]
      readonly shows: Plain
      readonly edit: Plain
      readonly removePicture: Plain
      readonly editTitle: [{ readonly picture: Word }]
      readonly saveEdit: Plain
      readonly turn: Plain
      readonly cut: Plain
      readonly cover: Plain
      readonly editHint: Plain
      readonly coverBox: [{ readonly number: Word }]
      readonly coverRemove: [{ readonly number: Word }]
      readonly coverCorner: [{ readonly number: Word }]
      readonly cutBox: Plain
      readonly cutCorner: Plain
      readonly noRoomTitle: Plain
      readonly noRoomText: Plain
      readonly cameraTitle: [{ readonly slot: Word }]
      readonly photoOf: [{ readonly count: Word; readonly number: Word }]
      readonly savedCount: [{ readonly count: Word }]
      readonly camera: {
        readonly refused: Plain
        readonly missing: Plain
      }
      readonly goToSlot: [{ readonly slot: Word }]
      readonly finish: Plain
      readonly shoot: Plain
      readonly shootByDevice: Plain
      readonly skip: Plain
      readonly waitingKept: Plain
    }
    readonly damages: {
      readonly title: Plain
      readonly number: [{ readonly number: Word }]
      readonly remove: [{ readonly number: Word }]
      readonly removalText: Plain
      readonly picture: [{ readonly number: Word }]
      readonly removePicture: [{ readonly number: Word }]
      readonly point: {
        readonly accident: Plain
        readonly water: Plain
        readonly hail: Plain
      }
      readonly pointText: Plain
      readonly view: {
        readonly right: Plain
        readonly left: Plain
        readonly front: Plain
        readonly rear: Plain
        readonly roof: Plain
        readonly inside: Plain
      }
      readonly shortView: {
        readonly right: Plain
        readonly left: Plain
        readonly front: Plain
        readonly rear: Plain
        readonly roof: Plain
        readonly inside: Plain
      }
      readonly place: {
        readonly rear: Plain
        readonly middle: Plain
        readonly front: Plain
        readonly left: Plain
        readonly right: Plain
      }
      readonly views: Plain
      readonly viewCount: [{ readonly count: Figure; readonly view: Word }]
      readonly regions: [{ readonly view: Word }]
      readonly pin: [{ readonly area: Word; readonly number: Word }]
      readonly zoom: Plain
      readonly moved: [{ readonly area: Word; readonly number: Word }]
      readonly fromList: Plain
      readonly changeNumber: [{ readonly number: Word }]
      readonly change: Plain
      readonly announced: {
        readonly accident: Plain
        readonly water: Plain
        readonly hail: Plain
      }
      readonly noPlaceYet: Plain
      readonly showPlace: Plain
      readonly missing: {
        readonly area: Plain
        readonly kind: Plain
        readonly severity: Plain
      }
      readonly pictureCount: [{ readonly count: Figure }]
      readonly what: Plain
      readonly moreKinds: Plain
      readonly howBad: Plain
      readonly howLarge: Plain
      readonly howLargeHelp: Plain
      readonly centimetres: [{ readonly size: Word }]
      readonly larger: Plain
      readonly more: Plain
      readonly where: Plain
      readonly takePhoto: Plain
      readonly anotherPhoto: Plain
      readonly choosePhotos: Plain
      readonly ready: Plain
      readonly withoutPhoto: Plain
      readonly frank: Plain
      readonly frankText: Plain
    }
    readonly entrance: {
      readonly title: Plain
      readonly lead: Plain
      readonly saved: Plain
      readonly savedText: Plain
      readonly agree: [{ readonly privacy: Tag; readonly terms: Tag }]
      readonly asCompany: Plain
      readonly asPrivate: Plain
      readonly companyOn: Plain
      readonly byPassword: Plain
      readonly byCode: Plain
      readonly password: Plain
      readonly loginButton: Plain
      readonly place: Plain
      readonly changePlace: Plain
      readonly email: Plain
    }
    readonly email: {
      readonly title: Plain
      readonly text: [{ readonly email: Word }]
      readonly verified: [{ readonly email: Word }]
      readonly mailbox: Plain
      readonly resend: Plain
      readonly sent: Plain
      readonly notSent: Plain
    }
    readonly profileForm: {
      readonly title: Plain
      readonly lead: Plain
    }
    readonly profile: {
      readonly name: Plain
      readonly surname: Plain
      readonly phone: Plain
      readonly street: Plain
      readonly zipCode: Plain
      readonly city: Plain
      readonly country: Plain
      readonly companyName: Plain
      readonly managingDirector: Plain
      readonly vatRegNo: Plain
      readonly commercialCustomerContactName: Plain
      readonly commercialCustomerContactSurname: Plain
      readonly commercialCustomerContactPhone: Plain
      readonly tradeRegistrationFile: Plain
    }
    readonly copies: {
      readonly offerTitle: Plain
      readonly offerText: Plain
      readonly offerCopy: Plain
      readonly withCopy: Plain
      readonly reviewOnly: Plain
      readonly no: Plain
      readonly copyTitle: Plain
      readonly copySave: Plain
      readonly copyFound: Plain
      readonly copyNotFound: Plain
      readonly copyNeedsCover: Plain
      readonly listTitle: Plain
      readonly listLead: Plain
      readonly released: Plain
      readonly waiting: Plain
      readonly add: Plain
      readonly remove: [{ readonly number: Word }]
      readonly name: [{ readonly number: Word }]
    }
    readonly documents: {
      readonly drop: Plain
      readonly hint: Plain
      readonly remove: [{ readonly name: Word }]
    }
    readonly review: {
      readonly title: Plain
      readonly soon: Plain
      readonly myVehicles: Plain
      readonly nextTitle: Plain
      readonly auction: {
        readonly title: Plain
        readonly text: Plain
        readonly first: [{ readonly first: Word; readonly latest: Word }]
      }
      readonly sentAt: [{ readonly at: Word }]
      readonly lead: Plain
      readonly seeAd: Plain
      readonly sent: {
        readonly title: Plain
        readonly at: [{ readonly at: Word }]
      }
      readonly check: {
        readonly title: Plain
        readonly until: [{ readonly due: Word }]
      }
      readonly result: {
        readonly title: Plain
        readonly auction: [{ readonly price: Word }]
        readonly collection: [{ readonly price: Word }]
      }
      readonly money: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly changeTitle: Plain
      readonly changeText: Plain
      readonly changeButton: Plain
    }
    readonly notEditable: {
      readonly title: [{ readonly status: Word }]
      readonly text: Plain
      readonly button: Plain
    }
    readonly certificate: {
      readonly offerTitle: Plain
      readonly offerText: Plain
      readonly offerButton: Plain
      readonly title: Plain
      readonly hint: {
        readonly flat: Plain
        readonly light: Plain
        readonly whole: Plain
      }
      readonly choose: Plain
      readonly chooseHint: Plain
      readonly openCamera: Plain
      readonly chooseExisting: Plain
      readonly private: Plain
      readonly loading: Plain
      readonly loadingHint: Plain
      readonly reading: Plain
      readonly readingHint: Plain
      readonly stop: Plain
      readonly sureTitle: Plain
      readonly unsureTitle: Plain
      readonly pageOf: [{ readonly count: Word; readonly number: Word }]
      readonly cut: [{ readonly label: Word }]
      readonly wrong: Plain
      readonly keep: Plain
      readonly sureYes: Plain
      readonly takeOthers: [{ readonly count: Figure }]
      readonly pencilHint: Plain
      readonly unsureChip: Plain
      readonly unsureYes: Plain
      readonly unsureNo: Plain
      readonly doneTitle: [{ readonly count: Figure }]
      readonly doneText: Plain
      readonly doneButton: Plain
      readonly fewTitle: [{ readonly count: Figure }]
      readonly fewBecause: {
        readonly far: Plain
        readonly dark: Plain
        readonly blurred: Plain
        readonly noFields: Plain
      }
      readonly nothingTitle: [{ readonly count: Figure }]
      readonly again: Plain
      readonly otherKindTitle: Plain
      readonly otherKind: {
        readonly motorhome: Plain
        readonly trailer: Plain
      }
      readonly otherVehicleTitle: Plain
      readonly otherVehicle: [{ readonly inAd: Word; readonly onDocument: Word }]
      readonly failed: {
        readonly "not-a-picture": {
          readonly title: Plain
          readonly text: Plain
        }
        readonly "not-loaded": {
          readonly title: Plain
          readonly text: Plain
        }
        readonly "gave-up": {
          readonly title: Plain
          readonly text: Plain
        }
      }
    }
    readonly entry: {
      readonly understood: [{ readonly meant: Word; readonly typed: Word }]
      readonly unclearFigure: Plain
      readonly unclearDay: Plain
      readonly unclearMonth: Plain
      readonly monthHalfGiven: Plain
      readonly otherMake: Plain
      readonly goOn: Plain
      readonly unknownMake: [{ readonly typed: Word }]
    }
    readonly doubt: {
      readonly mileage_out_of_bounds: [{ readonly mileage: Figure }]
      readonly mileage_unusual_for_age: [{ readonly mileage: Figure; readonly usualMax: Figure; readonly usualMin: Figure; readonly years: Figure }]
      readonly power_in_horsepower: [{ readonly horsepower: Word; readonly powerKw: Word }]
      readonly weights_do_not_add_up: [{ readonly computed: Figure; readonly payload: Figure }]
      readonly payload_small: [{ readonly computed: Figure }]
      readonly given_in_centimetres: [{ readonly value: Figure }]
      readonly make_seldom_sold: [{ readonly make: Word }]
      readonly price_unusual: [{ readonly priceEur: Figure }]
    }
    readonly partOf: [{ readonly count: Word; readonly number: Word; readonly part: Word }]
    readonly minutesLeft: [{ readonly count: Word }]
    readonly foldedTitle: Plain
    readonly foldedText: Plain
    readonly foldedCount: [{ readonly count: Word; readonly given: Word }]
    readonly goOn: Plain
    readonly byHand: Plain
    readonly answerLater: Plain
    readonly missedCount: [{ readonly count: Figure; readonly first: Word }]
    readonly missedThis: Plain
    readonly moreAnswers: [{ readonly count: Figure }]
    readonly toScreens: Plain
    readonly toPage: Plain
    readonly part: {
      readonly vehicle: Plain
      readonly equipment: Plain
      readonly condition: Plain
      readonly damages: Plain
      readonly pictures: Plain
      readonly price: Plain
      readonly contact: Plain
      readonly submit: Plain
    }
    readonly screen: {
      readonly certificate: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly make: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly "body-type": {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly registration: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly mileage: {
        readonly title: Plain
      }
      readonly chassis: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly fuel: {
        readonly title: Plain
      }
      readonly gearbox: {
        readonly title: Plain
      }
      readonly emission: {
        readonly title: Plain
      }
      readonly power: {
        readonly title: Plain
      }
      readonly measures: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly beds: {
        readonly title: Plain
      }
      readonly garage: {
        readonly title: Plain
      }
      readonly colour: {
        readonly title: Plain
      }
      readonly history: {
        readonly title: Plain
      }
      readonly "more-information": {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly heating: {
        readonly title: Plain
      }
      readonly outside: {
        readonly title: Plain
      }
      readonly coupling: {
        readonly title: Plain
      }
      readonly description: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly condition: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly inspection: {
        readonly title: Plain
      }
      readonly damages: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly pictures: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly price: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly place: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly contact: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly submit: {
        readonly title: Plain
        readonly lead: Plain
      }
      readonly "more-pictures": {
        readonly title: Plain
        readonly lead: Plain
      }
    }
    readonly helper: {
      readonly title: Plain
      readonly lead: Plain
      readonly button: Plain
      readonly who: Plain
      readonly daughter: Plain
      readonly son: Plain
      readonly friend: Plain
      readonly other: Plain
      readonly name: Plain
      readonly can: Plain
      readonly cannot: Plain
      readonly lasts: [{ readonly days: Figure }]
      readonly make: Plain
      readonly share: Plain
      readonly copy: Plain
      readonly copied: Plain
      readonly message: [{ readonly link: Word }]
      readonly waiting: [{ readonly name: Word }]
      readonly helping: [{ readonly name: Word }]
      readonly last: [{ readonly what: Word }]
      readonly end: Plain
      readonly ended: Plain
      readonly youHelp: [{ readonly name: Word }]
      readonly youHelpText: Plain
      readonly ownerTitle: Plain
      readonly ownerText: Plain
      readonly changed: [{ readonly what: Word; readonly who: Word }]
      readonly owner: Plain
      readonly undo: Plain
      readonly undone: Plain
      readonly pictures: Plain
      readonly damages: Plain
      readonly whoMissing: Plain
      readonly nameMissing: Plain
      readonly besideTitle: Plain
      readonly besideText: Plain
      readonly codeLabel: Plain
      readonly byWhatsApp: Plain
      readonly bySms: Plain
      readonly byMail: Plain
      readonly mailSubject: Plain
      readonly copyShort: Plain
      readonly copyByHand: Plain
      readonly askOwner: Plain
      readonly ownerAsked: Plain
      readonly ownerNotAsked: Plain
      readonly menu: Plain
      readonly menuTitle: Plain
      readonly call: [{ readonly phone: Word }]
      readonly write: Plain
      readonly forExample: Plain
    }
    readonly lastLook: {
      readonly answers: [{ readonly count: Figure }]
      readonly change: Plain
      readonly changeOf: [{ readonly name: Word }]
      readonly takenOver: Plain
      readonly assuredTitle: Plain
      readonly assuredLead: Plain
      readonly unconfirmed: Plain
      readonly confirm: Plain
    }
    readonly remarks: {
      readonly title: [{ readonly count: Figure }]
      readonly allDone: Plain
      readonly lead: Plain
      readonly answer: {
        readonly changed: [{ readonly value: Word }]
        readonly kept: [{ readonly value: Word }]
      }
      readonly goOn: [{ readonly name: Word }]
      readonly toLook: Plain
      readonly ask: Plain
      readonly restTitle: Plain
      readonly place: [{ readonly count: Word; readonly number: Word }]
      readonly from: [{ readonly at: Word }]
      readonly before: [{ readonly value: Word }]
      readonly note: Plain
      readonly noteHelp: Plain
      readonly failed: Plain
      readonly isRight: Plain
      readonly done: Plain
      readonly toList: Plain
      readonly lookTitle: Plain
      readonly lookLead: Plain
      readonly stillOpen: Plain
      readonly change: Plain
      readonly changeOf: [{ readonly name: Word }]
      readonly sendBack: Plain
      readonly ready: Plain
      readonly named: [{ readonly value: Word }]
      readonly keep: [{ readonly value: Word }]
      readonly other: Plain
    }
    readonly thatWasAll: Plain
    readonly lengthRange: [{ readonly from: Word; readonly to: Word }]
    readonly partWaits: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly drives: {
      readonly yes: Plain
      readonly lights: Plain
      readonly no: Plain
    }
    readonly inspection: {
      readonly otherMonth: Plain
      readonly valid: Plain
      readonly expired: Plain
      readonly month: Plain
    }
  }
  readonly handover: {
    readonly title: Plain
    readonly waiting: Plain
    readonly back: {
      readonly seller: Plain
      readonly buyer: Plain
    }
    readonly other: {
      readonly seller: Plain
      readonly buyer: Plain
    }
    readonly done: Plain
    readonly step: {
      readonly voided: Plain
      readonly paused: Plain
      readonly done: Plain
      readonly await_confirmation: Plain
      readonly confirm: Plain
      readonly answer_date: Plain
      readonly propose_date: Plain
      readonly await_date: Plain
      readonly check_money: Plain
      readonly pay: Plain
      readonly await_contract: Plain
      readonly await_money: Plain
      readonly await_arrival: Plain
      readonly await_day: Plain
      readonly give_account: Plain
      readonly await_account: Plain
    }
    readonly go: {
      readonly date: Plain
      readonly money: Plain
      readonly word: Plain
    }
    readonly papers: Plain
    readonly money: {
      readonly title: Plain
      readonly seller: {
        readonly toPay: Plain
        readonly mark: Plain
        readonly unmark: Plain
      }
      readonly buyer: {
        readonly toPay: Plain
        readonly mark: Plain
        readonly unmark: Plain
      }
      readonly later: Plain
      readonly sent: Plain
      readonly arrived: Plain
      readonly notYet: Plain
    }
    readonly date: {
      readonly title: Plain
      readonly none: Plain
      readonly agreed: Plain
      readonly own: Plain
      readonly theirs: Plain
      readonly over: Plain
      readonly stands: Plain
      readonly place: Plain
      readonly agree: [{ readonly date: Word }]
      readonly another: Plain
      readonly day: Plain
      readonly time: Plain
      readonly calendar: Plain
      readonly unclear: [{ readonly example: Word }]
      readonly submit: Plain
      readonly proposed: Plain
      readonly settled: Plain
    }
    readonly checklist: {
      readonly title: Plain
      readonly other: [{ readonly done: Word; readonly total: Word }]
    }
    readonly items: {
      readonly seller: {
        readonly identity: Plain
        readonly papers: Plain
        readonly keys: Plain
        readonly manuals: Plain
        readonly belongings: Plain
        readonly gas_and_water: Plain
        readonly insurance: Plain
        readonly money: Plain
      }
      readonly buyer: {
        readonly identity: Plain
        readonly contract: Plain
        readonly transport: Plain
        readonly vehicle_number: Plain
        readonly defects: Plain
        readonly photos: Plain
        readonly papers: Plain
        readonly keys: Plain
      }
    }
    readonly word: {
      readonly title: Plain
      readonly seller: Plain
      readonly buyer: Plain
      readonly operator: Plain
      readonly notYet: Plain
      readonly open: Plain
      readonly ask: [{ readonly vehicle: Word }]
      readonly text: Plain
      readonly noMoney: Plain
      readonly wait: Plain
      readonly submit: Plain
      readonly said: Plain
    }
    readonly account: {
      readonly iban: Plain
      readonly holder: Plain
      readonly reference: Plain
      readonly onlyHere: Plain
      readonly none: Plain
      readonly waiting: {
        readonly buyer: [{ readonly at: Word }]
        readonly seller: [{ readonly at: Word; readonly iban: Word }]
      }
      readonly ask: Plain
      readonly change: Plain
      readonly hold: [{ readonly hours: Word }]
      readonly submit: Plain
      readonly given: Plain
    }
  }
  readonly identity: {
    readonly title: Plain
    readonly lead: Plain
    readonly password: Plain
    readonly passwordWrong: Plain
    readonly secondFactor: Plain
    readonly secondFactorHelp: Plain
    readonly submit: Plain
    readonly send: [{ readonly email: Word }]
    readonly sentTo: [{ readonly email: Word }]
    readonly digits: Plain
    readonly again: Plain
  }
  readonly listing: {
    readonly editTitle: [{ readonly step: Word }]
    readonly cancel: Plain
    readonly last: {
      readonly documentsTitle: Plain
      readonly documentsLead: Plain
      readonly missingTitle: Plain
      readonly missingLead: Plain
      readonly accountTitle: Plain
      readonly accountText: Plain
      readonly accountButton: Plain
      readonly consentTitle: Plain
      readonly consentLoading: Plain
      readonly consentTick: Plain
      readonly consentNeeded: Plain
      readonly submit: Plain
      readonly goThere: Plain
      readonly offline: Plain
      readonly sendsWith: [{ readonly button: Word }]
      readonly filesFirst: Plain
    }
    readonly newAd: {
      readonly title: Plain
      readonly lead: Plain
      readonly motorhome: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly trailer: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly valuation: Plain
      readonly begunTitle: Plain
      readonly begunProgress: Plain
      readonly promisesTitle: Plain
      readonly free: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly pause: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly secret: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly count: [{ readonly count: Figure; readonly figure: Word }]
    }
    readonly mine: {
      readonly title: Plain
      readonly titleMerchant: Plain
      readonly new: Plain
      readonly needsYou: Plain
      readonly rest: Plain
      readonly sold: Plain
      readonly over: Plain
      readonly emptyTitle: Plain
      readonly emptyText: Plain
      readonly more: Plain
      readonly untitled: Plain
      readonly view: Plain
      readonly round: [{ readonly round: Word }]
      readonly by: Plain
      readonly say: {
        readonly continue: [{ readonly percent: Word }]
        readonly submit: Plain
        readonly mend: Plain
        readonly answer: Plain
        readonly confirm: [{ readonly amount: Word }]
        readonly offer: [{ readonly amount: Word; readonly count: Figure }]
        readonly restart: Plain
        readonly restartBound: [{ readonly amount: Word }]
        readonly unsold: Plain
        readonly resume: Plain
        readonly under_review: Plain
        readonly reviewLate: Plain
        readonly published: Plain
        readonly running: [{ readonly count: Figure }]
        readonly waiting: Plain
        readonly late: Plain
        readonly over: Plain
        readonly ended: Plain
        readonly followUp: [{ readonly amount: Word }]
        readonly secondChance: [{ readonly amount: Word }]
        readonly secondWaiting: [{ readonly amount: Word }]
        readonly withdrawn: Plain
        readonly refused: Plain
      }
      readonly do: {
        readonly continue: Plain
        readonly submit: Plain
        readonly mend: Plain
        readonly answer: Plain
        readonly confirm: Plain
        readonly offer: Plain
        readonly restart: Plain
        readonly resume: Plain
        readonly decline: Plain
        readonly pause: Plain
        readonly stop: Plain
        readonly withdraw: Plain
        readonly followUp: Plain
        readonly secondChance: Plain
        readonly openLateOffers: Plain
        readonly change: Plain
      }
      readonly deadline: {
        readonly answer: Plain
        readonly confirm: Plain
        readonly offer: Plain
        readonly starts: Plain
        readonly ends: Plain
        readonly waiting: Plain
      }
      readonly clock: {
        readonly lastSeconds: Plain
        readonly over: Plain
        readonly days: [{ readonly clock: Word; readonly days: Figure }]
      }
      readonly nextRoundFrom: [{ readonly at: Word }]
      readonly restartTitle: Plain
      readonly restartText: Plain
      readonly restartLapses: Plain
      readonly restartBinds: [{ readonly amount: Word; readonly at: Word }]
      readonly asItIs: [{ readonly mode: Choice }]
      readonly asItIsNow: [{ readonly amount: Word }]
      readonly reduced: [{ readonly mode: Choice }]
      readonly reducedDetail: Plain
      readonly newTarget: [{ readonly mode: Choice }]
      readonly sure: {
        readonly decline: Plain
        readonly confirm: [{ readonly amount: Word }]
        readonly confirmText: Plain
        readonly stop: Plain
        readonly stopText: Plain
        readonly withdraw: Plain
        readonly withdrawText: Plain
        readonly followUp: [{ readonly amount: Word }]
        readonly followUpText: Plain
        readonly secondChance: [{ readonly amount: Word }]
        readonly secondChanceText: Plain
        readonly pause: Plain
        readonly pauseText: Plain
        readonly frees: [{ readonly amount: Word }]
        readonly endsSecondChance: Plain
        readonly openLateOffers: Plain
        readonly openLateOffersText: Plain
        readonly changed: Plain
      }
      readonly done: {
        readonly confirm: [{ readonly vehicle: Word }]
        readonly decline: [{ readonly vehicle: Word }]
        readonly followUp: [{ readonly vehicle: Word }]
        readonly secondChance: [{ readonly vehicle: Word }]
        readonly restart: [{ readonly vehicle: Word }]
        readonly openLateOffers: [{ readonly vehicle: Word }]
        readonly pause: [{ readonly vehicle: Word }]
        readonly stop: [{ readonly vehicle: Word }]
        readonly withdraw: [{ readonly vehicle: Word }]
      }
      readonly soldFor: [{ readonly amount: Word; readonly at: Word }]
      readonly buyer: Plain
      readonly contract: Plain
      readonly contractSoon: Plain
      readonly asItIsAt: [{ readonly at: Word }]
      readonly noReduction: Plain
      readonly newTargetRange: [{ readonly max: Word; readonly min: Word }]
      readonly roundsLeft: [{ readonly count: Figure }]
      readonly chip: {
        readonly paused: Plain
        readonly refused: Plain
        readonly withdrawn: Plain
        readonly confirm: Plain
        readonly canceled: Plain
      }
    }
    readonly stock: {
      readonly lead: Plain
      readonly cardText: Plain
      readonly connected: Plain
      readonly notConnected: Plain
      readonly setUp: Plain
      readonly view: Plain
      readonly stockLead: Plain
      readonly user: Plain
      readonly password: Plain
      readonly passwordHelp: Plain
      readonly connect: Plain
      readonly change: Plain
      readonly cancel: Plain
      readonly disconnect: Plain
      readonly disconnectTitle: Plain
      readonly disconnectText: Plain
      readonly running: Plain
      readonly progress: [{ readonly done: Word; readonly total: Word }]
      readonly synced: [{ readonly minutes: Word; readonly time: Word }]
      readonly never: Plain
      readonly lookNow: Plain
      readonly connectedAs: [{ readonly user: Word }]
      readonly list: Plain
      readonly vehicle: Plain
      readonly year: Plain
      readonly mileage: Plain
      readonly ad: Plain
      readonly make: Plain
      readonly openAd: Plain
      readonly fetchChanges: Plain
      readonly changed: Plain
      readonly gone: Plain
      readonly emptyTitle: Plain
      readonly emptyText: Plain
      readonly failure: {
        readonly refused: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly busy: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly unavailable: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly unreadable: {
          readonly title: Plain
          readonly text: Plain
        }
      }
    }
  }
  readonly "market-prices": {
    readonly title: Plain
    readonly lead: Plain
    readonly invented: Plain
    readonly filter: {
      readonly label: Plain
      readonly kind: Plain
      readonly motorhome: Plain
      readonly trailer: Plain
      readonly age: Plain
      readonly to3: Plain
      readonly to8: Plain
      readonly to15: Plain
      readonly above15: Plain
      readonly country: Plain
      readonly all: Plain
      readonly show: Plain
    }
    readonly chart: {
      readonly title: Plain
      readonly note: Plain
      readonly description: [{ readonly count: Figure }]
      readonly sales: Plain
    }
    readonly table: {
      readonly title: Plain
      readonly note: Plain
      readonly body: Plain
      readonly year: Plain
      readonly few: Plain
    }
    readonly csv: Plain
    readonly json: Plain
    readonly pace: {
      readonly title: Plain
      readonly none: Plain
      readonly sold: Plain
      readonly ofTen: [{ readonly tenths: Word }]
      readonly days: Plain
    }
    readonly quarter: Plain
    readonly empty: {
      readonly title: Plain
      readonly text: Plain
      readonly loosen: Plain
    }
    readonly explained: [{ readonly licence: Word }]
  }
  readonly "message-list": {
    readonly settings: Plain
    readonly inNeed: Plain
    readonly byDeadline: Plain
    readonly noAction: Plain
    readonly moreSubjects: Plain
    readonly answerUntil: [{ readonly time: Word }]
    readonly until: [{ readonly time: Word }]
    readonly history: [{ readonly count: Word; readonly last: Word }]
    readonly archived: [{ readonly days: Word }]
    readonly filter: {
      readonly label: Plain
      readonly all: Plain
      readonly in_need: Plain
      readonly purchases: Plain
      readonly sales: Plain
      readonly archive: Plain
    }
    readonly search: {
      readonly label: Plain
    }
    readonly empty: {
      readonly search: [{ readonly text: Word }]
      readonly clearSearch: Plain
      readonly showAll: Plain
      readonly all: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly in_need: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly purchases: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly sales: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly archive: {
        readonly title: Plain
        readonly text: [{ readonly days: Word }]
      }
    }
    readonly vehicle: {
      readonly label: Plain
      readonly open: Plain
      readonly documents: [{ readonly count: Figure }]
      readonly journal: Plain
      readonly firstRegistration: Plain
      readonly mileage: Plain
      readonly damages: Plain
      readonly end: Plain
      readonly light: Plain
      readonly yours: [{ readonly amount: Word }]
    }
  }
  readonly messages: {
    readonly title: Plain
    readonly subjects: Plain
    readonly account: Plain
    readonly unRead: [{ readonly count: Figure }]
    readonly open: [{ readonly count: Figure }]
    readonly count: [{ readonly count: Figure }]
    readonly back: Plain
    readonly toVehicle: Plain
    readonly retry: Plain
    readonly failed: Plain
    readonly older: Plain
    readonly choose: {
      readonly title: Plain
      readonly text: Plain
    }
    readonly none: {
      readonly title: Plain
      readonly text: Plain
      readonly action: Plain
    }
    readonly look: Plain
    readonly standing: {
      readonly open: Plain
      readonly waiting: Plain
      readonly done: Plain
    }
    readonly read: Plain
  }
  readonly notifications: {
    readonly greetingNamed: [{ readonly name: Word }]
    readonly greeting: Plain
    readonly closing: Plain
    readonly signature: Plain
    readonly footer: Plain
    readonly stop: Plain
    readonly stopNewsletter: Plain
    readonly bidder: [{ readonly number: Word }]
    readonly change: {
      readonly accepted: Plain
      readonly declined: Plain
    }
    readonly label: {
      readonly highestBidEur: Plain
      readonly currentBidEur: Plain
      readonly amountEur: Plain
      readonly bidEur: Plain
      readonly standingBidEur: Plain
      readonly counterEur: Plain
      readonly offerEur: Plain
      readonly archivedBidEur: Plain
      readonly hammerPriceEur: Plain
      readonly payableCents: Plain
      readonly limitEur: Plain
      readonly startPriceEur: Plain
      readonly startPriceReason: Plain
      readonly buyNowPriceEur: Plain
      readonly minimumEur: Plain
      readonly leader: Plain
      readonly pseudonym: Plain
      readonly bidCount: Plain
      readonly startsAt: Plain
      readonly fromEndsAt: Plain
      readonly endsAt: Plain
      readonly endedAt: Plain
      readonly turnEndsAt: Plain
      readonly bindsUntil: Plain
      readonly takeBackUntil: Plain
      readonly lapsesAt: Plain
      readonly question: Plain
      readonly answer: Plain
      readonly originalLanguage: Plain
      readonly reason: Plain
      readonly remarks: Plain
      readonly orderNumber: Plain
      readonly invoiceNumber: Plain
      readonly reversalNumber: Plain
      readonly totalCents: Plain
      readonly dueOn: Plain
      readonly heldUntil: Plain
      readonly stopAt: Plain
      readonly meetsAt: Plain
      readonly handedOverAt: Plain
      readonly accountShownAt: Plain
      readonly partnerCompany: Plain
      readonly partnerName: Plain
      readonly partnerAddress: Plain
      readonly partnerPhone: Plain
      readonly partnerEmail: Plain
      readonly savedSearches: Plain
      readonly foundVehicles: Plain
      readonly sequence: Plain
      readonly headHash: Plain
      readonly device: Plain
      readonly occurredAt: Plain
    }
    readonly reason: {
      readonly description_wrong: Plain
      readonly vehicle_gone: Plain
      readonly owner_unreachable: Plain
      readonly suspected_fraud: Plain
      readonly legal_order: Plain
      readonly technical_fault: Plain
      readonly typing_error: Plain
      readonly no_authority: Plain
      readonly not_available: Plain
      readonly price_too_low: Plain
    }
    readonly push: {
      readonly summary: [{ readonly count: Figure }]
      readonly testTitle: Plain
      readonly testText: Plain
    }
    readonly whatsApp: {
      readonly footer: Plain
      readonly outbid: {
        readonly text: [{ readonly currentBidEur: Word; readonly endsAt: Word; readonly minimumEur: Word; readonly vehicle: Word }]
        readonly button: Plain
      }
      readonly won: {
        readonly text: [{ readonly hammerPriceEur: Word; readonly vehicle: Word }]
        readonly button: Plain
      }
      readonly question: {
        readonly text: [{ readonly vehicle: Word }]
        readonly button: Plain
      }
      readonly answer: {
        readonly text: [{ readonly vehicle: Word }]
        readonly button: Plain
      }
      readonly deadline: {
        readonly text: [{ readonly actsUntil: Word; readonly vehicle: Word }]
        readonly button: Plain
      }
      readonly summary: {
        readonly text: [{ readonly count: Word }]
        readonly button: Plain
      }
      readonly welcome: {
        readonly text: Plain
        readonly button: Plain
      }
      readonly stopped: Plain
      readonly sent: {
        readonly code: Plain
        readonly welcome: Plain
        readonly stopped: Plain
      }
    }
    readonly app: {
      readonly name: Plain
      readonly description: Plain
    }
  }
  readonly order: {
    readonly noParty: Plain
    readonly documentsCome: Plain
    readonly kinds: {
      readonly contract: Plain
      readonly commission_invoice: Plain
      readonly reversal_invoice: Plain
    }
    readonly vehicleVat: {
      readonly private_without_vat: Plain
      readonly margin_scheme: Plain
      readonly domestic_with_vat: Plain
      readonly intra_community_exempt: Plain
      readonly export_after_proof: Plain
      readonly new_vehicle_intra_community: Plain
    }
    readonly purchases: {
      readonly title: Plain
      readonly count: [{ readonly count: Figure }]
      readonly pages: Plain
      readonly none: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
      readonly soldAt: [{ readonly time: Word }]
      readonly amounts: Plain
      readonly hammer: Plain
      readonly payable: Plain
      readonly commissionNet: Plain
      readonly commissionVat: Plain
      readonly commissionGross: Plain
      readonly due: Plain
      readonly held: [{ readonly at: Word }]
      readonly seller: Plain
      readonly documents: Plain
      readonly status: {
        readonly pending: Plain
        readonly paid: Plain
        readonly short: Plain
        readonly cancellation_requested_by_dealer: Plain
        readonly canceled: Plain
        readonly overdue: Plain
        readonly stopped: Plain
      }
      readonly requested: Plain
      readonly paidAt: Plain
      readonly off: {
        readonly both: [{ readonly day: Word; readonly owed: Word; readonly received: Word }]
        readonly less: {
          readonly title: [{ readonly amount: Word }]
          readonly text: Plain
        }
        readonly more: {
          readonly title: [{ readonly amount: Word }]
          readonly text: Plain
        }
        readonly contact: Plain
      }
      readonly verdict: {
        readonly justified: Plain
        readonly unjustified: Plain
        readonly rejected: Plain
      }
      readonly stopped: {
        readonly title: Plain
        readonly text: [{ readonly mark: Word }]
      }
      readonly filter: {
        readonly label: Plain
        readonly all: Plain
      }
    }
    readonly sales: {
      readonly title: Plain
      readonly count: [{ readonly count: Figure }]
      readonly pages: Plain
      readonly none: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
      readonly soldAt: [{ readonly time: Word }]
      readonly next: Plain
      readonly buyer: Plain
      readonly documents: Plain
      readonly hammer: Plain
      readonly payable: Plain
      readonly status: {
        readonly sold: Plain
        readonly questioned: Plain
        readonly canceled: Plain
        readonly handedOver: Plain
      }
      readonly questioned: Plain
      readonly canceled: Plain
      readonly toAd: Plain
      readonly compared: {
        readonly title: Plain
        readonly valuation: Plain
        readonly target: Plain
        readonly hammer: Plain
        readonly within: Plain
        readonly above: Plain
        readonly below: Plain
      }
    }
    readonly cancellation: {
      readonly open: Plain
      readonly title: [{ readonly vehicle: Word }]
      readonly text: Plain
      readonly reason: Plain
      readonly reasonHelp: Plain
      readonly keep: Plain
      readonly submit: Plain
      readonly sent: Plain
    }
    readonly handover: {
      readonly open: Plain
      readonly next: Plain
      readonly step: {
        readonly voided: Plain
        readonly paused: Plain
        readonly done: Plain
        readonly await_confirmation: Plain
        readonly confirm: Plain
        readonly answer_date: Plain
        readonly propose_date: Plain
        readonly await_date: Plain
        readonly check_money: Plain
        readonly pay: Plain
        readonly await_contract: Plain
        readonly await_money: Plain
        readonly await_arrival: Plain
        readonly await_day: Plain
        readonly give_account: Plain
        readonly await_account: Plain
      }
    }
  }
  readonly "personal-data": {
    readonly title: Plain
    readonly lead: Plain
    readonly toSettings: Plain
    readonly export: {
      readonly title: Plain
      readonly text: Plain
      readonly request: Plain
      readonly again: Plain
      readonly running: Plain
      readonly ready: [{ readonly date: Word; readonly size: Word; readonly until: Word }]
      readonly download: Plain
    }
    readonly erasure: {
      readonly title: Plain
      readonly text: Plain
      readonly keptTitle: Plain
      readonly kept: {
        readonly orders: Plain
        readonly agreements: Plain
        readonly market: Plain
        readonly security: Plain
      }
      readonly openTitle: Plain
      readonly open: {
        readonly ads: [{ readonly count: Figure }]
        readonly bids: [{ readonly count: Figure }]
        readonly orders: [{ readonly count: Figure }]
      }
      readonly begin: Plain
      readonly askTitle: Plain
      readonly askText: Plain
      readonly meant: Plain
      readonly meantMissing: Plain
      readonly leave: Plain
      readonly erase: Plain
    }
  }
  readonly questions: {
    readonly title: Plain
    readonly none: Plain
    readonly noneYet: Plain
    readonly noneOpen: Plain
    readonly failed: Plain
    readonly retry: Plain
    readonly question: Plain
    readonly yourQuestion: Plain
    readonly answer: Plain
    readonly hidden: Plain
    readonly waiting: Plain
    readonly originalIn: [{ readonly language: Word }]
    readonly translatedFrom: [{ readonly language: Word }]
    readonly showOriginal: Plain
    readonly showTranslation: Plain
    readonly ask: Plain
    readonly askHelp: Plain
    readonly counter: [{ readonly count: Figure; readonly max: Figure }]
    readonly tooShort: [{ readonly min: Word }]
    readonly described: [{ readonly text: Word }]
    readonly send: Plain
    readonly until: [{ readonly at: Word }]
    readonly yourAnswer: Plain
    readonly answerHelp: Plain
    readonly sendAnswer: Plain
    readonly notSent: Plain
    readonly open: [{ readonly count: Figure }]
  }
  readonly referrals: {
    readonly title: Plain
    readonly lead: Plain
    readonly begin: {
      readonly title: Plain
      readonly text: Plain
      readonly action: Plain
    }
    readonly link: {
      readonly title: Plain
      readonly text: Plain
      readonly label: Plain
      readonly copy: Plain
      readonly copied: Plain
      readonly byHand: Plain
    }
    readonly results: {
      readonly title: Plain
      readonly submitted: Plain
      readonly onMarket: Plain
      readonly sold: Plain
      readonly month: Plain
    }
    readonly none: {
      readonly title: Plain
      readonly text: Plain
    }
  }
  readonly refusal: {
    readonly NOT_LOGGED_IN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly NOT_A_MERCHANT: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly MERCHANT_IN_REVIEW: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly MERCHANT_BLOCKED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly BIDDING_STOPPED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly TERMS_NOT_ACCEPTED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly OWN_AD: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly COMPANY_ROLE_MISSING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AUCTION_NOT_STARTED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AUCTION_ENDED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly IDEMPOTENCY_KEY_REUSED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly BARRED_FROM_AUCTION: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AGENT_NEEDS_OWN_BID: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AGENT_LIMIT_TOO_LOW: {
      readonly title: Plain
      readonly detail: [{ readonly minimumEur: Figure }]
    }
    readonly AGENT_LIMIT_TOO_HIGH: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure }]
    }
    readonly BID_TOO_LOW: {
      readonly title: Plain
      readonly detail: [{ readonly minimumEur: Figure }]
    }
    readonly BID_TOO_HIGH: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure }]
    }
    readonly CONSENT_OUTDATED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly BID_LIMIT_EXCEEDED: {
      readonly title: Plain
      readonly detail: [{ readonly amountEur: Figure; readonly ask: Word; readonly limitEur: Figure }]
    }
    readonly DAY_LIMIT_EXCEEDED: {
      readonly title: Plain
      readonly detail: [{ readonly ask: Word; readonly committedEur: Figure; readonly leftEur: Figure; readonly limitEur: Figure }]
    }
    readonly ACTION_NOT_POSSIBLE_NOW: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly NOT_YOUR_TURN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PRICE_CHANGED: {
      readonly title: Plain
      readonly detail: [{ readonly priceEur: Figure }]
    }
    readonly BUY_NOW_NOT_OFFERED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly VOID_TOO_LATE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly NO_COUNTERS_LEFT: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Word }]
    }
    readonly NO_ROOM_BETWEEN_OFFERS: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly COUNTER_OUT_OF_RANGE: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure; readonly minimumEur: Figure }]
    }
    readonly OFFER_OUT_OF_RANGE: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure; readonly minimumEur: Figure }]
    }
    readonly LATE_OFFER_TOO_LOW: {
      readonly title: Plain
      readonly detail: [{ readonly minimumEur: Figure }]
    }
    readonly OFFER_OF_OWN_PEOPLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly ACCEPT_THE_BID_INSTEAD: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly TOO_MANY_ROUNDS: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly RESTART_TOO_EARLY: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure }]
    }
    readonly VEHICLE_TOO_EARLY: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly VEHICLE_ALREADY_OFFERED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly REDUCTION_TOO_SMALL: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure }]
    }
    readonly SECOND_OPERATOR_NEEDED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly NOT_FOUND: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly FORBIDDEN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly VALIDATION_FAILED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly IDEMPOTENCY_KEY_MISSING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly IDEMPOTENCY_KEY_INVALID: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly MALFORMED_REQUEST: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CSRF_TOKEN_INVALID: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly TOO_MANY_REQUESTS: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly REQUEST_TOO_LARGE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly INTERNAL_ERROR: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly SERVICE_UNAVAILABLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly OUTCOME_UNKNOWN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly LOGIN_FAILED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly LOGIN_LOCKED: {
      readonly title: Plain
      readonly detail: [{ readonly minutes: Figure }]
    }
    readonly LINK_INVALID: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CODE_WRONG: {
      readonly title: Plain
      readonly detail: [{ readonly attemptsLeft: Figure }]
    }
    readonly ROLE_MISSING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly ROLES_NOT_CHANGEABLE: {
      readonly title: Plain
      readonly detail: [{ readonly reason: Choice }]
    }
    readonly PERSON_STAYS: {
      readonly title: Plain
      readonly detail: [{ readonly reason: Choice }]
    }
    readonly ACCOUNT_IN_USE: {
      readonly title: Plain
      readonly detail: [{ readonly reason: Choice }]
    }
    readonly PERSON_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Figure }]
    }
    readonly SECOND_FACTOR_WRONG: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly SECOND_FACTOR_NEEDED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PASSKEY_UNKNOWN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PASSKEY_NOT_ACCEPTED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly IDENTITY_UNPROVED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly ERASURE_NOT_YET: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CODE_EXPIRED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly SESSION_EXPIRED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PUSH_NOT_POSSIBLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly WHATSAPP_NOT_POSSIBLE: {
      readonly title: Plain
      readonly detail: [{ readonly reason: Choice }]
    }
    readonly EMAIL_NOT_VERIFIED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PROFILE_INCOMPLETE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PROFILE_LOCKED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AD_NOT_EDITABLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly DEFECT_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Figure }]
    }
    readonly AD_INCOMPLETE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly AD_CHANGED_ELSEWHERE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CONSENT_MISSING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CONFIRMATION_MISSING: {
      readonly title: Plain
      readonly detail: [{ readonly count: Figure }]
    }
    readonly REMARKS_OPEN: {
      readonly title: Plain
      readonly detail: [{ readonly count: Figure }]
    }
    readonly FIELD_LOCKED_BY_REVIEW: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CHANGE_FIXED_BY_RELEASE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CHANGE_TAKES_AWAY: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CHANGE_NOT_WAITING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CHANGES_WAITING: {
      readonly title: Plain
      readonly detail: [{ readonly count: Figure }]
    }
    readonly DOCUMENT_MISSING: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly LOGIN_TO_CONTINUE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly OWNER_ONLY: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly HELPER_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Figure }]
    }
    readonly REVIEW_INCOMPLETE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly APPROVAL_HELD: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly UNDO_TOO_LATE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly START_PRICE_TOO_HIGH: {
      readonly title: Plain
      readonly detail: [{ readonly maximumEur: Figure }]
    }
    readonly PICTURE_UNREADABLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PICTURE_TOO_LARGE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly PICTURE_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly DOCUMENT_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Word }]
    }
    readonly FILE_STORE_UNAVAILABLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly DOCUMENT_UNREADABLE: {
      readonly title: Plain
      readonly detail: [{ readonly maxMegabytes: Word; readonly reason: Choice }]
    }
    readonly QUESTION_STILL_OPEN: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly QUESTIONS_CLOSED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly TEXT_HAS_EMAIL: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly TEXT_HAS_PHONE: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly TEXT_HAS_LINK: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly TEXT_ASKS_PRICE: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly TEXT_ASKS_CONTACT: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly BANK_FILE_UNREADABLE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly BANK_LINE_UNREADABLE: {
      readonly title: Plain
      readonly detail: [{ readonly found: Word }]
    }
    readonly VALUATION_INCOMPLETE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly VALUATION_ALREADY_SUBMITTED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CONTENT_CHANGED_ELSEWHERE: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly CONTENT_PUBLISHED_BEFORE: {
      readonly title: Plain
      readonly detail: [{ readonly language: Word; readonly version: Figure }]
    }
    readonly CONTENT_EDITED_OUTSIDE: {
      readonly title: Plain
      readonly detail: [{ readonly host: Word }]
    }
    readonly CONTENT_PICTURE_WITHOUT_ALT: {
      readonly title: Plain
      readonly detail: [{ readonly language: Word; readonly pictures: Word }]
    }
    readonly CONTENT_PICTURE_USED: {
      readonly title: Plain
      readonly detail: [{ readonly places: Word }]
    }
    readonly MACHINE_SUSPECTED: {
      readonly title: Plain
      readonly detail: Plain
    }
    readonly SEARCH_LIMIT_REACHED: {
      readonly title: Plain
      readonly detail: [{ readonly maximum: Figure }]
    }
  }
  readonly "second-factor": {
    readonly title: Plain
    readonly text: Plain
    readonly required: Plain
    readonly isOn: Plain
    readonly begin: Plain
    readonly end: Plain
    readonly ended: Plain
    readonly codeToEnd: Plain
    readonly code: Plain
    readonly codeHelp: Plain
    readonly enter: Plain
    readonly leave: Plain
    readonly scan: Plain
    readonly picture: Plain
    readonly byHand: Plain
    readonly onThisDevice: Plain
    readonly firstCode: Plain
    readonly confirm: Plain
    readonly recoveryTitle: Plain
    readonly recoveryText: Plain
    readonly recoveryKept: Plain
    readonly passkey: {
      readonly name: Plain
      readonly nameHelp: Plain
      readonly make: Plain
      readonly login: Plain
      readonly confirm: Plain
      readonly orCode: Plain
      readonly cancelled: Plain
      readonly notHere: Plain
      readonly alreadyHere: Plain
      readonly notSupported: Plain
      readonly insteadOfApp: Plain
      readonly insteadOfPasskey: Plain
    }
  }
  readonly security: {
    readonly pageTitle: Plain
    readonly pageText: Plain
    readonly appTitle: Plain
    readonly left: [{ readonly count: Figure }]
    readonly toSettings: Plain
    readonly passkeys: {
      readonly title: Plain
      readonly text: Plain
      readonly everywhere: [{ readonly host: Word }]
      readonly onlyHere: [{ readonly host: Word }]
      readonly add: Plain
      readonly added: Plain
      readonly madeOn: [{ readonly date: Word }]
      readonly usedOn: [{ readonly date: Word }]
      readonly neverUsed: Plain
      readonly remove: Plain
      readonly removeTitle: [{ readonly name: Word }]
      readonly removeText: Plain
      readonly removed: Plain
    }
  }
  readonly shell: {
    readonly brand: Plain
    readonly skip: Plain
    readonly loading: Plain
    readonly description: Plain
    readonly nav: {
      readonly label: Plain
      readonly menu: Plain
      readonly home: Plain
      readonly catalog: Plain
      readonly today: Plain
      readonly sell: Plain
      readonly myAds: Plain
      readonly guide: Plain
      readonly pricing: Plain
      readonly contact: Plain
    }
    readonly dealer: {
      readonly search: Plain
      readonly live: Plain
      readonly lost: [{ readonly time: Word }]
      readonly clock: Plain
      readonly more: Plain
      readonly bids: Plain
      readonly sell: Plain
      readonly runningBids: [{ readonly count: Figure }]
      readonly watched: [{ readonly count: Figure }]
      readonly waiting: [{ readonly count: Figure }]
      readonly open: [{ readonly count: Figure }]
    }
    readonly account: {
      readonly menu: Plain
      readonly menuOf: [{ readonly name: Word }]
      readonly login: Plain
      readonly register: Plain
      readonly logout: Plain
      readonly account: Plain
      readonly messages: Plain
      readonly myVehicles: Plain
      readonly sales: Plain
      readonly today: Plain
      readonly watchlist: Plain
      readonly bids: Plain
      readonly purchases: Plain
      readonly searches: Plain
      readonly ads: Plain
      readonly integrations: Plain
      readonly guidelines: Plain
      readonly news: Plain
      readonly settings: Plain
      readonly console: Plain
      readonly open: [{ readonly count: Figure }]
      readonly operator: Plain
    }
    readonly language: {
      readonly menu: Plain
      readonly current: [{ readonly name: Word }]
    }
    readonly footer: {
      readonly tagline: Plain
      readonly platform: Plain
      readonly company: Plain
      readonly social: Plain
      readonly legal: Plain
      readonly catalog: Plain
      readonly sell: Plain
      readonly valuateMotorhome: Plain
      readonly valuateTrailer: Plain
      readonly merchants: Plain
      readonly directory: Plain
      readonly about: Plain
      readonly jobs: Plain
      readonly partner: Plain
      readonly faq: Plain
      readonly terms: Plain
      readonly privacyChoices: Plain
      readonly privacy: Plain
      readonly imprint: Plain
      readonly hours: Plain
      readonly times: [{ readonly zone: Word }]
      readonly copyright: [{ readonly ending: Word; readonly year: Word }]
      readonly contactUs: Plain
      readonly guide: Plain
      readonly marketPrices: Plain
    }
    readonly newsletter: {
      readonly title: Plain
      readonly label: Plain
      readonly hint: Plain
      readonly submit: Plain
      readonly success: Plain
      readonly failed: Plain
    }
    readonly banner: {
      readonly blockedTitle: Plain
      readonly blockedText: Plain
      readonly offline: Plain
      readonly renewed: Plain
      readonly reload: Plain
    }
    readonly notFound: {
      readonly title: Plain
      readonly text: Plain
      readonly home: Plain
      readonly catalog: Plain
    }
    readonly error: {
      readonly unreachable: Plain
      readonly title: Plain
      readonly text: Plain
      readonly forbidden: Plain
      readonly network: Plain
      readonly code: [{ readonly status: Word }]
      readonly retry: Plain
    }
    readonly snackbar: {
      readonly failed: Plain
      readonly saved: Plain
      readonly undone: Plain
      readonly undo: Plain
      readonly copied: Plain
      readonly loggedOut: Plain
      readonly newVersion: Plain
      readonly reload: Plain
    }
    readonly ui: {
      readonly close: Plain
      readonly remove: Plain
      readonly retry: Plain
      readonly optional: Plain
      readonly busy: Plain
      readonly showPassword: Plain
      readonly hidePassword: Plain
      readonly clear: Plain
      readonly noMatches: Plain
      readonly invalidNumber: Plain
      readonly wholeNumberOnly: Plain
      readonly month: Plain
      readonly year: Plain
      readonly previousPage: Plain
      readonly nextPage: Plain
      readonly showList: Plain
      readonly done: Plain
      readonly opensMenu: Plain
    }
    readonly titles: {
      readonly home: Plain
      readonly about: Plain
      readonly catalog: Plain
      readonly product: Plain
      readonly search: Plain
      readonly pricing: Plain
      readonly contact: Plain
      readonly faq: Plain
      readonly jobs: Plain
      readonly partner: Plain
      readonly terms: Plain
      readonly privacy: Plain
      readonly imprint: Plain
      readonly merchantDirectory: Plain
      readonly merchantLanding: Plain
      readonly sellGuide: Plain
      readonly sellGuideArticle: Plain
      readonly blogAuthor: Plain
      readonly auctionJournal: Plain
      readonly renegotiation: Plain
      readonly valuateMotorhome: Plain
      readonly valuateTrailer: Plain
      readonly valuationSuccess: Plain
      readonly valuationReport: Plain
      readonly sell: Plain
      readonly adEdit: Plain
      readonly helpWithAd: Plain
      readonly account: Plain
      readonly accountSettings: Plain
      readonly accountEmailSettings: Plain
      readonly myVehicles: Plain
      readonly sales: Plain
      readonly messages: Plain
      readonly merchantWatchlist: Plain
      readonly merchantToday: Plain
      readonly merchantBids: Plain
      readonly merchantAds: Plain
      readonly merchantPurchases: Plain
      readonly merchantSearches: Plain
      readonly merchantNews: Plain
      readonly merchantGuidelines: Plain
      readonly merchantIntegrations: Plain
      readonly login: Plain
      readonly register: Plain
      readonly forgotPassword: Plain
      readonly resetPassword: Plain
      readonly unlockAccount: Plain
      readonly newsletterConfirm: Plain
      readonly marketPrices: Plain
    }
    readonly upload: {
      readonly preparing: Plain
      readonly sending: [{ readonly size: Word }]
      readonly working: Plain
      readonly failed: Plain
      readonly no_picture: Plain
      readonly too_large: Plain
      readonly no_document: Plain
      readonly cutOff: Plain
      readonly onDevice: Plain
      readonly broken: Plain
    }
    readonly likely: {
      readonly email: [{ readonly email: Word }]
    }
    readonly telephone: {
      readonly likely: [{ readonly number: Word }]
      readonly understood: [{ readonly number: Word }]
    }
  }
  readonly site: {
    readonly home: {
      readonly promise: Plain
      readonly lead: Plain
      readonly submitted: [{ readonly count: Figure }]
      readonly start: {
        readonly motorhome: {
          readonly title: Plain
          readonly text: Plain
          readonly action: Plain
        }
        readonly trailer: {
          readonly title: Plain
          readonly text: Plain
          readonly action: Plain
        }
      }
      readonly steps: {
        readonly title: Plain
        readonly lead: Plain
        readonly describe: {
          readonly figure: Plain
          readonly of: Plain
          readonly title: Plain
          readonly text: Plain
        }
        readonly bid: {
          readonly figure: Plain
          readonly of: Plain
          readonly title: Plain
          readonly text: Plain
        }
        readonly handover: {
          readonly of: [{ readonly rate: Word }]
          readonly title: Plain
          readonly text: Plain
        }
      }
      readonly running: {
        readonly title: Plain
        readonly lead: Plain
        readonly all: [{ readonly count: Figure }]
      }
      readonly faq: {
        readonly title: Plain
        readonly text: [{ readonly phone: Word }]
        readonly all: Plain
      }
      readonly dealers: {
        readonly title: Plain
        readonly text: Plain
        readonly agent: Plain
        readonly list: Plain
        readonly journal: Plain
        readonly apply: Plain
        readonly more: Plain
      }
    }
    readonly about: {
      readonly lead: Plain
      readonly fair: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly checked: {
        readonly title: Plain
        readonly text: [{ readonly dealersAtLeast: Figure }]
      }
      readonly people: {
        readonly title: Plain
        readonly text: Plain
      }
    }
    readonly pricing: {
      readonly lead: Plain
      readonly seller: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly dealer: {
        readonly title: Plain
        readonly text: [{ readonly max: Word; readonly min: Word; readonly rate: Word }]
      }
      readonly calculator: {
        readonly title: Plain
        readonly hammer: Plain
        readonly vatReportable: [{ readonly rate: Word }]
        readonly commission: Plain
        readonly share: [{ readonly percent: Word }]
        readonly sellerGets: Plain
        readonly minimum: [{ readonly amount: Word }]
        readonly maximum: [{ readonly amount: Word }]
        readonly chart: [{ readonly lower: Word; readonly rate: Word; readonly upper: Word }]
        readonly vatNote: Plain
      }
    }
    readonly contact: {
      readonly lead: Plain
      readonly phone: Plain
      readonly hours: Plain
      readonly mail: Plain
      readonly mailHint: Plain
      readonly post: Plain
      readonly faq: Plain
      readonly form: {
        readonly title: Plain
        readonly hint: Plain
        readonly name: Plain
        readonly email: Plain
        readonly text: Plain
        readonly send: Plain
        readonly sent: [{ readonly email: Word }]
        readonly failed: [{ readonly email: Word }]
        readonly trap: Plain
        readonly textMissing: Plain
        readonly emailWrong: Plain
        readonly machine: [{ readonly email: Word }]
      }
    }
    readonly faq: {
      readonly lead: Plain
      readonly open: Plain
      readonly contact: Plain
    }
    readonly legal: {
      readonly version: [{ readonly version: Word }]
      readonly validFrom: [{ readonly date: Word }]
      readonly changes: Plain
    }
    readonly merchantLanding: {
      readonly title: Plain
      readonly lead: Plain
      readonly claim: [{ readonly biddersAtLeast: Figure }]
      readonly apply: Plain
      readonly see: Plain
      readonly why: Plain
      readonly facts: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly agent: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly light: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly journal: {
        readonly title: Plain
        readonly text: Plain
      }
      readonly how: Plain
      readonly step1: Plain
      readonly step2: Plain
      readonly step3: Plain
    }
    readonly directory: {
      readonly lead: Plain
      readonly count: [{ readonly count: Figure }]
      readonly search: Plain
      readonly submit: Plain
      readonly emptyTitle: Plain
      readonly all: Plain
      readonly pages: Plain
    }
    readonly jobs: {
      readonly lead: Plain
      readonly text: Plain
      readonly write: Plain
    }
    readonly partner: {
      readonly lead: Plain
      readonly text: Plain
      readonly write: Plain
      readonly ownLink: Plain
    }
    readonly newsletter: {
      readonly lead: Plain
      readonly action: Plain
      readonly done: Plain
      readonly broken: Plain
    }
    readonly guide: {
      readonly title: Plain
      readonly lead: Plain
      readonly minutes: [{ readonly count: Figure }]
      readonly inShort: Plain
      readonly contents: Plain
      readonly aside: Plain
      readonly crumbs: Plain
      readonly crumb: Plain
      readonly others: Plain
      readonly readOn: Plain
      readonly checkedOn: [{ readonly date: Word }]
      readonly otherLanguage: Plain
      readonly authors: Plain
      readonly articlesOf: [{ readonly name: Word }]
      readonly none: {
        readonly title: Plain
        readonly action: Plain
      }
      readonly offer: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
    }
    readonly privacyChoices: {
      readonly title: Plain
      readonly lead: Plain
      readonly link: Plain
      readonly statistics: {
        readonly title: Plain
        readonly text: Plain
        readonly isNotAllowed: Plain
        readonly isAllowed: Plain
        readonly allow: Plain
        readonly withdraw: Plain
        readonly saved: Plain
        readonly withdrawn: Plain
        readonly failed: Plain
      }
      readonly referral: {
        readonly title: Plain
        readonly text: Plain
        readonly forget: Plain
        readonly forgotten: Plain
      }
    }
    readonly referral: {
      readonly title: Plain
      readonly lead: Plain
      readonly question: Plain
      readonly text: Plain
      readonly keep: Plain
      readonly without: Plain
      readonly sell: Plain
      readonly failed: Plain
      readonly unknown: {
        readonly title: Plain
        readonly lead: Plain
      }
    }
  }
  readonly today: {
    readonly title: [{ readonly count: Figure }]
    readonly lead: [{ readonly count: Figure; readonly leading: Word }]
    readonly tasks: {
      readonly outbid: Plain
      readonly yourTurn: Plain
      readonly limitUsed: [{ readonly amount: Word }]
      readonly ownBid: [{ readonly amount: Word }]
      readonly asked: Plain
      readonly askedFor: [{ readonly amount: Word }]
      readonly answer: Plain
    }
    readonly bids: {
      readonly title: Plain
      readonly all: Plain
      readonly vehicle: Plain
      readonly price: Plain
      readonly own: Plain
      readonly limit: Plain
      readonly time: Plain
      readonly landed: Plain
      readonly next: Plain
      readonly count: [{ readonly count: Figure }]
      readonly limitUsed: Plain
      readonly limitLeft: [{ readonly amount: Word }]
      readonly setLimit: Plain
      readonly limitOf: [{ readonly vehicle: Word }]
      readonly landedAt: [{ readonly amount: Word }]
      readonly landedNow: Plain
      readonly landedUnknown: Plain
      readonly leading: Plain
      readonly noneTitle: Plain
      readonly none: Plain
      readonly toCatalog: Plain
    }
    readonly board: {
      readonly title: Plain
      readonly count: [{ readonly count: Figure; readonly own: Word }]
      readonly ownOnly: Plain
      readonly none: Plain
      readonly next: [{ readonly time: Word }]
      readonly step: [{ readonly amount: Word }]
      readonly first: [{ readonly amount: Word }]
    }
    readonly raise: {
      readonly bid: [{ readonly amount: Word }]
      readonly confirm: [{ readonly amount: Word }]
      readonly cancel: Plain
      readonly described: [{ readonly amount: Word; readonly vehicle: Word }]
      readonly twice: Plain
    }
    readonly keys: {
      readonly label: Plain
      readonly all: Plain
      readonly then: Plain
      readonly row: Plain
      readonly next: Plain
      readonly previous: Plain
      readonly bid: Plain
      readonly confirm: Plain
      readonly limit: Plain
      readonly task: Plain
      readonly board: Plain
      readonly tile: Plain
      readonly watch: Plain
      readonly search: Plain
      readonly leave: Plain
    }
  }
  readonly validation: {
    readonly required: Plain
    readonly required_boolean: Plain
    readonly email: Plain
    readonly free_email_provider: Plain
    readonly alpha: Plain
    readonly alpha_dash: Plain
    readonly alpha_num: Plain
    readonly alpha_spaces: Plain
    readonly between: [{ readonly max: Word; readonly min: Word }]
    readonly confirmed: Plain
    readonly digits: [{ readonly length: Word }]
    readonly integer: Plain
    readonly whole_euros: Plain
    readonly numeric: Plain
    readonly length: [{ readonly length: Word }]
    readonly max: [{ readonly max: Word }]
    readonly max_length: [{ readonly max: Word }]
    readonly max_value: [{ readonly max: Word }]
    readonly min: [{ readonly min: Word }]
    readonly min_length: [{ readonly min: Word }]
    readonly min_value: [{ readonly min: Word }]
    readonly regex: Plain
    readonly unreadable_characters: Plain
    readonly size: [{ readonly size: Word }]
    readonly dimensions: [{ readonly height: Word; readonly width: Word }]
    readonly ext: [{ readonly extensions: Word }]
    readonly mimes: Plain
    readonly image: Plain
    readonly image_or_pdf: Plain
    readonly file: Plain
    readonly password: Plain
    readonly password_common: Plain
    readonly min_target_price: [{ readonly minimumEur: Figure }]
    readonly target_price_warning: [{ readonly priceEur: Figure }]
    readonly telephone: Plain
    readonly telephone_personal_data: Plain
    readonly telephone_too_short: [{ readonly callingCode: Word }]
    readonly telephone_too_long: [{ readonly callingCode: Word }]
    readonly telephone_other_country: [{ readonly callingCode: Word }]
    readonly zip_code: Plain
    readonly zip_code_de: Plain
    readonly zip_code_nl: Plain
    readonly dutch_license_plate: Plain
    readonly importer_link: Plain
    readonly option: Plain
    readonly date: Plain
    readonly future_date: Plain
    readonly past_date: Plain
    readonly date_too_late: Plain
    readonly date_too_late_direct_sale: [{ readonly weeks: Word }]
    readonly mileage_implausible: Plain
    readonly vat_reg_no: Plain
    readonly iban: Plain
    readonly vin: Plain
    readonly text_has_email: [{ readonly found: Word }]
    readonly text_has_phone: [{ readonly found: Word }]
    readonly text_has_link: [{ readonly found: Word }]
    readonly text_asks_price: [{ readonly found: Word }]
    readonly text_asks_contact: [{ readonly found: Word }]
    readonly price_question_not_allowed: Plain
    readonly taken: Plain
    readonly no_other_account: Plain
    readonly invalid: Plain
  }
  readonly valuation: {
    readonly start: {
      readonly motorhome: Plain
      readonly trailer: Plain
      readonly lead: Plain
      readonly kinds: Plain
      readonly kindMotorhome: Plain
      readonly kindTrailer: Plain
      readonly vehicle: Plain
      readonly registered: Plain
      readonly registeredHint: Plain
      readonly mileage: Plain
      readonly go: Plain
      readonly ways: {
        readonly photo: Plain
        readonly plate: Plain
        readonly label: Plain
      }
      readonly promises: {
        readonly free: Plain
        readonly noLogin: Plain
        readonly noCall: Plain
      }
      readonly begun: [{ readonly vehicle: Word }]
      readonly goOn: Plain
      readonly waiting: [{ readonly vehicle: Word }]
      readonly look: Plain
      readonly ready: [{ readonly vehicle: Word }]
      readonly unnamed: Plain
      readonly how: {
        readonly title: Plain
        readonly describe: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly compare: {
          readonly title: Plain
          readonly text: Plain
        }
        readonly answer: {
          readonly title: Plain
          readonly text: Plain
        }
      }
    }
    readonly step: {
      readonly title: [{ readonly count: Word; readonly step: Word }]
      readonly leave: Plain
      readonly other: {
        readonly motorhome: Plain
        readonly trailer: Plain
      }
      readonly wrongKind: {
        readonly motorhome: [{ readonly name: Word }]
        readonly trailer: [{ readonly name: Word }]
      }
      readonly unread: {
        readonly registered: [{ readonly typed: Word }]
        readonly mileage: [{ readonly typed: Word }]
      }
      readonly parts: {
        readonly vehicle: Plain
        readonly condition: Plain
        readonly equipment: Plain
        readonly pictures: Plain
        readonly contact: Plain
      }
      readonly leads: {
        readonly vehicle: Plain
        readonly equipment: Plain
        readonly pictures: Plain
      }
      readonly email: Plain
      readonly emailHelp: Plain
      readonly phone: Plain
      readonly remarks: Plain
      readonly privacy: [{ readonly privacy: Tag }]
      readonly submit: Plain
      readonly notSent: Plain
      readonly known: {
        readonly open: Plain
        readonly text: Plain
      }
    }
    readonly success: {
      readonly title: Plain
      readonly lead: [{ readonly email: Word; readonly vehicle: Word }]
      readonly due: [{ readonly moment: Word }]
      readonly dueText: Plain
      readonly ready: Plain
      readonly read: Plain
      readonly computed: Plain
      readonly ad: {
        readonly title: Plain
        readonly text: Plain
        readonly action: Plain
      }
    }
    readonly later: {
      readonly title: Plain
      readonly text: Plain
      readonly chosen: [{ readonly day: Word }]
      readonly failed: Plain
    }
    readonly report: {
      readonly facts: {
        readonly registered: [{ readonly month: Word }]
      }
      readonly range: [{ readonly from: Word; readonly to: Word }]
      readonly lead: Plain
      readonly likely: [{ readonly price: Word }]
      readonly words: Plain
      readonly scale: [{ readonly from: Word; readonly likely: Word; readonly to: Word }]
      readonly certainty: {
        readonly high: Plain
        readonly medium: Plain
        readonly low: Plain
      }
      readonly compared: [{ readonly count: Figure }]
      readonly byPerson: Plain
      readonly computed: [{ readonly moment: Word }]
      readonly invented: Plain
      readonly plot: {
        readonly title: Plain
        readonly lead: Plain
        readonly own: Plain
        readonly year: Plain
        readonly mileage: Plain
        readonly allMileages: Plain
        readonly sales: Plain
        readonly price: Plain
      }
      readonly table: Plain
      readonly parts: {
        readonly title: Plain
        readonly lead: [{ readonly price: Word }]
        readonly total: Plain
        readonly others: Plain
      }
      readonly quarters: {
        readonly title: Plain
        readonly lead: Plain
        readonly quarter: Plain
      }
      readonly sale: {
        readonly title: Plain
        readonly lead: [{ readonly cost: Word }]
        readonly today: Plain
        readonly starts: Plain
        readonly ends: Plain
        readonly binds: Plain
      }
      readonly action: Plain
      readonly actionText: Plain
      readonly pdf: Plain
      readonly holds: [{ readonly day: Word }]
      readonly note: [{ readonly day: Word; readonly end: Word }]
    }
    readonly part: {
      readonly series: Plain
      readonly age: Plain
      readonly mileage: Plain
      readonly size: Plain
      readonly weight: Plain
      readonly power: Plain
      readonly country: Plain
      readonly season: Plain
      readonly market: Plain
      readonly comparables: Plain
      readonly equipment: {
        readonly automatic: Plain
        readonly four_wheel_drive: Plain
        readonly air_condition: Plain
        readonly awning: Plain
        readonly solar: Plain
        readonly lithium_battery: Plain
        readonly diesel_heating: Plain
        readonly hydronic_heating: Plain
        readonly large_garage: Plain
        readonly tow_bar: Plain
        readonly levelling: Plain
        readonly satellite_dish: Plain
        readonly mover: Plain
        readonly winterproof: Plain
      }
      readonly damages: {
        readonly accident: Plain
        readonly water: Plain
        readonly hail: Plain
        readonly soft_floor: Plain
        readonly not_roadworthy: Plain
        readonly inspection_expired: Plain
      }
    }
  }
  readonly "valuation-words": {
    readonly good: {
      readonly label: Plain
      readonly text: Plain
    }
    readonly damage: {
      readonly label: Plain
      readonly text: Plain
    }
    readonly photos: {
      readonly label: Plain
      readonly text: Plain
    }
    readonly rare: {
      readonly label: Plain
      readonly text: Plain
    }
    readonly auction: {
      readonly label: Plain
      readonly text: Plain
    }
  }
  readonly vehicle: {
    readonly group: {
      readonly base: Plain
      readonly registration: Plain
      readonly engine: Plain
      readonly service: Plain
      readonly dimensions: Plain
      readonly weights: Plain
      readonly layout: Plain
      readonly look: Plain
      readonly use: Plain
      readonly papers: Plain
      readonly climate: Plain
      readonly kitchen: Plain
      readonly water: Plain
      readonly power: Plain
      readonly outside: Plain
      readonly chassis: Plain
      readonly media: Plain
      readonly safety: Plain
      readonly trailer: Plain
      readonly accessories: Plain
      readonly product_description_general: Plain
      readonly damage_questions: Plain
      readonly images: Plain
      readonly more_images: Plain
      readonly auction: Plain
      readonly price: Plain
      readonly availability: Plain
      readonly location: Plain
      readonly documents: Plain
      readonly damage: Plain
    }
    readonly step: {
      readonly profile: Plain
      readonly equipment: Plain
      readonly defects: Plain
      readonly images: Plain
      readonly auction: Plain
      readonly "personal-data": Plain
      readonly "last-step": Plain
      readonly description: Plain
      readonly "more-images": Plain
      readonly "more-information": Plain
    }
    readonly damageAreaGroup: {
      readonly shell: Plain
      readonly glass: Plain
      readonly running_gear: Plain
      readonly wheel: Plain
      readonly drive: Plain
      readonly interior: Plain
      readonly technology: Plain
    }
    readonly missing: {
      readonly gallery: Plain
      readonly official_document: Plain
      readonly account: Plain
      readonly damage_area: [{ readonly number: Word }]
      readonly damage_kind: [{ readonly number: Word }]
      readonly damage_severity: [{ readonly number: Word }]
    }
    readonly fact: {
      readonly first_registration: Plain
      readonly mileage: Plain
      readonly length: Plain
      readonly weight_class: Plain
      readonly beds: Plain
      readonly estimated: Plain
    }
    readonly weightClass: {
      readonly up_to_3500: Plain
      readonly up_to_4500: Plain
      readonly above_4500: Plain
    }
    readonly filter: {
      readonly price: Plain
      readonly first_registration: Plain
      readonly mileage: Plain
      readonly length: Plain
      readonly weight_class: Plain
      readonly country: Plain
      readonly status: Plain
      readonly make: Plain
      readonly body_type: Plain
    }
    readonly doubtAction: {
      readonly accept: [{ readonly value: Word }]
      readonly keep: [{ readonly value: Word }]
    }
    readonly confirm: {
      readonly title: Plain
      readonly yes: Plain
      readonly change: Plain
      readonly delete_damage_pictures: Plain
    }
    readonly answer: {
      readonly yes: Plain
      readonly no: Plain
    }
    readonly remark: {
      readonly gallery: Plain
      readonly damage: Plain
      readonly official_document: Plain
    }
  }
  readonly verifier: {
    readonly usage: Plain
    readonly usageFile: Plain
    readonly usageReceipt: Plain
    readonly noReceipt: [{ readonly text: Word }]
    readonly noJournal: [{ readonly file: Word }]
    readonly lookAt: [{ readonly places: Word }]
    readonly unreadable: [{ readonly file: Word; readonly reason: Word }]
    readonly bidder: [{ readonly number: Word }]
    readonly release: [{ readonly amount: Word; readonly auction: Word; readonly round: Word }]
    readonly light: {
      readonly none: Plain
      readonly red: Plain
      readonly yellow: Plain
      readonly green: Plain
    }
    readonly fromEntry: [{ readonly number: Word }]
    readonly noBid: Plain
    readonly until: [{ readonly time: Word }]
    readonly newEnd: [{ readonly time: Word }]
    readonly expected: {
      readonly lead: [{ readonly facts: Word }]
      readonly minimumEur: [{ readonly amount: Word }]
      readonly maximumEur: [{ readonly amount: Word }]
      readonly startsAt: [{ readonly time: Word }]
      readonly latestEndsAt: [{ readonly time: Word }]
    }
    readonly wrongAt: [{ readonly number: Word; readonly reason: Word }]
    readonly wrongEnd: [{ readonly number: Word }]
    readonly otherAuction: [{ readonly auction: Word }]
    readonly intactWhole: [{ readonly count: Figure }]
    readonly intactSoFar: [{ readonly count: Figure }]
    readonly receipts: [{ readonly count: Figure }]
    readonly summary: [{ readonly consistent: Word; readonly proved: Word }]
    readonly restsOn: [{ readonly points: Word }]
    readonly fault: {
      readonly removed: Plain
      readonly reordered: Plain
      readonly repeated: Plain
      readonly changed: Plain
      readonly receipt: Plain
      readonly empty: Plain
      readonly malformed: Plain
      readonly no_release: Plain
      readonly second_release: Plain
      readonly slot_wrong: Plain
      readonly buy_now_below_target: Plain
      readonly buy_now_closed: Plain
      readonly after_the_end: Plain
      readonly time_runs_back: Plain
      readonly opening_does_not_fit: Plain
      readonly pseudonym: Plain
      readonly barred: Plain
      readonly not_running: Plain
      readonly bid_too_low: Plain
      readonly bid_too_high: Plain
      readonly agent_without_bid: Plain
      readonly no_agent_to_end: Plain
      readonly limit_out_of_range: Plain
      readonly answer_missing: Plain
      readonly answer_wrong: Plain
      readonly answer_without_cause: Plain
      readonly light: Plain
      readonly extension_missing: Plain
      readonly extension_wrong: Plain
      readonly extension_without_cause: Plain
      readonly move_missing: Plain
      readonly move_wrong: Plain
      readonly void_wrong: Plain
      readonly no_right_to_take_back: Plain
      readonly result_wrong: Plain
    }
    readonly beyond: [{ readonly count: Word }]
  }
}

/** Subject and body of each notification together. */
export type NotificationTexts = {
  readonly account_erased: Plain
  readonly account_exists: Plain
  readonly ad_approved: [{ readonly vehicle: Word }]
  readonly ad_changes_decided: [{ readonly vehicle: Word }]
  readonly ad_paused: [{ readonly vehicle: Word }]
  readonly ad_refused: [{ readonly vehicle: Word }]
  readonly ad_review_delayed: [{ readonly vehicle: Word }]
  readonly ad_sent_back: [{ readonly vehicle: Word }]
  readonly ad_stopped: [{ readonly vehicle: Word }]
  readonly ad_submitted: [{ readonly vehicle: Word }]
  readonly ad_withdrawn_by_operator: [{ readonly vehicle: Word }]
  readonly address_changed: Plain
  readonly agent_active: [{ readonly vehicle: Word }]
  readonly agent_ended: [{ readonly vehicle: Word }]
  readonly auction_end_changed: [{ readonly cause: Choice; readonly vehicle: Word }]
  readonly auction_failed_dealer: [{ readonly vehicle: Word }]
  readonly auction_failed_owner: [{ readonly vehicle: Word }]
  readonly auction_lost: [{ readonly vehicle: Word }]
  readonly auction_moved: [{ readonly vehicle: Word }]
  readonly auction_sold_dealer: [{ readonly vehicle: Word }]
  readonly auction_sold_seller: [{ readonly vehicle: Word }]
  readonly auction_started: [{ readonly vehicle: Word }]
  readonly auction_withdrawn: [{ readonly vehicle: Word }]
  readonly bank_account_changed: [{ readonly vehicle: Word }]
  readonly bank_account_changed_seller: [{ readonly vehicle: Word }]
  readonly bank_account_given: [{ readonly vehicle: Word }]
  readonly bank_account_given_seller: [{ readonly vehicle: Word }]
  readonly bid_received: [{ readonly vehicle: Word }]
  readonly bid_taken_back: [{ readonly vehicle: Word }]
  readonly bidding_stop_lifted: [{ readonly vehicle: Word }]
  readonly bidding_stopped: [{ readonly vehicle: Word }]
  readonly bids_voided_dealer: [{ readonly isBound: Choice; readonly vehicle: Word }]
  readonly bids_voided_others: [{ readonly vehicle: Word }]
  readonly bids_voided_owner: [{ readonly vehicle: Word }]
  readonly buyer_left_owner: [{ readonly isSilent: Choice; readonly vehicle: Word }]
  readonly cancellation_rejected_dealer: [{ readonly vehicle: Word }]
  readonly cancellation_rejected_seller: [{ readonly vehicle: Word }]
  readonly cancellation_requested_dealer: [{ readonly vehicle: Word }]
  readonly cancellation_requested_seller: [{ readonly vehicle: Word }]
  readonly company_handed_over: Plain
  readonly company_invitation: [{ readonly company: Word }]
  readonly complete_ad_reminder: [{ readonly percent: Word; readonly vehicle: Word }]
  readonly confirm_new_email: [{ readonly code: Word; readonly minutes: Figure }]
  readonly contact_message: Plain
  readonly counter_offer_received: [{ readonly vehicle: Word }]
  readonly data_export_ready: Plain
  readonly defect_added_owner: [{ readonly vehicle: Word }]
  readonly defect_confirmed_owner: [{ readonly isMoved: Choice; readonly vehicle: Word }]
  readonly defect_refused_owner: [{ readonly vehicle: Word }]
  readonly draft_deleted_soon: [{ readonly vehicle: Word }]
  readonly email_change_undone: Plain
  readonly email_changed: Plain
  readonly failed_auction_reminder: [{ readonly vehicle: Word }]
  readonly follow_up_binding_dealer: [{ readonly vehicle: Word }]
  readonly follow_up_freed_dealer: [{ readonly vehicle: Word }]
  readonly follow_up_waiting_dealer: [{ readonly vehicle: Word }]
  readonly follow_up_waiting_owner: [{ readonly vehicle: Word }]
  readonly handover_date_agreed: [{ readonly vehicle: Word }]
  readonly handover_date_proposed: [{ readonly vehicle: Word }]
  readonly handover_done: [{ readonly vehicle: Word }]
  readonly handover_noted: [{ readonly vehicle: Word }]
  readonly handover_tomorrow: [{ readonly vehicle: Word }]
  readonly invoice_reminder: [{ readonly vehicle: Word }]
  readonly journal_final_head: [{ readonly vehicle: Word }]
  readonly late_offer_declined_dealer: [{ readonly vehicle: Word }]
  readonly late_offer_lapsed_dealer: [{ readonly lapse: Choice; readonly vehicle: Word }]
  readonly late_offer_lapsed_owner: [{ readonly vehicle: Word }]
  readonly late_offer_received: [{ readonly vehicle: Word }]
  readonly late_offer_unanswered_dealer: [{ readonly vehicle: Word }]
  readonly login_code: [{ readonly code: Word; readonly minutes: Figure }]
  readonly login_link: [{ readonly minutes: Figure }]
  readonly merchant_accepted: Plain
  readonly merchant_needs_more: Plain
  readonly merchant_refused: Plain
  readonly merchant_submitted: Plain
  readonly new_defect_dealer: [{ readonly isMoved: Choice; readonly vehicle: Word }]
  readonly newsletter_confirm: Plain
  readonly offer_declined_dealer: [{ readonly vehicle: Word }]
  readonly offer_raised: [{ readonly vehicle: Word }]
  readonly offer_received: [{ readonly vehicle: Word }]
  readonly order_canceled_dealer: [{ readonly vehicle: Word }]
  readonly order_canceled_seller: [{ readonly vehicle: Word }]
  readonly order_canceled_still_owed: [{ readonly vehicle: Word }]
  readonly order_documents_dealer: [{ readonly vehicle: Word }]
  readonly order_documents_held_dealer: [{ readonly vehicle: Word }]
  readonly order_documents_held_seller: [{ readonly vehicle: Word }]
  readonly order_documents_seller: [{ readonly vehicle: Word }]
  readonly order_invoice_corrected_dealer: [{ readonly vehicle: Word }]
  readonly order_invoice_dealer: [{ readonly vehicle: Word }]
  readonly order_paid_dealer: [{ readonly vehicle: Word }]
  readonly order_paid_otherwise_dealer: [{ readonly vehicle: Word }]
  readonly outside_login_added: Plain
  readonly outside_login_removed: Plain
  readonly passkey_added: Plain
  readonly passkey_removed: Plain
  readonly password_changed: Plain
  readonly question_answered: [{ readonly vehicle: Word }]
  readonly question_received: [{ readonly vehicle: Word }]
  readonly question_sent: [{ readonly vehicle: Word }]
  readonly renegotiation_canceled_dealer: [{ readonly vehicle: Word }]
  readonly renegotiation_canceled_owner: [{ readonly vehicle: Word }]
  readonly renegotiation_lapsed_dealer: [{ readonly vehicle: Word }]
  readonly renegotiation_lapsed_owner: [{ readonly vehicle: Word }]
  readonly renegotiation_reminder_owner: [{ readonly vehicle: Word }]
  readonly renegotiation_started_dealer: [{ readonly vehicle: Word }]
  readonly renegotiation_started_owner: [{ readonly vehicle: Word }]
  readonly reservation_lapsed_owner: [{ readonly vehicle: Word }]
  readonly reservation_waiting_dealer: [{ readonly vehicle: Word }]
  readonly reservation_waiting_owner: [{ readonly vehicle: Word }]
  readonly reset_password: [{ readonly minutes: Figure }]
  readonly search_found: [{ readonly vehicleCount: Figure }]
  readonly search_found_push: [{ readonly searchName: Word; readonly vehicleCount: Figure }]
  readonly second_chance_closed_owner: [{ readonly vehicle: Word }]
  readonly second_chance_lapsed_dealer: [{ readonly vehicle: Word }]
  readonly second_chance_offered_dealer: [{ readonly vehicle: Word }]
  readonly second_chance_open_owner: [{ readonly vehicle: Word }]
  readonly second_factor_off: Plain
  readonly second_factor_on: Plain
  readonly take_back_offered: [{ readonly vehicle: Word }]
  readonly unlock_account: [{ readonly minutes: Figure }]
  readonly valuation_computed: [{ readonly vehicle: Word }]
  readonly valuation_ready: [{ readonly vehicle: Word }]
  readonly valuation_report_reminder: [{ readonly vehicle: Word }]
  readonly valuation_unfinished_reminder: [{ readonly vehicle: Word }]
  readonly verify_email: Plain
  readonly yearly_check: Plain
  readonly you_lead_again: [{ readonly vehicle: Word }]
  readonly you_were_outbid: [{ readonly vehicle: Word }]
}

/** The sentences somebody agrees to. */
export type ConsentSentences = {
  readonly seller_auction: [{ readonly bindingHours: Figure; readonly targetPriceEur: Word }]
  readonly seller_offer_collection: [{ readonly bindingHours: Figure; readonly targetPriceEur: Word }]
  readonly bid: [{ readonly amountEur: Word; readonly bindingHours: Figure }]
  readonly agent_limit: [{ readonly limitEur: Word }]
  readonly agent_limit_offer_collection: [{ readonly limitEur: Word }]
  readonly buy_now: [{ readonly priceEur: Word }]
  readonly late_offer: [{ readonly amountEur: Word; readonly bindingHours: Figure }]
}
