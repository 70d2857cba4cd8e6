// Written by tools/declare-messages.ts from the German texts. Do not edit.
export type Messages = {
  readonly account: {
    readonly title: "Mein Konto"
    readonly state: "Stand Ihres Kontos"
    readonly parts: {
      readonly label: "Bereiche des Kontos"
      readonly account: "Daten"
      readonly accountSettings: "Einstellungen"
      readonly accountEmailSettings: "E-Mails"
    }
    readonly form: {
      readonly save: "Speichern"
      readonly unsaved: "Noch nicht gespeichert"
      readonly underReview: "Wir prüfen Ihre Angaben gerade. Solange bleiben sie, wie sie sind."
      readonly sets: {
        readonly company: "Unternehmen"
        readonly person: "Person"
        readonly contact: "Ansprechpartner"
        readonly address: "Anschrift"
      }
      readonly fields: {
        readonly companyName: "Firma"
        readonly managingDirector: "Geschäftsführung oder Inhaber"
        readonly vatRegNo: "USt-IdNr."
        readonly name: "Vorname"
        readonly surname: "Nachname"
        readonly phone: "Telefon"
        readonly street: "Straße und Hausnummer"
        readonly zipCode: "Postleitzahl"
        readonly city: "Ort"
        readonly country: "Land"
        readonly commercialCustomerContactName: "Vorname"
        readonly commercialCustomerContactSurname: "Nachname"
        readonly commercialCustomerContactPhone: "Telefon"
      }
      readonly phoneHelp: "Mit Vorwahl. Die andere Seite sieht die Nummer erst nach einem Verkauf."
      readonly vatHelp: "Zum Beispiel DE123456789"
    }
    readonly saved: {
      readonly incomplete: "Gespeichert. Es fehlen noch Angaben."
      readonly verifyEmail: "Gespeichert. Bitte bestätigen Sie noch Ihre E-Mail-Adresse."
      readonly privateComplete: "Gespeichert. Ihr Konto ist vollständig."
      readonly commercialComplete: "Gespeichert. Ihr Unternehmenskonto ist vollständig."
      readonly merchantInReview: "Gespeichert. Ihre Angaben sind in Prüfung, wir schreiben Ihnen."
      readonly merchantSaved: "Gespeichert."
    }
    readonly missing: {
      readonly title: "{count, plural, one {Eine Angabe fehlt noch} other {# Angaben fehlen noch}}"
    }
    readonly email: {
      readonly title: "E-Mail-Adresse"
      readonly verified: "E-Mail-Adresse bestätigt"
      readonly open: "Noch nicht bestätigt"
      readonly text: "Der Link liegt im Postfach von {email}. Ohne ihn können Sie weder verkaufen noch bieten."
      readonly resend: "Link noch einmal senden"
      readonly resent: "Ein neuer Link ist unterwegs. Der vorige gilt nicht mehr."
    }
    readonly admission: {
      readonly toAuctions: "Laufende Auktionen"
      readonly remarks: "Unsere Anmerkung:"
      readonly incomplete: {
        readonly title: "Noch nicht in Prüfung"
        readonly text: "Sobald Profil, Unterlagen und E-Mail-Adresse vollständig sind, beginnt die Prüfung von selbst."
      }
      readonly inReview: {
        readonly title: "In Prüfung"
        readonly text: "Wir sehen Ihre Unterlagen durch, meist innerhalb von 24 Stunden. Das Ergebnis kommt per E-Mail."
      }
      readonly needsMore: {
        readonly title: "Wir brauchen noch etwas"
        readonly text: "Ergänzen Sie bitte Angaben und Unterlagen und drücken Sie dann auf „Speichern“. Erst damit geht die Prüfung weiter."
      }
      readonly accepted: {
        readonly title: "Freigeschaltet"
        readonly text: "Sie können bieten. Firma, Land und USt-IdNr. ändert unser Kundendienst."
      }
      readonly refused: {
        readonly title: "Nicht freigeschaltet"
        readonly text: "Als Händler konnten wir Sie nicht aufnehmen. Ändern Sie Ihre Angaben, um es noch einmal zu versuchen."
      }
      readonly stopped: {
        readonly title: "Bieten ist ausgesetzt"
        readonly text: "Eine Provisionsrechnung ist überfällig. Nach der Zahlung können Sie wieder bieten."
      }
    }
    readonly documents: {
      readonly title: "Gewerbenachweis"
      readonly text: "Gewerbeschein oder Registerauszug, höchstens drei Monate alt."
      readonly kind: "Art des Dokuments"
      readonly kinds: {
        readonly trade_licence: "Gewerbeschein"
        readonly register_extract: "Registerauszug"
      }
      readonly drop: "Datei hierher ziehen oder auswählen"
      readonly hint: "PDF oder Bild. Nur unser Prüfteam sieht die Datei."
    }
    readonly settings: {
      readonly title: "Einstellungen"
      readonly language: "Sprache"
      readonly languageLabel: "Sprache von Seiten und E-Mails"
      readonly languageHelp: "Nach der Anmeldung geht es immer in dieser Sprache weiter."
      readonly languageSave: "Sprache speichern"
      readonly languageSaved: "Ihre Sprache ist gespeichert."
      readonly password: "Passwort"
      readonly passwordText: "Ein neues Passwort meldet alle anderen Geräte ab."
      readonly currentPassword: "Bisheriges Passwort"
      readonly newPassword: "Neues Passwort"
      readonly passwordSave: "Passwort ändern"
      readonly passwordSaved: "Ihr neues Passwort gilt."
      readonly devices: "Angemeldete Geräte"
      readonly devicesText: "Kommt Ihnen eines unbekannt vor, melden Sie es ab und ändern Sie Ihr Passwort."
      readonly unknownDevice: "Unbekanntes Gerät"
      readonly deviceUsed: "Angemeldet am {since}, zuletzt benutzt {last}"
      readonly thisDevice: "Dieses Gerät"
      readonly endDevice: "Abmelden"
      readonly deviceEnded: "Das Gerät ist abgemeldet."
    }
    readonly mails: {
      readonly title: "E-Mail-Einstellungen"
      readonly lead: "Welche Erinnerungen Sie bekommen möchten."
      readonly for: "Erinnerungen an {email}"
      readonly types: {
        readonly VALUATION_REPORT_REMINDER: {
          readonly label: "Bewertung"
          readonly detail: "Nach 2 und 10 Tagen: Ihre Bewertung liegt bereit."
        }
        readonly COMPLETE_AD_REMINDER: {
          readonly label: "Angefangenes Inserat"
          readonly detail: "Nach 1, 3 und 7 Tagen: was noch fehlt."
        }
        readonly FAILED_AUCTION_REMINDER: {
          readonly label: "Auktion ohne Verkauf"
          readonly detail: "Nach 1, 5 und 14 Tagen: was Sie jetzt tun können."
        }
      }
      readonly always: "Alles, was einen Verkauf oder ein Gebot betrifft, schreiben wir Ihnen immer."
      readonly switchedOn: "Eingeschaltet."
      readonly switchedOff: "Abgeschaltet."
      readonly failed: "Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal."
    }
    readonly terms: {
      readonly title: "Unsere Geschäftsbedingungen"
      readonly text: "Für Händler gilt eine Fassung, die Sie noch nicht bestätigt haben. Erst danach können Sie wieder bieten."
      readonly read: "Bedingungen in einem neuen Fenster lesen"
      readonly accept: "Ich stimme zu"
      readonly from: "Gültig ab {date}."
    }
  }
  readonly attributes: {
    readonly product_type: {
      readonly label: "Fahrzeugart"
      readonly options: {
        readonly motorhome: "Wohnmobil"
        readonly trailer: "Wohnwagen"
      }
    }
    readonly make: {
      readonly label: "Marke"
      readonly help: "Die Marke des Aufbaus, nicht die des Fahrgestells."
      readonly options: {
        readonly self_built: "Eigenbau"
        readonly other: "Andere Marke"
      }
    }
    readonly trailer_make: {
      readonly label: "Marke"
      readonly options: {
        readonly other: "Andere Marke"
      }
    }
    readonly make_other: {
      readonly label: "Name der Marke"
    }
    readonly model: {
      readonly label: "Modell"
      readonly help: "So, wie es am Fahrzeug oder im Kaufvertrag steht, zum Beispiel „Sky TI 650 MEG“."
    }
    readonly model_series: {
      readonly label: "Baureihe oder Sondermodell"
    }
    readonly model_year: {
      readonly label: "Modelljahr"
      readonly help: "Kann vom Jahr der Erstzulassung abweichen."
    }
    readonly body_type: {
      readonly label: "Aufbau"
      readonly help: "Sehen Sie von außen die Motorhaube und die Türen des Basisfahrzeugs, ist es teilintegriert. Ist die Front ein Stück mit dem Aufbau, ist es integriert."
      readonly options: {
        readonly semi_integrated: "Teilintegriert"
        readonly integrated: "Integriert"
        readonly alcove: "Alkoven"
        readonly panel_van: "Kastenwagen"
        readonly camper_bus: "Campingbus"
        readonly liner: "Liner"
        readonly cabin_pickup: "Absetzkabine"
        readonly expedition: "Expeditionsmobil"
        readonly other: "Anderer Aufbau"
      }
    }
    readonly trailer_body_type: {
      readonly label: "Aufbau"
      readonly options: {
        readonly caravan: "Wohnwagen"
        readonly compact_teardrop: "Kompakt oder Teardrop"
        readonly folding_roof: "Hubdach oder Faltdach"
        readonly tent_trailer: "Zeltanhänger"
        readonly expedition_trailer: "Offroad-Wohnwagen"
        readonly static: "Mobilheim"
        readonly other: "Anderer Aufbau"
      }
    }
    readonly chassis_make: {
      readonly label: "Basisfahrzeug"
      readonly help: "Steht in Feld D.1 des Fahrzeugscheins."
      readonly options: {
        readonly fiat: "Fiat"
        readonly citroen: "Citroën"
        readonly peugeot: "Peugeot"
        readonly opel: "Opel"
        readonly ford: "Ford"
        readonly mercedes: "Mercedes-Benz"
        readonly vw: "Volkswagen"
        readonly man: "MAN"
        readonly renault: "Renault"
        readonly iveco: "Iveco"
        readonly toyota: "Toyota"
        readonly other: "Anderes"
      }
    }
    readonly chassis_model: {
      readonly label: "Modell des Basisfahrzeugs"
      readonly help: "Zum Beispiel Ducato oder Sprinter."
    }
    readonly chassis_type: {
      readonly label: "Fahrgestell"
      readonly options: {
        readonly original: "Originalchassis"
        readonly alko: "AL-KO"
        readonly sven_hansson: "Sven Hansson"
        readonly other: "Anderes"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly first_registration_year: {
      readonly label: "Jahr der Erstzulassung"
      readonly help: "Steht in Feld B des Fahrzeugscheins."
    }
    readonly first_registration_month: {
      readonly label: "Monat der Erstzulassung"
      readonly options: {
        readonly "1": "Januar"
        readonly "2": "Februar"
        readonly "3": "März"
        readonly "4": "April"
        readonly "5": "Mai"
        readonly "6": "Juni"
        readonly "7": "Juli"
        readonly "8": "August"
        readonly "9": "September"
        readonly "10": "Oktober"
        readonly "11": "November"
        readonly "12": "Dezember"
      }
    }
    readonly license_plate: {
      readonly label: "Kennzeichen"
      readonly help: "Nur für Sie und unser Team sichtbar."
    }
    readonly vin: {
      readonly label: "Fahrgestellnummer"
      readonly help: "17 Zeichen, Feld E des Fahrzeugscheins. Nur für Sie und unser Team sichtbar."
    }
    readonly registration_country: {
      readonly label: "Zugelassen in"
      readonly options: {
        readonly DE: "Deutschland"
        readonly NL: "Niederlande"
        readonly BE: "Belgien"
        readonly FR: "Frankreich"
        readonly IT: "Italien"
        readonly AT: "Österreich"
        readonly CH: "Schweiz"
        readonly LU: "Luxemburg"
        readonly DK: "Dänemark"
        readonly CZ: "Tschechien"
        readonly PL: "Polen"
        readonly ES: "Spanien"
        readonly HR: "Kroatien"
        readonly SI: "Slowenien"
        readonly SK: "Slowakei"
        readonly HU: "Ungarn"
        readonly SE: "Schweden"
        readonly NO: "Norwegen"
        readonly FI: "Finnland"
        readonly PT: "Portugal"
        readonly GR: "Griechenland"
        readonly other: "Anderes Land"
      }
    }
    readonly previous_owners: {
      readonly label: "Fahrzeughalter bisher"
      readonly help: "Sie selbst zählen mit."
      readonly options: {
        readonly "1": "1"
        readonly "2": "2"
        readonly "3": "3"
        readonly "4_or_more": "4 oder mehr"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly usage_type: {
      readonly label: "Nutzung bisher"
      readonly options: {
        readonly private: "Privat"
        readonly rental: "Vermietung"
        readonly demo: "Vorführfahrzeug"
        readonly company: "Firmenfahrzeug"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly mileage: {
      readonly label: "Kilometerstand"
      readonly help: "Der Stand auf dem Tacho, in Kilometern."
    }
    readonly mileage_is_estimated: {
      readonly label: "Der Stand ist geschätzt"
    }
    readonly fuel: {
      readonly label: "Kraftstoff"
      readonly help: "Steht in Feld P.3 des Fahrzeugscheins."
      readonly options: {
        readonly diesel: "Diesel"
        readonly gasoline: "Benzin"
        readonly lpg: "Autogas (LPG)"
        readonly cng: "Erdgas (CNG)"
        readonly hybrid: "Hybrid"
        readonly electric: "Elektro"
        readonly other: "Anderer"
      }
      readonly confirm: "Fährt das Wohnmobil wirklich mit Benzin? Die meisten fahren mit Diesel."
    }
    readonly power_kw: {
      readonly label: "Leistung"
      readonly help: "Feld P.2 des Fahrzeugscheins, in Kilowatt."
      readonly confirm: "Steht dieser Wert im Fahrzeugschein in Kilowatt? Oft werden kW und PS verwechselt."
    }
    readonly cubic_capacity: {
      readonly label: "Hubraum"
      readonly help: "Feld P.1 des Fahrzeugscheins."
    }
    readonly gearbox: {
      readonly label: "Getriebe"
      readonly options: {
        readonly manual: "Schaltgetriebe"
        readonly automatic: "Automatik"
        readonly automated_manual: "Automatisiertes Schaltgetriebe"
      }
    }
    readonly four_wheel_drive: {
      readonly label: "Allradantrieb"
      readonly confirm: "Hat das Fahrzeug wirklich Allradantrieb? Frontantrieb mit Traktionshilfe zählt nicht dazu."
    }
    readonly drive_axle: {
      readonly label: "Antriebsachse"
      readonly options: {
        readonly front: "Frontantrieb"
        readonly rear: "Heckantrieb"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly emission_class: {
      readonly label: "Schadstoffklasse"
      readonly help: "Steht in Feld 14 des Fahrzeugscheins."
      readonly options: {
        readonly euro1: "Euro 1"
        readonly euro2: "Euro 2"
        readonly euro3: "Euro 3"
        readonly euro4: "Euro 4"
        readonly euro5: "Euro 5"
        readonly euro6: "Euro 6"
        readonly euro6b: "Euro 6b"
        readonly euro6c: "Euro 6c"
        readonly euro6d_temp: "Euro 6d-TEMP"
        readonly euro6d: "Euro 6d"
        readonly none: "Keine"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly upgrade_particulate_filter: {
      readonly label: "Partikelfilter nachgerüstet"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Wurde der Partikelfilter nachgerüstet und eingetragen?"
    }
    readonly length: {
      readonly label: "Länge"
      readonly help: "Beim Wohnwagen mit Deichsel."
    }
    readonly width: {
      readonly label: "Breite"
      readonly help: "Ohne Spiegel."
    }
    readonly height: {
      readonly label: "Höhe"
      readonly help: "Mit Dachaufbauten."
    }
    readonly inner_height: {
      readonly label: "Stehhöhe"
    }
    readonly awning_perimeter: {
      readonly label: "Umlaufmaß"
      readonly help: "Maß für das Vorzelt."
    }
    readonly axles: {
      readonly label: "Achsen"
      readonly options: {
        readonly "1": "1"
        readonly "2": "2"
        readonly "3": "3"
      }
    }
    readonly licensed_weight: {
      readonly label: "Zulässige Gesamtmasse"
      readonly help: "Feld F.2 des Fahrzeugscheins."
    }
    readonly technical_max_weight: {
      readonly label: "Technisch zulässige Gesamtmasse"
      readonly help: "Feld F.1. Ist sie höher, lässt sich das Fahrzeug auflasten."
    }
    readonly kerb_weight: {
      readonly label: "Masse in fahrbereitem Zustand"
      readonly help: "Feld G des Fahrzeugscheins."
    }
    readonly payload: {
      readonly label: "Zuladung"
    }
    readonly trailer_load_braked: {
      readonly label: "Anhängelast gebremst"
      readonly help: "Feld O.1 des Fahrzeugscheins."
    }
    readonly max_nose_weight: {
      readonly label: "Stützlast"
    }
    readonly tempo_100: {
      readonly label: "Tempo-100-Zulassung"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly beds: {
      readonly label: "Schlafplätze"
      readonly options: {
        readonly "1": "1"
        readonly "2": "2"
        readonly "3": "3"
        readonly "4": "4"
        readonly "5": "5"
        readonly "6": "6"
        readonly "7": "7"
        readonly "8": "8"
        readonly "9": "9"
      }
    }
    readonly bed_types: {
      readonly label: "Betten"
      readonly options: {
        readonly single_beds: "Einzelbetten"
        readonly queen: "Queensbett"
        readonly french: "Französisches Bett"
        readonly transverse_double: "Querbett im Heck"
        readonly rear_double: "Doppelbett im Heck"
        readonly bunk: "Stockbetten"
        readonly pull_down: "Hubbett"
        readonly alcove: "Alkovenbett"
        readonly roof_pop_up: "Aufstelldach"
        readonly dinette: "Umbaubare Sitzgruppe"
        readonly other: "Andere"
      }
    }
    readonly seats_with_belt: {
      readonly label: "Sitzplätze mit Gurt"
      readonly help: "Feld S.1 des Fahrzeugscheins."
      readonly options: {
        readonly "1": "1"
        readonly "2": "2"
        readonly "3": "3"
        readonly "4": "4"
        readonly "5": "5"
        readonly "6": "6"
        readonly "7": "7"
        readonly "8": "8"
        readonly "9": "9"
      }
    }
    readonly seating_group: {
      readonly label: "Sitzgruppe"
      readonly options: {
        readonly l_shape: "L-Sitzgruppe"
        readonly half_dinette: "Halbdinette"
        readonly middle: "Mittelsitzgruppe"
        readonly round: "Rundsitzgruppe"
        readonly side: "Längssitzgruppe"
        readonly rear_lounge: "Hecksitzgruppe"
        readonly swivel_seats: "Drehbare Fahrerhaussitze"
      }
    }
    readonly bathroom_type: {
      readonly label: "Bad"
      readonly options: {
        readonly separate_shower: "Separate Dusche"
        readonly wet_room: "Nasszelle"
        readonly room_bath: "Raumbad"
        readonly rear_bath: "Heckbad"
        readonly vario: "Variobad"
        readonly none: "Kein Bad"
      }
    }
    readonly toilet: {
      readonly label: "Toilette"
      readonly options: {
        readonly cassette: "Kassettentoilette"
        readonly ceramic_cassette: "Kassettentoilette mit Keramik"
        readonly fixed_tank: "Fester Fäkalientank"
        readonly dry_separating: "Trenntoilette"
        readonly portable: "Tragbare Toilette"
        readonly none: "Keine"
      }
    }
    readonly rear_garage: {
      readonly label: "Heckgarage"
      readonly options: {
        readonly large_two_doors: "Groß, zwei Türen"
        readonly large_one_door: "Groß, eine Tür"
        readonly small: "Klein"
        readonly none: "Keine"
      }
    }
    readonly exterior_color: {
      readonly label: "Außenfarbe"
      readonly options: {
        readonly white: "Weiß"
        readonly silver: "Silber"
        readonly grey: "Grau"
        readonly black: "Schwarz"
        readonly beige: "Beige"
        readonly brown: "Braun"
        readonly blue: "Blau"
        readonly red: "Rot"
        readonly green: "Grün"
        readonly yellow: "Gelb"
        readonly orange: "Orange"
        readonly multi: "Mehrfarbig"
        readonly other: "Andere"
      }
    }
    readonly upholstery: {
      readonly label: "Polster"
      readonly options: {
        readonly fabric: "Stoff"
        readonly part_leather: "Teilleder"
        readonly leather: "Leder"
        readonly alcantara: "Alcantara"
        readonly imitation: "Kunstleder"
        readonly other: "Anderes"
      }
    }
    readonly body_material: {
      readonly label: "Außenhaut"
      readonly options: {
        readonly aluminium_smooth: "Aluminium, glatt"
        readonly aluminium_hammered: "Aluminium, Hammerschlag"
        readonly gfk: "GFK"
        readonly steel: "Stahlblech"
        readonly mixed: "Gemischt"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly keys_car: {
      readonly label: "Schlüssel"
      readonly options: {
        readonly "1": "1"
        readonly "2": "2"
        readonly "3_or_more": "3 oder mehr"
      }
      readonly confirm: "Gibt es wirklich nur einen Schlüssel? Fehlende Schlüssel senken den Preis."
    }
    readonly registration_document: {
      readonly label: "Fahrzeugpapiere"
      readonly help: "Zulassungsbescheinigung Teil I und Teil II."
      readonly options: {
        readonly complete: "Vollständig vorhanden"
        readonly part_missing: "Ein Teil fehlt"
        readonly at_bank: "Liegen bei der Bank"
      }
    }
    readonly coc_available: {
      readonly label: "COC-Papiere vorhanden"
      readonly help: "Die EG-Übereinstimmungsbescheinigung des Herstellers."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly financed: {
      readonly label: "Noch finanziert"
      readonly help: "Ein laufender Kredit muss vor der Übergabe abgelöst werden."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
      }
    }
    readonly winterproof: {
      readonly label: "Wintertauglich"
      readonly help: "Frischwasser, Abwasser und Leitungen sind gegen Frost geschützt."
      readonly confirm: "Sind Tanks und Leitungen gegen Frost geschützt? Nur dann gilt das Wohnmobil als wintertauglich."
    }
    readonly trailer_winterproof: {
      readonly label: "Wintertauglich"
      readonly help: "Tanks, Leitungen und Heizung sind für Frost ausgelegt."
      readonly confirm: "Sind Tanks und Leitungen gegen Frost geschützt? Nur dann gilt der Wohnwagen als wintertauglich."
    }
    readonly smokers_car: {
      readonly label: "Raucherfahrzeug"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Wurde im Fahrzeug geraucht? Händler rechnen dafür eine Reinigung ein."
    }
    readonly trailer_smokers_car: {
      readonly label: "Raucherfahrzeug"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Wurde im Fahrzeug geraucht? Händler rechnen dafür eine Reinigung ein."
    }
    readonly pets_in_vehicle: {
      readonly label: "Haustiere im Fahrzeug"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly heating_type: {
      readonly label: "Heizung"
      readonly options: {
        readonly gas_blown_air: "Gas, Warmluft"
        readonly gas_hydronic: "Gas, Warmwasser"
        readonly diesel_air: "Diesel, Warmluft"
        readonly diesel_hydronic: "Diesel, Warmwasser"
        readonly gas_electric: "Gas und Strom"
        readonly electric: "Strom"
        readonly stove: "Ofen"
        readonly none: "Keine"
      }
    }
    readonly air_condition_cab: {
      readonly label: "Klimaanlage im Fahrerhaus"
      readonly options: {
        readonly manual: "Manuell"
        readonly automatic: "Klimaautomatik"
        readonly none: "Keine"
      }
    }
    readonly air_condition_independent: {
      readonly label: "Klimaanlage im Wohnraum"
      readonly help: "Läuft unabhängig vom Motor, meist auf dem Dach."
      readonly confirm: "Hat der Wohnraum eine eigene Klimaanlage? Die Anlage im Fahrerhaus ist hier nicht gemeint."
    }
    readonly fridge_type: {
      readonly label: "Kühlschrank"
      readonly options: {
        readonly absorber: "Absorber"
        readonly compressor: "Kompressor"
        readonly none: "Keiner"
      }
    }
    readonly kitchen_equipment: {
      readonly label: "Küche"
      readonly options: {
        readonly hob_2: "2-Flamm-Kocher"
        readonly hob_3: "3-Flamm-Kocher"
        readonly hob_4: "4-Flamm-Kocher"
        readonly induction: "Induktion"
        readonly oven: "Backofen"
        readonly grill: "Grill"
        readonly microwave: "Mikrowelle"
        readonly extractor: "Dunstabzug"
        readonly dishwasher: "Spülmaschine"
        readonly coffee_machine: "Kaffeemaschine"
        readonly outdoor_kitchen: "Außenküche"
      }
    }
    readonly fresh_water: {
      readonly label: "Frischwasser"
      readonly help: "Inhalt des fest eingebauten Tanks."
    }
    readonly waste_water: {
      readonly label: "Abwasser"
    }
    readonly solar_power: {
      readonly label: "Solaranlage"
      readonly help: "Leistung aller Module zusammen; 0, wenn keine da ist."
    }
    readonly board_battery_type: {
      readonly label: "Bordbatterie"
      readonly options: {
        readonly lead_acid: "Blei-Säure"
        readonly agm: "AGM"
        readonly gel: "Gel"
        readonly lithium: "Lithium"
        readonly none: "Keine"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly board_battery_capacity: {
      readonly label: "Kapazität der Bordbatterien"
    }
    readonly awning: {
      readonly label: "Markise"
      readonly options: {
        readonly mechanical: "Mit Kurbel"
        readonly electric: "Elektrisch"
        readonly bag: "Sackmarkise"
        readonly tent: "Vorzelt"
        readonly none: "Keine"
      }
    }
    readonly awning_length: {
      readonly label: "Länge der Markise"
    }
    readonly bike_rack: {
      readonly label: "Fahrradträger"
      readonly options: {
        readonly rear: "Am Heck"
        readonly garage: "In der Garage"
        readonly drawbar: "Auf der Deichsel"
        readonly roof: "Auf dem Dach"
        readonly none: "Keiner"
      }
    }
    readonly tow_bar: {
      readonly label: "Anhängerkupplung"
      readonly options: {
        readonly fixed: "Starr"
        readonly removable: "Abnehmbar"
        readonly swivel: "Schwenkbar"
        readonly none: "Keine"
      }
    }
    readonly levelling: {
      readonly label: "Stützen"
      readonly options: {
        readonly hydraulic: "Hydraulisch"
        readonly electric: "Elektrisch"
        readonly manual_supports: "Kurbelstützen"
        readonly none: "Keine"
      }
    }
    readonly headlamps: {
      readonly label: "Scheinwerfer"
      readonly options: {
        readonly halogen: "Halogen"
        readonly xenon: "Xenon"
        readonly led: "LED"
        readonly full_led: "Voll-LED"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sind es wirklich Xenon- oder Voll-LED-Scheinwerfer? Tagfahrlicht allein zählt nicht."
    }
    readonly suspension: {
      readonly label: "Federung"
      readonly options: {
        readonly standard: "Serie"
        readonly air_rear: "Luftfederung hinten"
        readonly air_full: "Luftfederung rundum"
        readonly reinforced: "Verstärkt"
      }
    }
    readonly parking_aid: {
      readonly label: "Einparkhilfe"
      readonly options: {
        readonly rear_sensors: "Sensoren hinten"
        readonly front_sensors: "Sensoren vorn"
        readonly rear_camera: "Rückfahrkamera"
        readonly camera_360: "360°-Kamera"
        readonly none: "Keine"
      }
    }
    readonly driver_assist: {
      readonly label: "Fahrhilfen"
      readonly options: {
        readonly abs: "ABS"
        readonly esp: "ESP"
        readonly cruise: "Tempomat"
        readonly adaptive_cruise: "Abstandstempomat"
        readonly lane_keep: "Spurhalteassistent"
        readonly brake_assist: "Notbremsassistent"
        readonly hill_start: "Berganfahrhilfe"
        readonly blind_spot: "Totwinkelwarner"
      }
    }
    readonly media: {
      readonly label: "Multimedia"
      readonly options: {
        readonly radio: "Radio"
        readonly dab: "DAB+"
        readonly navigation: "Navigation"
        readonly carplay: "Apple CarPlay"
        readonly android_auto: "Android Auto"
        readonly tv: "Fernseher"
        readonly sat_automatic: "Sat-Anlage, automatisch"
        readonly sat_manual: "Sat-Anlage, manuell"
        readonly lte_router: "LTE-Router"
      }
    }
    readonly mover: {
      readonly label: "Rangierhilfe"
      readonly help: "Auch Mover genannt."
      readonly options: {
        readonly single_axle: "Eine Achse"
        readonly all_axles: "Alle Achsen"
        readonly none: "Keine"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly anti_fling_coupling: {
      readonly label: "Schlingerkupplung"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly electronic_stability: {
      readonly label: "Elektronische Stabilisierung"
      readonly help: "Zum Beispiel ATC, IDC oder ETC."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly included_accessories: {
      readonly label: "Mitgegebenes Zubehör"
    }
    readonly service_and_inspection: {
      readonly label: "Wartung und Inspektion"
      readonly options: {
        readonly service_book_maintained: "Serviceheft gepflegt"
        readonly partly: "Teilweise belegt"
        readonly own_work: "Selbst gewartet"
        readonly none: "Nicht gewartet"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Ist das Serviceheft lückenlos gepflegt? Der Händler wird es bei der Übergabe prüfen."
    }
    readonly last_service_date: {
      readonly label: "Letzte Inspektion"
    }
    readonly yearly_leak_test: {
      readonly label: "Dichtigkeitsprüfung"
      readonly options: {
        readonly carried_out_annually: "Jedes Jahr durchgeführt"
        readonly irregular: "Unregelmäßig"
        readonly never: "Nie"
        readonly not_applicable: "Nicht nötig"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Wurde die Dichtigkeit jedes Jahr geprüft, und ist jede Prüfung belegt?"
    }
    readonly trailer_leak_test_yearly: {
      readonly label: "Jährliche Dichtigkeitsprüfung"
      readonly options: {
        readonly yes: "Ja"
        readonly irregular: "Unregelmäßig"
        readonly no: "Nein"
        readonly not_applicable: "Nicht nötig"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Wurde die Dichtigkeit jedes Jahr geprüft, und ist jede Prüfung belegt?"
    }
    readonly last_leak_test_date: {
      readonly label: "Letzte Dichtigkeitsprüfung"
    }
    readonly hu_expired: {
      readonly label: "Hauptuntersuchung abgelaufen"
      readonly help: "Die Prüfung nach § 29, oft TÜV genannt."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
      }
      readonly confirm: "Ist die Hauptuntersuchung noch gültig? Das Datum steht auf der Plakette."
    }
    readonly trailer_hu_expired: {
      readonly label: "Hauptuntersuchung abgelaufen"
      readonly help: "Die Prüfung nach § 29, oft TÜV genannt."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
      }
      readonly confirm: "Ist die Hauptuntersuchung noch gültig? Das Datum steht auf der Plakette."
    }
    readonly hu_valid_until: {
      readonly label: "Hauptuntersuchung gültig bis"
    }
    readonly gas_test_valid_until: {
      readonly label: "Gasprüfung gültig bis"
      readonly help: "Prüfung nach G 607."
    }
    readonly tyres_year: {
      readonly label: "Reifen aus dem Jahr"
      readonly help: "Die letzten zwei Ziffern der DOT-Nummer; es zählt der älteste Reifen."
    }
    readonly description: {
      readonly label: "Beschreibung"
      readonly help: "Erzählen Sie, was das Fahrzeug besonders macht. Bitte ohne Telefonnummern, Adressen und Links."
    }
    readonly special_remarks: {
      readonly label: "Besonderheiten"
    }
    readonly defects_exists: {
      readonly label: "Gibt es Mängel?"
      readonly help: "Auch kleine Kratzer und was nicht richtig funktioniert."
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
      }
      readonly confirm: "Hat das Fahrzeug wirklich keine Mängel? Verschwiegene Mängel können den Verkauf rückgängig machen."
    }
    readonly damaged: {
      readonly label: "Unfallschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Unfall gab. Steht vielleicht etwas im Kaufvertrag?"
    }
    readonly trailer_damaged: {
      readonly label: "Unfallschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Unfall gab. Steht vielleicht etwas im Kaufvertrag?"
    }
    readonly water_damaged: {
      readonly label: "Wasserschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Wasserschaden gab. Fühlen Sie Ecken und Boden auf weiche Stellen ab."
    }
    readonly trailer_water_damaged: {
      readonly label: "Wasserschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Wasserschaden gab. Fühlen Sie Ecken und Boden auf weiche Stellen ab."
    }
    readonly hail_damaged: {
      readonly label: "Hagelschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Hagelschaden gab. Ein Blick auf Dach und Haube genügt meist."
    }
    readonly trailer_hail_damaged: {
      readonly label: "Hagelschaden"
      readonly options: {
        readonly yes: "Ja"
        readonly repaired: "Repariert"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
      readonly confirm: "Sie wissen nicht, ob es einen Hagelschaden gab. Ein Blick auf Dach und Haube genügt meist."
    }
    readonly floor_soft: {
      readonly label: "Boden stellenweise weich"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly roadworthy: {
      readonly label: "Fahrbereit und verkehrssicher"
      readonly options: {
        readonly yes: "Ja"
        readonly no: "Nein"
      }
    }
    readonly warning_lights: {
      readonly label: "Warnleuchten"
      readonly options: {
        readonly none: "Keine leuchtet"
        readonly engine: "Motorkontrollleuchte"
        readonly other: "Andere"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly sale_mode: {
      readonly label: "Art des Verkaufs"
      readonly options: {
        readonly auction: "Auktion"
        readonly offer_collection: "Gebote sammeln"
      }
    }
    readonly private_auction: {
      readonly label: "Nur für eingeladene Händler"
    }
    readonly target_price: {
      readonly label: "Ihr Mindestpreis"
      readonly help: "Ab diesem Gebot wird verkauft. Händler sehen ihn nie."
    }
    readonly start_price: {
      readonly label: "Startpreis"
      readonly help: "Hier beginnen die Gebote. Ohne Ihre Angabe schlagen wir einen vor."
    }
    readonly buy_now_enabled: {
      readonly label: "Sofortkauf anbieten"
    }
    readonly buy_now_price: {
      readonly label: "Sofortkaufpreis"
      readonly help: "Zu diesem Preis kann ein Händler gleich kaufen."
    }
    readonly vat_reportable: {
      readonly label: "Mehrwertsteuer ausweisbar"
      readonly help: "Nur bei gewerblichen Verkäufern."
    }
    readonly availability: {
      readonly label: "Verfügbar"
      readonly options: {
        readonly now: "Sofort"
        readonly later: "Später"
      }
    }
    readonly available_from: {
      readonly label: "Verfügbar ab"
      readonly help: "Höchstens drei Monate voraus, bei Sofortkauf sechs Wochen."
    }
    readonly expected_mileage_at_pickup: {
      readonly label: "Kilometerstand bei Abholung"
    }
    readonly planned_sale_date: {
      readonly label: "Wann möchten Sie verkaufen?"
      readonly options: {
        readonly immediately: "Sofort"
        readonly within_4_weeks: "In den nächsten 4 Wochen"
        readonly within_3_months: "In den nächsten 3 Monaten"
        readonly later: "Später"
        readonly only_value: "Ich möchte nur den Wert wissen"
      }
    }
    readonly location_country: {
      readonly label: "Land"
      readonly options: {
        readonly DE: "Deutschland"
        readonly NL: "Niederlande"
        readonly BE: "Belgien"
        readonly FR: "Frankreich"
        readonly IT: "Italien"
        readonly AT: "Österreich"
        readonly CH: "Schweiz"
        readonly LU: "Luxemburg"
        readonly DK: "Dänemark"
        readonly CZ: "Tschechien"
        readonly PL: "Polen"
        readonly ES: "Spanien"
        readonly HR: "Kroatien"
        readonly SI: "Slowenien"
        readonly SK: "Slowakei"
        readonly HU: "Ungarn"
        readonly SE: "Schweden"
        readonly NO: "Norwegen"
        readonly FI: "Finnland"
        readonly PT: "Portugal"
        readonly GR: "Griechenland"
      }
    }
    readonly location_zip: {
      readonly label: "Postleitzahl"
      readonly help: "Händler sehen nur die ersten zwei Ziffern."
    }
    readonly location_city: {
      readonly label: "Ort"
    }
    readonly pickup_differs: {
      readonly label: "Abholung an einem anderen Ort"
    }
    readonly pickup_country: {
      readonly label: "Land der Abholung"
      readonly options: {
        readonly DE: "Deutschland"
        readonly NL: "Niederlande"
        readonly BE: "Belgien"
        readonly FR: "Frankreich"
        readonly IT: "Italien"
        readonly AT: "Österreich"
        readonly CH: "Schweiz"
        readonly LU: "Luxemburg"
        readonly DK: "Dänemark"
        readonly CZ: "Tschechien"
        readonly PL: "Polen"
        readonly ES: "Spanien"
        readonly HR: "Kroatien"
        readonly SI: "Slowenien"
        readonly SK: "Slowakei"
        readonly HU: "Ungarn"
        readonly SE: "Schweden"
        readonly NO: "Norwegen"
        readonly FI: "Finnland"
        readonly PT: "Portugal"
        readonly GR: "Griechenland"
      }
    }
    readonly pickup_zip: {
      readonly label: "Postleitzahl der Abholung"
    }
    readonly pickup_city: {
      readonly label: "Ort der Abholung"
    }
    readonly pickup_help: {
      readonly label: "Bei der Abholung"
      readonly options: {
        readonly loading_possible: "Verladen möglich"
        readonly not_driveable: "Nicht fahrbereit"
        readonly by_appointment: "Nur nach Terminabsprache"
      }
    }
    readonly damage_area: {
      readonly label: "Wo ist der Mangel?"
      readonly options: {
        readonly front: "Front"
        readonly windscreen: "Frontscheibe"
        readonly bonnet: "Motorhaube"
        readonly left_side: "Linke Seite"
        readonly right_side: "Rechte Seite"
        readonly rear: "Heck"
        readonly roof: "Dach"
        readonly roof_hatch: "Dachhaube"
        readonly window: "Fenster"
        readonly entrance_door: "Aufbautür"
        readonly garage_door: "Garagenklappe"
        readonly awning: "Markise"
        readonly underbody: "Unterboden"
        readonly wheel_tyre: "Rad und Reifen"
        readonly engine: "Motor"
        readonly gearbox: "Getriebe"
        readonly brakes: "Bremsen"
        readonly exhaust: "Auspuff"
        readonly electrics_vehicle: "Fahrzeugelektrik"
        readonly cab_interior: "Fahrerhaus innen"
        readonly living_interior: "Wohnraum innen"
        readonly furniture: "Möbel"
        readonly upholstery: "Polster"
        readonly floor: "Boden"
        readonly kitchen: "Küche"
        readonly bathroom: "Bad"
        readonly heating: "Heizung"
        readonly fridge: "Kühlschrank"
        readonly gas: "Gasanlage"
        readonly water: "Wasseranlage"
        readonly electrics_living: "Bordelektrik"
        readonly battery_solar: "Batterie und Solar"
        readonly heating_air: "Klimaanlage und Lüftung"
        readonly other: "Anderes"
      }
    }
    readonly trailer_damage_area: {
      readonly label: "Wo ist der Mangel?"
      readonly options: {
        readonly front: "Front"
        readonly left_side: "Linke Seite"
        readonly right_side: "Rechte Seite"
        readonly rear: "Heck"
        readonly roof: "Dach"
        readonly roof_hatch: "Dachhaube"
        readonly window: "Fenster"
        readonly entrance_door: "Aufbautür"
        readonly service_flap: "Serviceklappe"
        readonly drawbar_coupling: "Deichsel und Kupplung"
        readonly axle_chassis: "Achse und Fahrgestell"
        readonly wheel_tyre: "Rad und Reifen"
        readonly brakes: "Bremsen"
        readonly lights: "Beleuchtung"
        readonly mover: "Rangierhilfe"
        readonly awning: "Markise"
        readonly underbody: "Unterboden"
        readonly furniture: "Möbel"
        readonly upholstery: "Polster"
        readonly floor: "Boden"
        readonly kitchen: "Küche"
        readonly bathroom: "Bad"
        readonly heating: "Heizung"
        readonly fridge: "Kühlschrank"
        readonly gas: "Gasanlage"
        readonly water: "Wasseranlage"
        readonly electrics: "Bordelektrik"
        readonly tent: "Vorzelt"
        readonly other: "Anderes"
      }
    }
    readonly damage_kind: {
      readonly label: "Was ist es?"
      readonly options: {
        readonly scratch: "Kratzer"
        readonly dent: "Delle"
        readonly crack: "Riss"
        readonly hole: "Loch"
        readonly paint: "Lackschaden"
        readonly corrosion: "Rost"
        readonly hail: "Hagel"
        readonly delamination: "Delaminierung"
        readonly leak: "Undicht"
        readonly seal_open: "Dichtung offen"
        readonly missing_part: "Teil fehlt"
        readonly chip: "Steinschlag"
        readonly blind: "Blind"
        readonly lock_broken: "Verschluss defekt"
        readonly blind_or_net_broken: "Rollo oder Fliegengitter defekt"
        readonly oil_leak: "Ölverlust"
        readonly worn: "Verschlissen"
        readonly noise: "Geräusche"
        readonly play: "Spiel"
        readonly bent: "Verbogen"
        readonly not_working: "Funktioniert nicht"
        readonly age_over_6: "Älter als 6 Jahre"
        readonly cracked: "Rissig"
        readonly puncture: "Platt"
        readonly rim_damage: "Felgenschaden"
        readonly uneven: "Ungleich abgefahren"
        readonly loss_of_power: "Leistungsverlust"
        readonly warning_light: "Warnleuchte"
        readonly clutch: "Kupplung rutscht"
        readonly hard_shift: "Schaltet hart"
        readonly smoke: "Qualmt"
        readonly not_starting: "Startet nicht"
        readonly stain: "Fleck"
        readonly tear: "Riss im Stoff"
        readonly broken: "Gebrochen"
        readonly water_stain: "Wasserfleck"
        readonly mould: "Schimmel"
        readonly soft: "Weich"
        readonly smell: "Geruch"
        readonly partly_working: "Funktioniert teilweise"
        readonly frost_damage: "Frostschaden"
        readonly test_overdue: "Prüfung überfällig"
      }
    }
    readonly damage_severity: {
      readonly label: "Wie schlimm ist es?"
      readonly options: {
        readonly cosmetic: "Nur optisch"
        readonly minor: "Leicht"
        readonly functional: "Stört die Funktion"
        readonly severe: "Schwer"
        readonly unknown: "Weiß ich nicht"
      }
    }
    readonly damage_size: {
      readonly label: "Größe"
    }
    readonly damage_repaired: {
      readonly label: "Schon repariert?"
      readonly options: {
        readonly no: "Nein"
        readonly provisional: "Provisorisch"
        readonly professional: "Fachgerecht"
      }
    }
    readonly repair_cost_estimate: {
      readonly label: "Geschätzte Reparaturkosten"
    }
    readonly damage_description: {
      readonly label: "Beschreibung des Mangels"
      readonly help: "Was sieht man, und seit wann ist es so?"
    }
    readonly gallery: {
      readonly label: "Bilder"
      readonly help: "Ein Bild genügt. Fünf von außen und fünf von innen verkaufen besser."
    }
    readonly image_kind: {
      readonly label: "Was zeigt das Bild?"
      readonly options: {
        readonly exterior_front: "Außen vorn"
        readonly exterior_rear: "Außen hinten"
        readonly exterior_left: "Außen links"
        readonly exterior_right: "Außen rechts"
        readonly roof: "Dach"
        readonly cab: "Fahrerhaus"
        readonly living: "Wohnraum"
        readonly kitchen: "Küche"
        readonly bath: "Bad"
        readonly bed: "Betten"
        readonly garage: "Garage"
        readonly engine: "Motor"
        readonly tyre: "Reifen"
        readonly dashboard_mileage: "Tacho mit Kilometerstand"
        readonly floor_plan: "Grundriss"
        readonly document_free: "Beleg"
        readonly other: "Anderes"
      }
    }
    readonly official_document_type: {
      readonly label: "Amtliches Dokument"
      readonly help: "Eines davon genügt."
      readonly options: {
        readonly registration_part_1: "Zulassungsbescheinigung Teil I"
        readonly inspection_report: "Prüfbericht der Hauptuntersuchung"
        readonly conformity_certificate: "Übereinstimmungsbescheinigung (COC)"
      }
    }
  }
  readonly auction: {
    readonly crumbs: {
      readonly label: "Sie sind hier"
      readonly catalog: "Fahrzeuge"
      readonly motorhome: "Wohnmobile"
      readonly trailer: "Wohnwagen"
    }
    readonly status: {
      readonly editing: "In Bearbeitung"
      readonly under_review: "In Prüfung"
      readonly published: "Auktion beginnt bald"
      readonly running: "Auktion läuft"
      readonly hotbidding: "Schlussphase"
      readonly ended: "Auktion beendet"
      readonly sold: "Verkauft"
      readonly failed: "Nicht verkauft"
      readonly failed_na: "Nicht mehr verfügbar"
      readonly renegotiation: "In Nachverhandlung"
      readonly anr_offer_above_targetprice: "Wartet auf Bestätigung"
      readonly acpt_late_offer: "Offen für Angebote"
      readonly recd_late_offer: "Angebot wird geprüft"
      readonly recd_late_offer_owner: "Angebot eingegangen"
      readonly declined_late_offer: "Angebot abgelehnt"
      readonly inactive: "Nicht im Angebot"
    }
    readonly clock: {
      readonly startsIn: "Beginnt in"
      readonly endsIn: "Endet in"
      readonly lastSeconds: "weniger als 30 Sekunden"
      readonly starting: "Beginnt jetzt"
      readonly settling: "Ende wird festgestellt"
      readonly unknown: "Ende noch offen"
      readonly days: "{days, plural, one {# Tag} other {# Tage}} {clock}"
      readonly announce: "{minutes, plural, one {Noch # Minute} other {Noch # Minuten}} bis zum Ende"
      readonly today: "heute, {time}"
      readonly startsAt: "beginnt {at}"
      readonly endsAt: "endet {at}"
      readonly extendedTo: "verlängert bis {at}"
      readonly endedAt: "beendet {at}"
    }
    readonly missedAnswer: {
      readonly title: "Zu spät."
      readonly text: "Die Frist war abgelaufen, oder es war schon entschieden. Es gilt, was jetzt hier steht."
    }
    readonly endMove: {
      readonly title: "Die Auktion endet nicht mehr am {at}."
      readonly outage: "Wegen einer technischen Störung konnten eine Zeit lang keine Gebote angenommen werden. Damit niemand einen Nachteil hat, endet die Auktion später."
      readonly void: "Gebote wurden aus der Auktion genommen. Damit alle, die danach geboten haben, in Ruhe entscheiden können, endet sie später."
      readonly new_defect: "Ein neuer Mangel wurde bekannt. Damit alle ihn in Ruhe beurteilen können, endet die Auktion später."
    }
    readonly voided: {
      readonly title: "Gebote zählen nicht mehr."
      readonly text: {
        readonly voided: "Sie wurden annulliert. Der Stand ist ohne sie neu berechnet."
        readonly taken_back: "Ein Bieter hat seine Gebote zurückgenommen. Der Stand ist ohne sie neu berechnet."
      }
    }
    readonly price: {
      readonly hammer: "Zuschlag"
      readonly current: "Aktuelles Gebot"
      readonly last: "Höchstes Gebot"
      readonly start: "Startpreis"
      readonly none: "wird bei der Prüfung festgelegt"
      readonly net: "netto {amount}, MwSt. ausweisbar"
      readonly noBids: "Kein Gebot in der Auktion"
      readonly bids: "{count, plural, =0 {Noch kein Gebot} one {# Gebot} other {# Gebote}}"
      readonly bidders: "{count, plural, one {# Bieter} other {# Bieter}}"
      readonly asOf: "Gebot um {time} Uhr"
      readonly ownOffer: "Ihr Angebot"
      readonly ownBid: "Ihr Gebot"
    }
    readonly light: {
      readonly none: {
        readonly word: "Kein Gebot"
        readonly meaning: "Die Ampel zeigt nach dem ersten Gebot, wie weit es zum Mindestpreis ist."
        readonly expectation: "Die Ampel zeigt nach dem ersten Gebot, wie weit es zur Preisvorstellung ist."
      }
      readonly red: {
        readonly word: "Rot:"
        readonly meaning: "noch weit vom Mindestpreis entfernt"
        readonly expectation: "noch weit von der Preisvorstellung entfernt"
      }
      readonly yellow: {
        readonly word: "Gelb:"
        readonly meaning: "nahe am Mindestpreis, noch nicht erreicht"
        readonly expectation: "nahe an der Preisvorstellung, noch nicht erreicht"
      }
      readonly green: {
        readonly word: "Grün:"
        readonly meaning: "Mindestpreis erreicht, das höchste Gebot kauft"
        readonly expectation: "Preisvorstellung erreicht, der Verkäufer entscheidet"
      }
    }
    readonly position: {
      readonly bidder: "Bieter {number}"
      readonly leading: {
        readonly title: "Sie führen."
        readonly text: "Ihr Gebot: {amount}. Andere sehen Sie als {bidder}."
      }
      readonly outbid: {
        readonly title: "Sie wurden überboten von {bidder}."
        readonly text: "Ihr höchstes Gebot: {amount}."
      }
      readonly barred: {
        readonly title: "Gebote von Ihnen wurden annulliert."
        readonly text: "In dieser Auktion können Sie nicht mehr bieten."
        readonly standing: "Ihr früheres Gebot von {amount} gilt weiter und ist verbindlich. Neu bieten können Sie in dieser Auktion nicht mehr."
      }
      readonly tooLow: {
        readonly title: "Ihr Gebot war zu niedrig."
        readonly text: "{amount} wurden nicht angenommen. Das nächste mögliche Gebot steht unten."
      }
      readonly limitTooLow: {
        readonly title: "Ihr Limit war zu niedrig."
        readonly text: "{amount} wurden nicht als Limit angenommen."
      }
      readonly offerTooLow: {
        readonly title: "Ihr Angebot war zu niedrig."
        readonly text: "{amount} wurden nicht angenommen."
      }
      readonly lost: {
        readonly title: "Keine Verbindung seit {time} Uhr."
        readonly text: "Gebot, Ampel und Ihr Stand sind von da. Wir verbinden neu und holen alles nach."
      }
    }
    readonly box: {
      readonly label: "Gebot und Preis"
      readonly bid: "Bieten"
      readonly open: "Zur Auktion"
      readonly reconnecting: "Verbindung unterbrochen"
      readonly answer: "Antworten"
      readonly offer: "Angebot abgeben"
      readonly result: "Ergebnis ansehen"
      readonly details: "Details"
    }
    readonly bid: {
      readonly steps: "Nächste Gebote"
      readonly step: "{count, plural, one {+# Schritt} other {+# Schritte}}"
      readonly amount: "Ihr Gebot in Euro"
      readonly place: "{amount} bieten"
      readonly placeNothing: "Betrag eingeben"
      readonly described: "Ihr Gebot von {amount}"
      readonly tooLow: "Mindestens {amount}"
      readonly tooHigh: "Höchstens {amount} möglich. Ist eine Ziffer zu viel dabei?"
      readonly askMeThen: "Fragen Sie mich, wenn der Kauf des Höchstbietenden platzt"
      readonly askMeThenDetail: "Sie haben dann 24 Stunden Zeit, zu Ihrem Gebot zu kaufen."
      readonly confirm: {
        readonly keyboard: "{amount} verbindlich bieten?"
        readonly high: "Sind {amount} richtig?"
        readonly moved: "Der Preis hat sich gerade geändert. {amount} bieten?"
        readonly leading: "Sie führen schon. Auf {amount} erhöhen?"
      }
      readonly highText: "Das ist deutlich mehr als das nächste mögliche Gebot von {minimum}."
      readonly leadingText: "Sie überbieten damit nur sich selbst."
    }
    readonly confirm: {
      readonly back: "Zurück"
    }
    readonly unanswered: {
      readonly title: "{what}: Die Antwort ist ausgeblieben."
      readonly text: "Wir wissen nicht, ob es angekommen ist. Senden Sie es noch einmal, es zählt in jedem Fall nur einmal."
      readonly again: "Noch einmal senden"
      readonly discard: "Nicht mehr senden"
      readonly arrived: "{what} ist angekommen."
    }
    readonly agent: {
      readonly title: "Bietagent"
      readonly until: "bietet bis {amount}"
      readonly exhausted: "Limit {amount} erreicht"
      readonly limit: "Limit des Bietagenten in Euro"
      readonly from: "ab {amount}"
      readonly set: "Limit setzen"
      readonly raise: "Limit erhöhen"
      readonly lower: "Limit senken"
      readonly withdraw: "Bietagenten beenden"
      readonly withdrawing: "Das Ende Ihres Bietagenten"
      readonly tooLow: "Mindestens {amount}"
      readonly tooHigh: "Höchstens {amount} möglich"
      readonly described: "Ihr Limit von {amount}"
      readonly explained: "Der Agent bietet für Sie in kleinsten Schritten, nie gegen Sie selbst. Ihr Limit sieht niemand."
      readonly jump: "Liegt es auf oder über dem Mindestpreis und führen Sie, springt Ihr Gebot sofort auf den Mindestpreis."
      readonly needsBid: "Den Bietagenten können Sie einsetzen, sobald Sie hier selbst ein Gebot abgegeben haben."
      readonly confirm: "Limit von {amount} setzen?"
      readonly confirmHigh: "Ist ein Limit von {amount} richtig?"
      readonly confirmAction: "Limit {amount} setzen"
    }
    readonly landed: {
      readonly title: "Ihr Endpreis bei {amount}"
      readonly hammer: "Zuschlag"
      readonly shownVat: "darin {rate} MwSt."
      readonly payable: "An den Verkäufer zu zahlen"
      readonly commission: "Provision {rate} vom Netto"
      readonly commissionVat: "MwSt. auf die Provision"
      readonly total: "Gesamt"
      readonly afterInputTax: "nach Vorsteuerabzug"
      readonly bounds: "Provision mindestens {min}, höchstens {max}."
      readonly vehicleCase: {
        readonly private_without_vat: "Verkauf von privat, ohne MwSt."
        readonly margin_scheme: "Differenzbesteuerung, keine MwSt. ausweisbar."
        readonly domestic_with_vat: "Regelbesteuerung, MwSt. ausweisbar."
        readonly intra_community_exempt: "Innergemeinschaftliche Lieferung, steuerfrei."
        readonly export_after_proof: "Ausfuhr: Die MwSt. kommt nach dem Nachweis zurück."
        readonly new_vehicle_intra_community: "Neufahrzeug: Die Steuer zahlen Sie in Ihrem Land."
      }
      readonly commissionCase: {
        readonly domestic: "Provision zuzüglich MwSt."
        readonly charged_abroad: "Provision mit deutscher MwSt."
        readonly reverse_charge: "Provision ohne MwSt., Steuerschuld geht auf Sie über."
        readonly not_taxable_here: "Provision hier nicht steuerbar."
        readonly held: "Ihre USt-IdNr. wird noch geprüft."
      }
    }
    readonly buyNow: {
      readonly price: "Sofortkauf"
      readonly action: "Sofort kaufen für {amount}"
      readonly confirm: "Sofort für {amount} kaufen?"
      readonly described: "Ihr Sofortkauf für {amount}"
      readonly missed: {
        readonly already: "Sie haben dieses Fahrzeug schon gekauft."
        readonly once: "Ihr Kauf zählt einmal. Ein zweiter ist dazu nicht nötig."
        readonly late: "Sie haben nicht gekauft: Der Sofortkauf kam erst nach dem Ende der Auktion an."
      }
    }
    readonly lateOffer: {
      readonly title: "Angebot abgeben"
      readonly amount: "Ihr Angebot in Euro"
      readonly from: "ab {amount}"
      readonly action: "Angebot senden"
      readonly tooLow: "Mindestens {amount}"
      readonly tooHigh: "Höchstens {amount} möglich"
      readonly described: "Ihr Angebot von {amount}"
      readonly atLeast: "Mindestens {amount}: so viel wurde in der Auktion geboten."
      readonly explained: "Ihr Angebot gilt 48 Stunden. So lange kann der Verkäufer es annehmen."
      readonly confirm: "{amount} verbindlich anbieten?"
    }
    readonly watch: {
      readonly watch: "Merken"
      readonly watched: "Gemerkt"
      readonly failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
    }
    readonly refused: {
      readonly visitor: {
        readonly title: "Hier bieten Händler."
        readonly text: "Freigeschaltete Händler sehen Gebote und Ampel und bieten mit."
        readonly login: "Anmelden"
        readonly register: "Als Händler registrieren"
      }
      readonly terms: {
        readonly accept: "Geschäftsbedingungen annehmen"
        readonly read: "Jetzt lesen"
        readonly failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
      }
      readonly startsAt: "Bieten ab {at}"
      readonly watch: "Merken Sie sich das Fahrzeug, dann finden Sie es in Ihrer Merkliste wieder."
      readonly contact: "Kundendienst schreiben"
      readonly invoices: "Zu meinen Rechnungen"
      readonly dealers: "So werden Sie Händler bei uns"
      readonly profile: "Meine Angaben prüfen"
    }
    readonly owner: {
      readonly target: "Ihr Mindestpreis"
      readonly expectation: "Ihre Preisvorstellung"
      readonly onlyYou: "Nur für Sie sichtbar"
      readonly before: {
        readonly title: "Ihr Inserat ist veröffentlicht."
        readonly text: "Sobald die Auktion läuft, sehen Sie hier das höchste Gebot. Sie müssen nichts tun."
      }
      readonly open: {
        readonly title: "Noch unter Ihrem Mindestpreis."
        readonly text: "Bleibt es dabei, bindet das höchste Gebot nach dem Ende 48 Stunden: Sie können es annehmen oder ein Gegenangebot machen."
      }
      readonly reached: {
        readonly title: "Ihr Mindestpreis ist erreicht."
        readonly text: "Am Ende der Auktion ist Ihr Fahrzeug verkauft. Danach erhalten Sie den Vertrag und den Namen des Händlers."
      }
      readonly collecting: {
        readonly title: "Händler geben Angebote ab."
        readonly text: "Verkauft wird erst, wenn Sie ein Angebot annehmen."
      }
      readonly negotiate: {
        readonly yourTurn: "Sie sind am Zug."
        readonly theirTurn: "Der Händler ist am Zug."
        readonly until: "Das höchste Gebot bindet bis {at}."
        readonly action: "Zur Nachverhandlung"
      }
      readonly sold: {
        readonly title: "Ihr Fahrzeug ist verkauft."
        readonly text: "Vertrag und Kontakt zum Händler liegen bei Ihren Fahrzeugen."
        readonly action: "Vertrag und Kontakt"
      }
      readonly offer: {
        readonly title: "{count, plural, one {Ein Angebot wartet} other {# Angebote warten}} auf Ihre Antwort."
      }
      readonly late: {
        readonly title: "Händler können noch Angebote abgeben."
        readonly text: "Wir schreiben Ihnen, sobald eines eingeht."
      }
      readonly failed: {
        readonly title: "Die Auktion endete ohne Verkauf."
        readonly text: "Sie können neu starten, pausieren oder den Verkauf beenden."
        readonly action: "Wie es weitergeht"
      }
      readonly inactive: {
        readonly title: "Dieses Inserat ist nicht im Angebot."
        readonly text: "Händler sehen es nicht. Wenn Sie weitermachen, prüfen wir es noch einmal."
      }
      readonly gone: {
        readonly title: "Das Fahrzeug ist nicht mehr im Verkauf."
        readonly text: "Das Inserat ist beendet."
      }
      readonly offers: {
        readonly until: "gilt bis {at}"
        readonly accept: "Annehmen"
        readonly decline: "Ablehnen"
        readonly sell: "Für {amount} verkaufen"
        readonly described: "Ihre Antwort"
        readonly confirmAccept: "Für {amount} verkaufen?"
        readonly confirmDecline: "Das Angebot von {amount} ablehnen?"
        readonly acceptText: "Der Verkauf ist sofort verbindlich. Sie erhalten gleich danach den Vertrag und den Namen des Händlers."
        readonly declineText: "Das Angebot erlischt. Der Händler erfährt, dass Sie abgelehnt haben."
      }
      readonly followUp: {
        readonly title: "Das Gebot der vorigen Runde gilt noch: {amount}."
        readonly accept: "Sie können es bis {at} annehmen."
        readonly round: "Es bindet längstens bis {at}. Bietet in dieser Runde niemand, können Sie es danach annehmen."
      }
      readonly second: {
        readonly title: "Der zweite Bieter kann für {amount} kaufen."
        readonly choose: "Entscheiden Sie bis {at}: ihn fragen oder neu starten."
        readonly waiting: "Er antwortet bis {at}. So lange beginnt nichts anderes."
      }
      readonly lapsed: {
        readonly title: "Die Frist ist abgelaufen, das Angebot ist verfallen."
      }
      readonly canceled: {
        readonly title: "Der Verkauf wurde rückgängig gemacht."
      }
    }
    readonly after: {
      readonly bought: {
        readonly title: "Sie haben gekauft: {amount}."
        readonly text: "Vertrag, Rechnung und Kontakt zum Verkäufer liegen bei Ihren Käufen."
        readonly action: "Zum Kauf"
      }
      readonly soldElsewhere: {
        readonly title: "Verkauft."
        readonly text: "Dieses Fahrzeug hat einen Käufer gefunden."
      }
      readonly negotiate: {
        readonly yourTurn: "Sie sind am Zug."
        readonly theirTurn: "Der Verkäufer entscheidet über Ihr Gebot."
        readonly text: "Ihr Gebot von {amount} bindet bis {at}."
        readonly action: "Zur Nachverhandlung"
        readonly answer: "Der Verkäufer verlangt {amount}. Ihre Antwort bis {at}."
      }
      readonly reserved: {
        readonly title: "Ihr Gebot liegt beim Verkäufer."
        readonly text: "Er bestätigt den Verkauf bis {at} oder lehnt ab."
      }
      readonly pending: {
        readonly title: "Ihr Angebot von {amount} ist eingegangen."
        readonly text: "Der Verkäufer antwortet bis {at}. So lange bindet es Sie."
      }
      readonly declined: {
        readonly title: "Ihr Angebot wurde abgelehnt."
        readonly text: "Ein neues muss mindestens einen Schritt höher sein."
      }
      readonly lapsed: {
        readonly title: "Ihr Angebot von {amount} ist verfallen."
        readonly text: "Es kam keine Antwort; das Angebot bindet Sie nicht mehr."
        readonly again: "Sie können ein neues abgeben."
      }
      readonly open: {
        readonly title: "Nicht verkauft, offen für Angebote."
        readonly text: "Ihr Angebot geht direkt an den Verkäufer."
      }
      readonly refused: {
        readonly title: "Der Verkäufer hat Ihr Gebot abgelehnt."
        readonly text: "Es bindet Sie nicht mehr."
      }
      readonly ended: {
        readonly title: "Die Auktion ist beendet."
        readonly own: "Ihr Gebot bindet Sie nicht mehr."
        readonly text: "Bieten ist hier nicht mehr möglich."
        readonly visitor: "Andere Fahrzeuge finden Sie im Katalog."
      }
      readonly gone: {
        readonly title: "Zurückgezogen."
        readonly text: "Dieses Fahrzeug ist nicht mehr im Angebot."
        readonly bids: "Was hier geboten wurde, bindet niemanden mehr."
      }
      readonly followUp: {
        readonly title: "Ihr Gebot von {amount} bindet noch."
        readonly round: "Der Verkäufer startet eine neue Runde. Ihr Gebot bindet längstens bis {at}; ein gültiges Gebot darin macht Sie frei."
        readonly waiting: "Die neue Runde endete ohne Gebot. Der Verkäufer kann Ihres bis {at} annehmen."
      }
      readonly second: {
        readonly title: "Sie können doch noch kaufen: {amount}."
        readonly text: "Der erste Käufer ist zurückgetreten. Antworten Sie bis {at}."
        readonly accept: "Für {amount} kaufen"
        readonly decline: "Nicht kaufen"
        readonly confirm: "Für {amount} kaufen?"
        readonly confirmText: "Der Kauf ist sofort verbindlich. Vertrag, Rechnung und Kontakt zum Verkäufer bekommen Sie gleich danach."
        readonly declineConfirm: "Wirklich nicht kaufen?"
        readonly declineText: "Der Verkäufer entscheidet dann neu. Ihnen entstehen keine Kosten."
        readonly described: "Ihre Antwort"
      }
    }
    readonly gallery: {
      readonly none: "Noch keine Bilder"
      readonly place: "Bild {number} von {count}"
      readonly enlarge: "{picture}, vergrößern"
      readonly previous: "Vorheriges Bild"
      readonly next: "Nächstes Bild"
      readonly all: "Alle Bilder"
      readonly more: "{count, plural, one {# weiteres Bild} other {# weitere Bilder}} ansehen"
    }
    readonly facts: {
      readonly title: "Daten"
      readonly fromRental: "aus Vermietung"
    }
    readonly equipment: {
      readonly title: "Ausstattung"
      readonly without: "Nicht vorhanden:"
      readonly no: "nein"
    }
    readonly damages: {
      readonly title: "{count, plural, =0 {Schäden und Mängel: keine angegeben} other {Schäden und Mängel: # angegeben}}"
      readonly outline: "{count, plural, one {Seitenansicht mit # nummerierten Stelle} other {Seitenansicht mit # nummerierten Stellen}}"
      readonly toDamage: "Zu Mangel {number}"
      readonly picture: "Mangel {number}, Bild {index}"
      readonly repaired: "repariert: {state}"
      readonly cost: "Kosten geschätzt {amount}"
      readonly toNew: "Mangel ansehen"
    }
    readonly documents: {
      readonly title: "Unterlagen"
      readonly dealerHint: "Diese Papiere liegen uns vor und wurden geprüft. Der Käufer erhält sie mit dem Fahrzeug."
      readonly ownHint: "Nur Sie und unsere Prüfer können die Dateien öffnen."
    }
    readonly description: {
      readonly title: "Beschreibung"
    }
    readonly history: {
      readonly title: "Gebote"
      readonly none: "Noch hat niemand geboten."
      readonly chart: "{count, plural, one {# Gebot} other {# Gebote}}, von {from} auf {to}"
      readonly others: "andere Bieter"
      readonly you: "Sie"
      readonly leads: "führt"
      readonly at: "Zeit"
      readonly bidder: "Bieter"
      readonly cause: "Art"
      readonly amount: "Gebot"
      readonly causes: {
        readonly manual: "von Hand"
        readonly agent: "Bietagent"
        readonly agent_jump: "Sprung zum Mindestpreis"
        readonly voided: "Stand nach Annullierung"
        readonly taken_back: "Stand nach Rücknahme"
      }
      readonly earlier: "{count, plural, one {# früheres Gebot} other {# frühere Gebote}} zeigen"
      readonly journal: "Bietprotokoll ansehen und laden"
      readonly extended: "Ende {time}"
    }
    readonly talk: {
      readonly title: "Nachverhandlung"
      readonly range: "Möglich sind {min} bis {max}"
      readonly enterAmount: "Betrag eingeben"
      readonly made: "{made} von {all} gemacht"
      readonly head: {
        readonly gap: "Noch {amount} bis zum Verkauf"
        readonly waiting: "{amount} liegen auf dem Tisch"
        readonly sold: "Verkauft"
        readonly over: "Die Nachverhandlung ist beendet"
        readonly yourTurn: "Sie sind am Zug."
        readonly ownersTurn: "Der Verkäufer ist am Zug."
        readonly buyersTurn: "Der Händler ist am Zug."
        readonly yourAnswer: "Ihre Antwort bis"
        readonly theirAnswer: "Die Antwort kommt bis"
        readonly lapsed: "Zeit abgelaufen"
      }
      readonly gap: {
        readonly bid: "Höchstgebot der Auktion"
        readonly ownBid: "Ihr Gebot der Auktion"
        readonly offer: "Angebot von {bidder}"
        readonly ownOffer: "Ihr Angebot"
        readonly draft: "Ihr Entwurf, noch nicht gesendet"
        readonly counter: "Gegenangebot des Verkäufers"
        readonly ownCounter: "Ihr Gegenangebot"
        readonly target: "Ihr Mindestpreis, nur für Sie"
        readonly gap: "Lücke"
        readonly gapFrom: "Lücke, zu Beginn {amount}"
      }
      readonly accept: {
        readonly title: "Annehmen"
        readonly owner: {
          readonly action: "Für {amount} verkaufen"
          readonly text: "Sie verkaufen sofort für {amount}. Für Sie fällt keine Provision an. Sie erhalten gleich danach den Vertrag und den Namen des Händlers."
          readonly confirm: "Für {amount} verkaufen?"
        }
        readonly buyer: {
          readonly action: "Für {amount} kaufen"
          readonly text: "Sie kaufen sofort für {amount}. Die Provision wird fällig. Vertrag und Kontakt kommen gleich danach."
          readonly confirm: "Für {amount} kaufen?"
        }
      }
      readonly counter: {
        readonly title: "Gegenangebot"
        readonly label: "Ihr Preis"
        readonly text: "Der Händler kann bis {until} annehmen, ein neues Angebot machen oder gehen. Sein Gebot bindet dann 72 Stunden ab dem Ende der Auktion."
        readonly action: "{amount} vorschlagen"
        readonly confirm: "{amount} vorschlagen?"
      }
      readonly reduced: {
        readonly title: "Gegenangebot senken"
        readonly label: "Ihr neuer Preis"
        readonly text: "Jedes weitere Gegenangebot liegt unter dem letzten. Der Händler antwortet bis {until}."
        readonly action: "{amount} vorschlagen"
        readonly confirm: "{amount} vorschlagen?"
        readonly lastWord: "Antwortet er nicht, verfällt auch sein Gebot."
      }
      readonly offer: {
        readonly title: "Neues Angebot"
        readonly label: "Ihr Angebot"
        readonly text: "Es ersetzt, was Sie bisher geboten haben, und bindet Sie, bis der Verkäufer antwortet, längstens bis {until}."
        readonly action: "{amount} anbieten"
        readonly confirm: "{amount} verbindlich anbieten?"
      }
      readonly raise: {
        readonly title: "Gebot erhöhen"
        readonly label: "Ihr neues Gebot"
        readonly text: "Erreicht es die Forderung des Verkäufers, haben Sie sofort gekauft. Die Fristen ändern sich nicht."
        readonly ownTurn: "Es zählt nicht als Angebot: Sie bleiben am Zug, und der Verkäufer kann es gleich annehmen."
        readonly action: "Auf {amount} erhöhen"
        readonly confirm: "Verbindlich auf {amount} erhöhen?"
      }
      readonly leave: {
        readonly title: "Kein weiteres Angebot"
        readonly text: "Ihr Gebot von {amount} bindet Sie trotzdem bis {at}. So lange kann der Verkäufer es annehmen."
        readonly action: "Kein Angebot mehr"
        readonly confirm: "Kein weiteres Angebot machen?"
      }
      readonly decline: {
        readonly name: "Ablehnen"
        readonly text: "Wie es danach weitergeht, wählen Sie: neue Auktion, Pause oder kein Verkauf. Nur bei einer neuen Auktion bindet das Gebot weiter."
        readonly open: "Ablehnen mit Grund …"
        readonly title: "Gebot ablehnen"
        readonly reason: "Warum lehnen Sie ab?"
        readonly then: "Wie soll es weitergehen?"
        readonly back: "Zurück"
        readonly action: "Endgültig ablehnen"
        readonly choose: "Bitte wählen Sie zuerst."
        readonly reasons: {
          readonly price_too_low: {
            readonly label: "Der Preis ist zu niedrig"
            readonly detail: "Sie entscheiden gleich, wie es weitergeht."
          }
          readonly not_available: {
            readonly label: "Das Fahrzeug ist nicht mehr zu haben"
            readonly detail: "Das Inserat wird beendet."
          }
        }
        readonly thens: {
          readonly restart: {
            readonly label: "Neue Auktion starten"
            readonly detail: "Das Gebot bindet weiter, bis die neue Runde vorbei ist, höchstens sieben Tage."
          }
          readonly pause: {
            readonly label: "Später verkaufen"
            readonly detail: "Das Inserat ruht, bis Sie es wieder aufnehmen."
          }
          readonly neither: {
            readonly label: "Erst einmal nichts"
            readonly detail: "Nach 24 Stunden können Händler noch Angebote abgeben."
          }
        }
      }
      readonly silence: {
        readonly owner: "Ohne Ihre Antwort bis {at} verfällt das Gebot, und die Auktion endet ohne Verkauf."
        readonly ownerSeen: "Antwortet der Verkäufer nicht bis {at}, sind Sie nicht mehr gebunden."
        readonly buyer: "Ohne Ihre Antwort bis {at} gilt: kein weiteres Angebot. Ihr Gebot von {amount} bindet Sie bis {binds}."
        readonly buyerSeen: "Antwortet der Händler nicht bis {at}, können Sie sein Gebot von {amount} noch bis {binds} annehmen."
        readonly buyerLast: "Ohne Ihre Antwort bis {at} endet die Verhandlung ohne Verkauf. Danach bindet Ihr Gebot Sie nicht mehr."
        readonly buyerLastSeen: "Antwortet der Händler nicht bis {at}, endet die Verhandlung ohne Verkauf. Sein Gebot bindet ihn danach nicht mehr."
      }
      readonly over: {
        readonly sold: "Das Fahrzeug ist verkauft."
        readonly soldText: "Vertrag und Kontakt liegen bereit."
        readonly notSold: "Es kam kein Verkauf zustande."
        readonly notSoldText: "Das Gebot bindet niemanden mehr."
        readonly boundText: "Das Gebot von {amount} bindet weiter, solange Sie neu starten, längstens bis {at}. Ein gültiges Gebot in der neuen Runde hebt es auf."
        readonly toVehicles: "Zu meinen Fahrzeugen"
        readonly toPurchases: "Zu meinen Käufen"
        readonly toMessages: "Zu den Nachrichten"
        readonly toCatalog: "Zu laufenden Auktionen"
      }
      readonly steps: {
        readonly title: "Verlauf"
        readonly now: "jetzt"
        readonly yourTurn: "Sie sind am Zug"
        readonly ownersTurn: "Der Verkäufer ist am Zug"
        readonly buyersTurn: "{bidder} ist am Zug"
        readonly bindsUntil: "Das Gebot bindet bis {at}"
        readonly sold: "Verkauft"
        readonly notSold: "Beendet ohne Verkauf"
        readonly archived_bid: {
          readonly own: "Ihr Gebot der Auktion"
          readonly other: "Höchstgebot von {bidder}"
        }
        readonly offer: {
          readonly own: "Ihr Angebot"
          readonly other: "Angebot von {bidder}"
        }
        readonly raise: {
          readonly own: "Sie haben erhöht"
          readonly other: "{bidder} hat erhöht"
        }
        readonly counter: {
          readonly own: "Ihr Gegenangebot"
          readonly other: "Gegenangebot des Verkäufers"
        }
        readonly left: {
          readonly own: "Sie machen kein weiteres Angebot"
          readonly other: "{bidder} macht kein weiteres Angebot"
        }
        readonly silent: {
          readonly own: "Sie haben nicht geantwortet"
          readonly other: "{bidder} hat nicht geantwortet"
        }
      }
      readonly described: {
        readonly amount: "Ihr Schritt über {amount}"
        readonly move: "Ihr Schritt"
      }
    }
    readonly journal: {
      readonly title: "Bietprotokoll"
      readonly lead: "Jeder Eintrag trägt eine Prüfsumme über sich und den vorigen. So lässt sich nachrechnen, dass nichts geändert wurde."
      readonly download: "Als JSON laden"
      readonly head: "Letzte Prüfsumme:"
      readonly number: "Nr."
      readonly at: "Zeit"
      readonly kind: "Art"
      readonly content: "Inhalt"
      readonly hash: "Prüfsumme"
      readonly empty: "Noch keine Einträge."
      readonly kinds: {
        readonly released: "Freigabe"
        readonly bid: "Gebot"
        readonly agent: "Bietagent"
        readonly agent_ended: "Bietagent beendet"
        readonly end_extended: "Ende verlängert"
        readonly end_moved: "Ende verlegt"
        readonly defect: "Neuer Mangel"
        readonly voided: "Gebote annulliert"
        readonly takenBack: "Gebote zurückgenommen"
        readonly withdrawn: "Zurückgezogen"
        readonly result: "Ergebnis"
      }
      readonly show: "Inhalt anzeigen"
      readonly noBidLeft: "danach kein Gebot"
      readonly fromEntry: "ab Eintrag {number}"
      readonly then: "danach {amount} von {bidder}"
      readonly verdict: {
        readonly title: "Prüfung"
        readonly proved: "bewiesen"
        readonly consistent: "schlüssig"
        readonly wrong: "falsch"
        readonly none: "nicht geprüft"
        readonly open: {
          readonly limit: "ein Limit ist Ihnen nicht offengelegt"
          readonly target: "{mode, select, offer_collection {die Preisvorstellung ist geheim} other {der Mindestpreis ist geheim}}"
          readonly yellow: "der Beginn von Gelb ist geheim"
          readonly outage: "Ausfall laut Betreiber"
          readonly calendar: "Kalender"
          readonly operator: "laut Betreiber"
        }
      }
      readonly openings: {
        readonly title: "Offengelegt"
        readonly text: "Diese Werte waren während der Auktion versiegelt. Jetzt lässt sich nachrechnen, dass sie zu den Einträgen passen."
        readonly target: "{mode, select, offer_collection {Preisvorstellung} other {Mindestpreis}}"
        readonly yellow: "Gelb ab"
        readonly percent: "{mode, select, offer_collection {{percent} % der Preisvorstellung} other {{percent} % des Mindestpreises}}"
        readonly limit: "Limit von {bidder} (Eintrag {number})"
      }
      readonly check: {
        readonly whole: "Das Bietprotokoll ist unversehrt und vollständig: {count, plural, one {# Eintrag} other {# Einträge}}."
        readonly soFar: "Das Bietprotokoll ist bis hierhin unversehrt: {count, plural, one {# Eintrag} other {# Einträge}}."
        readonly text: "Jeder Eintrag folgt aus den Regeln: {proved, plural, one {# ist bewiesen} other {# sind bewiesen}}, {consistent} schlüssig, soweit sie auf geheimen Zahlen beruhen."
        readonly wrong: "Eintrag {number} stimmt nicht."
        readonly wrongText: "Er folgt nicht aus den Einträgen davor. Bitte schreiben Sie uns und bewahren Sie die Datei auf."
        readonly yourself: "Selbst prüfen, ohne uns"
        readonly yourselfText: "Laden Sie das Bietprotokoll als Datei und prüfen Sie es mit dem offenen Programm. Hängen Sie die Quittungen aus Ihren Mails an, dann fällt auch eine ganz neu geschriebene Kette auf."
      }
      readonly moveCauses: {
        readonly outage: "Störung"
        readonly void: "Gebote annulliert"
        readonly new_defect: "neuer Mangel"
      }
    }
    readonly keys: {
      readonly title: "Tastatur"
      readonly amount: "zum Betrag, von überall auf der Seite"
      readonly steps: "ersten, zweiten oder dritten Bietschritt wählen"
      readonly arrows: "im Betrag: einen Schritt mehr oder weniger"
      readonly enter: "fragt nach Ihrem Gebot, noch einmal bietet. Gehalten tut sie nichts."
      readonly escape: "zurück, ohne zu bieten"
      readonly switch: "Einzelne Tasten benutzen"
      readonly switchDetail: "Schalten Sie sie aus, wenn Sie Ihren Rechner mit der Stimme steuern."
    }
    readonly takeBack: {
      readonly described: "Das Zurücknehmen Ihres Gebots"
      readonly done: "Ihre Gebote sind zurückgenommen."
      readonly taken_back: {
        readonly title: "Sie können Ihr Gebot zurücknehmen."
        readonly text: "Ein Gebot, auf das Sie reagiert haben, zählt nicht mehr. Bis {at} dürfen Sie zurück."
        readonly action: "Gebot zurücknehmen"
        readonly confirm: "Ihr Gebot zurücknehmen?"
        readonly consequence: "{amount, select, none {Ihre Gebote seitdem zählen} other {Ihr Gebot von {amount} und Ihre späteren zählen}} nicht mehr, Ihr Bietagent endet. Sie können danach neu bieten."
      }
      readonly new_defect: {
        readonly title: "Neuer Mangel am Fahrzeug"
        readonly text: "Der Verkäufer hat einen wesentlichen Mangel nachgetragen. Bis {at} dürfen Sie aus der Auktion aussteigen."
        readonly action: "Aussteigen"
        readonly confirm: "Aus der Auktion aussteigen?"
        readonly consequence: "Alle Ihre Gebote in dieser Auktion werden zurückgenommen, Ihr Bietagent endet. Sie können danach neu bieten."
      }
    }
    readonly similar: {
      readonly title: "Ähnliche Fahrzeuge, die bald enden"
    }
    readonly defect: {
      readonly explained: "Am Inserat lässt sich nichts mehr ändern. Einen Mangel, der Ihnen noch auffällt, können und müssen Sie nachtragen."
      readonly add: "Mangel nachtragen"
      readonly reported: "{area}, gemeldet {at}"
      readonly state: {
        readonly waiting: "Wird geprüft."
        readonly material: "Steht im Inserat. Alle Bieter haben zwei Stunden lang das Recht auszusteigen."
        readonly minor: "Steht im Inserat."
        readonly refused: "Nicht übernommen:"
      }
      readonly title: "Mangel nachtragen"
      readonly consequence: "Wir prüfen den Mangel und zeigen ihn dann im Inserat. Ist er wesentlich, dürfen alle Bieter zwei Stunden lang aussteigen."
      readonly choose: "Bitte wählen"
      readonly descriptionHelp: "Was ist kaputt, seit wann, wie zeigt es sich? Mindestens 10 Zeichen."
      readonly cancel: "Abbrechen"
      readonly send: "Mangel melden"
    }
  }
  readonly auth: {
    readonly fields: {
      readonly email: "E-Mail-Adresse"
      readonly password: "Passwort"
      readonly newPassword: "Neues Passwort"
    }
    readonly beside: {
      readonly sellers: {
        readonly title: "Verkaufen, ohne zu feilschen"
        readonly first: "Für Verkäufer kostenlos, bis zum letzten Schritt"
        readonly second: "Nur geprüfte Händler bieten"
        readonly third: "Ihr Mindestpreis bleibt geheim"
      }
      readonly dealers: {
        readonly title: "Fahrzeuge direkt vom Besitzer"
        readonly first: "Jede Auktion endet werktags zwischen 14 und 17 Uhr"
        readonly second: "Geprüfte Angaben, Bilder und Papiere"
        readonly third: "1,75 % Provision, nur beim Kauf"
      }
    }
    readonly mailbox: {
      readonly hint: "Dies ist eine Vorführung: Ihre E-Mails liegen in einem Postfach auf dieser Seite."
      readonly open: "Postfach öffnen"
    }
    readonly link: {
      readonly incomplete: "Der Adresse fehlt ein Teil. Öffnen Sie bitte den ganzen Link aus der E-Mail."
    }
    readonly login: {
      readonly title: "Anmelden"
      readonly submit: "Anmelden"
      readonly forgot: "Passwort vergessen?"
      readonly noAccount: "Noch kein Konto?"
      readonly register: "Kostenlos registrieren"
    }
    readonly demo: {
      readonly title: "Vorführung: ohne Passwort hinein"
      readonly hint: "Ein Klick, und Sie sehen den Marktplatz mit den Augen dieser Person."
      readonly all: "Alle Anmeldungen, Uhr und Postfach"
      readonly roles: {
        readonly private: "Privat verkaufen"
        readonly commercial: "Gewerblich verkaufen"
        readonly merchant: "Händler, freigeschaltet"
        readonly merchant_in_review: "Händler in Prüfung"
        readonly operator: "Betreiber"
      }
    }
    readonly types: {
      readonly PRIVATE: {
        readonly label: "Privat"
        readonly detail: "Ich verkaufe mein eigenes Fahrzeug."
      }
      readonly COMMERCIAL: {
        readonly label: "Gewerblich"
        readonly detail: "Wir verkaufen für ein Unternehmen."
      }
      readonly MERCHANT: {
        readonly label: "Händler"
        readonly detail: "Wir bieten und kaufen. Freischaltung nach Prüfung."
      }
    }
    readonly register: {
      readonly title: "Konto anlegen"
      readonly lead: "Kostenlos. Adresse und Firmendaten kommen später, wenn sie gebraucht werden."
      readonly type: "Wie nutzen Sie CM24?"
      readonly terms: "Ich habe die <terms>Geschäftsbedingungen</terms> gelesen und stimme zu. Was mit meinen Daten geschieht, steht im <privacy>Datenschutz</privacy>."
      readonly termsMissing: "Ohne Zustimmung können wir kein Konto anlegen."
      readonly submit: "Konto anlegen"
      readonly hasAccount: "Schon registriert?"
      readonly login: "Anmelden"
      readonly sentTitle: "Bitte sehen Sie in Ihr Postfach"
      readonly sentText: "Wir haben an {email} geschrieben. Öffnen Sie den Link darin, dann ist Ihr Konto bereit. Er gilt 48 Stunden."
    }
    readonly lookIntoMailbox: {
      readonly spam: "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach."
      readonly resend: "Link noch einmal senden"
      readonly resent: "Wenn die Adresse passt, ist ein neuer Link unterwegs. Der vorige gilt nicht mehr."
      readonly toLogin: "Zur Anmeldung"
    }
    readonly passwordRules: {
      readonly length: "mindestens {min} Zeichen"
      readonly upper: "ein Großbuchstabe"
      readonly lower: "ein Kleinbuchstabe"
      readonly digit: "eine Ziffer"
      readonly met: "erfüllt"
      readonly open: "noch offen"
    }
    readonly forgot: {
      readonly title: "Passwort vergessen"
      readonly lead: "Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen."
      readonly submit: "Link senden"
      readonly sentText: "Wenn es zu {email} ein Konto gibt, ist der Link unterwegs. Er gilt eine Stunde."
    }
    readonly reset: {
      readonly title: "Neues Passwort festlegen"
      readonly lead: "Danach sind Sie auf allen Geräten abgemeldet."
      readonly submit: "Passwort speichern"
      readonly again: "Neuen Link anfordern"
      readonly doneTitle: "Ihr neues Passwort gilt"
      readonly doneText: "Melden Sie sich jetzt damit an."
      readonly login: "Anmelden"
    }
    readonly verify: {
      readonly title: "E-Mail-Adresse bestätigen"
      readonly lead: "Ein Klick noch, dann wissen wir, dass die Adresse Ihnen gehört."
      readonly submit: "Adresse bestätigen"
      readonly doneTitle: "Ihre Adresse ist bestätigt"
      readonly doneText: "{email} ist jetzt Ihrem Konto zugeordnet."
      readonly toLogin: "Weiter zur Anmeldung"
      readonly toAccount: "Weiter zum Konto"
      readonly renew: "Neuen Link senden"
      readonly renewText: "An diese Adresse schicken wir den Link."
    }
    readonly unlock: {
      readonly title: "Konto entsperren"
      readonly lead: "Nach fünf falschen Passwörtern war die Anmeldung gesperrt. Mit einem Klick ist sie wieder frei."
      readonly submit: "Entsperren"
      readonly forgot: "Passwort vergessen?"
      readonly doneTitle: "Ihr Konto ist entsperrt"
      readonly doneText: "Sie können sich wieder anmelden. Waren Sie das nicht, ändern Sie bitte Ihr Passwort."
      readonly toLogin: "Zur Anmeldung"
    }
    readonly signingIn: {
      readonly title: "Anmelden per Link"
      readonly lead: "Der Link gilt einmal. Danach sind Sie angemeldet und dort, wohin er führt."
      readonly submit: "Jetzt anmelden"
    }
  }
  readonly catalog: {
    readonly results: {
      readonly count: "{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}"
      readonly endingToday: "{count, plural, one {# endet heute} other {# enden heute}}"
      readonly label: "Gefundene Fahrzeuge"
      readonly pages: "Seiten"
      readonly summary: "{from} bis {to} von {total}"
      readonly startPricesOnly: "Sie sehen Startpreise. Die Gebote sehen geprüfte Händler und der Besitzer."
    }
    readonly search: {
      readonly label: "Suche"
      readonly placeholder: "Marke oder Modell"
    }
    readonly sort: {
      readonly label: "Sortieren"
      readonly ending: "Endet zuerst"
      readonly newest: "Neueste zuerst"
      readonly price_low: "Niedrigster Preis"
      readonly price_high: "Höchster Preis"
      readonly mileage: "Wenigste Kilometer"
    }
    readonly view: {
      readonly label: "Ansicht"
      readonly cards: "Karten"
      readonly list: "Liste"
    }
    readonly filters: {
      readonly title: "Filter"
      readonly chosen: "Ihre Auswahl"
      readonly clear: "Alle löschen"
      readonly show: "{count, plural, one {# Fahrzeug zeigen} other {# Fahrzeuge zeigen}}"
      readonly more: "{count} weitere"
      readonly less: "Weniger"
      readonly from: "von"
      readonly to: "bis"
      readonly startPrice: "Startpreis"
      readonly currentPrice: "Aktueller Preis"
    }
    readonly chip: {
      readonly text: "„{text}“"
      readonly from: "{name} ab {value}"
      readonly to: "{name} bis {value}"
      readonly between: "{name} {from} bis {to}"
      readonly beds: "{count, plural, one {# Bett} other {# Betten}}"
      readonly seats_with_belt: "{count, plural, one {# Sitz mit Gurt} other {# Sitze mit Gurt}}"
    }
    readonly status: {
      readonly running: "Läuft"
      readonly published: "Beginnt bald"
      readonly sold: "Verkauft"
      readonly ended: "Beendet"
      readonly gone: "Nicht mehr verfügbar"
      readonly soon: "Endet gleich"
      readonly lateOffers: "Spätes Angebot möglich"
      readonly renegotiation: "In Nachverhandlung"
      readonly lead: "Sie führen"
      readonly outbid: "Überboten"
      readonly own: "Ihr Inserat"
      readonly buyNow: "Sofortkauf {price}"
    }
    readonly card: {
      readonly facts: "Eckdaten"
      readonly beds: "{count, plural, one {# Bett} other {# Betten}}"
      readonly axles: "{count, plural, one {# Achse} other {# Achsen}}"
      readonly startPrice: "Startpreis"
      readonly currentBid: "{count, plural, one {Aktuelles Gebot · # Gebot} other {Aktuelles Gebot · # Gebote}}"
      readonly highestBid: "Höchstes Gebot"
      readonly hammerPrice: "Zuschlag"
      readonly noPrice: "auf Anfrage"
      readonly bids: "{count, plural, one {# Gebot} other {# Gebote}}"
      readonly asOf: "Gebot um {time} Uhr"
    }
    readonly light: {
      readonly none: "Noch kein Gebot"
      readonly red: "Unter Mindestpreis"
      readonly yellow: "Nah am Mindestpreis"
      readonly green: "Mindestpreis erreicht"
    }
    readonly lightShort: {
      readonly none: "Kein Gebot"
      readonly red: "Darunter"
      readonly yellow: "Nah dran"
      readonly green: "Erreicht"
    }
    readonly clock: {
      readonly endsIn: "endet in"
      readonly lastSeconds: "unter 30 s"
      readonly over: "wird abgerechnet"
      readonly days: "{days} T {clock}"
      readonly starts: "ab {time}"
    }
    readonly watch: {
      readonly add: "{vehicle} merken"
      readonly remove: "{vehicle} nicht mehr merken"
      readonly failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
    }
    readonly table: {
      readonly vehicle: "Fahrzeug"
      readonly firstRegistration: "EZ"
      readonly mileage: "Kilometer"
      readonly length: "Länge"
      readonly weight: "Masse"
      readonly beds: "Betten"
      readonly start: "Start"
      readonly price: "Gebot"
      readonly light: "Mindestpreis"
      readonly you: "Sie"
      readonly time: "Endet in"
      readonly watch: "Merken"
    }
    readonly empty: {
      readonly title: "Dazu passt gerade kein Fahrzeug"
      readonly text: "Nehmen Sie eine Auswahl zurück, oder schauen Sie morgen wieder vorbei: Werktags kommen neue Auktionen dazu."
      readonly pastEnd: "So viele Seiten gibt es nicht mehr"
      readonly firstPage: "Zur ersten Seite"
    }
    readonly error: {
      readonly title: "Die Fahrzeuge konnten nicht geladen werden"
      readonly text: "Ihre Auswahl ist noch da. Bitte prüfen Sie die Verbindung."
    }
    readonly watchlist: {
      readonly lead: "Was Sie sich gemerkt haben, mit dem Stand von jetzt."
      readonly emptyTitle: "Noch nichts gemerkt"
      readonly emptyText: "Drücken Sie auf das Herz an einem Fahrzeug. Es steht dann hier, bis Sie es wieder lösen."
      readonly action: "Laufende Auktionen ansehen"
    }
  }
  readonly console: {
    readonly name: "Konsole"
    readonly toStart: "zur Übersicht"
    readonly nav: {
      readonly label: "Bereiche der Konsole"
      readonly menu: "Menü"
      readonly ads: "Prüfung"
      readonly merchants: "Händler"
      readonly auctions: "Auktionen"
      readonly orders: "Aufträge"
      readonly settings: "Einstellungen"
    }
    readonly keys: {
      readonly label: "Tastatur"
      readonly all: "alle Tasten"
      readonly next: "nächste Zeile"
      readonly previous: "vorige Zeile"
      readonly open: "öffnen"
      readonly search: "suchen"
      readonly close: "schließen"
    }
    readonly login: {
      readonly title: "Anmelden"
      readonly text: "Die Konsole ist dem Betreiberteam vorbehalten. Jeder Schritt wird aufgezeichnet."
      readonly email: "E-Mail-Adresse"
      readonly password: "Passwort"
      readonly submit: "Anmelden"
      readonly notOperator: "Dieses Konto gehört nicht zum Betreiberteam."
      readonly logout: "Abmelden"
      readonly demo: "Als {name} anmelden (Demo)"
    }
    readonly skip: "Zum Inhalt springen"
    readonly waiting: {
      readonly ads: "{count, plural, one {# Inserat wartet} other {# Inserate warten}}"
      readonly adsLate: "{count, plural, one {# Inserat wartet} other {# Inserate warten}}, {late, number} davon über 24 Stunden"
      readonly merchants: "{count, plural, one {# Händler wartet} other {# Händler warten}}"
      readonly auctions: "{count, plural, one {# Auktion läuft} other {# Auktionen laufen}}"
      readonly auctionsDefects: "{count, plural, one {# Auktion läuft} other {# Auktionen laufen}}, {defects, plural, one {# nachgetragener Mangel wartet} other {# nachgetragene Mängel warten}}"
      readonly orders: "{count, plural, one {# Storno angefragt} other {# Stornos angefragt}}"
    }
    readonly desk: {
      readonly back: "Zur Liste"
      readonly search: "Suchen"
    }
    readonly reason: {
      readonly cancel: "Abbrechen"
      readonly minimum: "Mindestens {count} Zeichen. Ihr Text bleibt erhalten, auch wenn die Verbindung abbricht."
      readonly counter: "{count, number} von {maximum, number}"
    }
    readonly words: {
      readonly number: "Nr. {number}"
    }
  }
  readonly "console-ads": {
    readonly title: "Inserate in Prüfung"
    readonly summary: "{count, plural, =0 {Keines offen} other {# offen}}{overdue, plural, =0 {} other {, <late># über 24 Stunden</late>}}{dueSoon, plural, =0 {} other {, # fällig in den nächsten 3 Stunden}}"
    readonly search: "Nummer, Fahrzeug, PLZ"
    readonly choose: "Öffnen Sie links ein Inserat. Mit j und k gehen Sie durch die Liste, Enter öffnet."
    readonly sorted: "nach Restzeit, die ältesten zuerst"
    readonly filter: {
      readonly all: "Alle"
      readonly overdue: "Überfällig"
      readonly flagged: "Mit Hinweisen"
      readonly motorhome: "Wohnmobile"
      readonly trailer: "Wohnwagen"
    }
    readonly column: {
      readonly left: "Restzeit"
      readonly vehicle: "Fahrzeug"
      readonly seller: "Verkäufer"
      readonly place: "PLZ"
      readonly flags: "Hinweise"
      readonly submitted: "Eingereicht"
    }
    readonly seller: {
      readonly PRIVATE: "privat"
      readonly COMMERCIAL: "gewerblich"
      readonly MERCHANT: "Händler"
    }
    readonly left: "{clock} h"
    readonly overdue: "überfällig {clock} h"
    readonly since: "seit {clock} h"
    readonly leftOf: "noch {clock} von 24 Stunden"
    readonly overdueOf: "überfällig seit {clock} Stunden"
    readonly flags: "{count, number}"
    readonly noFlags: "keine"
    readonly ages: {
      readonly title: "Alter der Warteschlange"
      readonly note: "Inserate je Stunden"
      readonly description: "{count, plural, one {# Inserat wartet} other {# Inserate warten}}, {late, number} davon über 24 Stunden"
    }
    readonly bids: {
      readonly title: "Gebote je Stunde"
      readonly now: "letzte 24 Stunden"
      readonly before: "24 davor"
      readonly description: "{now, number} Gebote in den letzten 24 Stunden, {before, number} in den 24 davor"
    }
    readonly empty: {
      readonly title: "Alles geprüft"
      readonly text: "Kein Inserat wartet. Neue erscheinen hier von selbst."
    }
    readonly noMatch: {
      readonly title: "Nichts gefunden"
      readonly text: "Kein wartendes Inserat passt zu Filter und Suche."
    }
    readonly panel: "Inserat {number}"
    readonly keys: {
      readonly points: "Checkliste"
    }
    readonly pictures: {
      readonly title: "Bilder"
      readonly key: "Bilder"
      readonly none: "Es gibt keine Bilder."
      readonly unnamed: "Bild {number}"
      readonly damage: "Schaden {number}"
      readonly shown: "{name}, Bild {place} von {count}"
      readonly previous: "Voriges Bild"
      readonly next: "Nächstes Bild"
    }
    readonly papers: {
      readonly title: "Dokumente"
      readonly none: "Es liegt kein Dokument vor. Ohne amtliches Papier kann das Inserat nicht hinaus."
      readonly registration_part_1: "Zulassungsbescheinigung Teil I"
      readonly inspection_report: "Prüfbericht"
      readonly conformity_certificate: "Übereinstimmungsbescheinigung (CoC)"
    }
    readonly owner: {
      readonly title: "Verkäufer"
      readonly name: "Name"
      readonly email: "E-Mail"
      readonly phone: "Telefon"
      readonly target: "Mindestpreis (geheim)"
      readonly nothing: "keine Angabe"
    }
    readonly flagged: {
      readonly title: "Auffällige Antworten"
      readonly cleared: "{count, number} von {all, number} geklärt"
      readonly settled: "geklärt"
      readonly settledOf: "{name}: geklärt"
    }
    readonly damages: {
      readonly title: "Mängel"
      readonly none: "Der Verkäufer nennt keine Mängel."
    }
    readonly earlier: {
      readonly title: "Frühere Inserate desselben Fahrzeugs"
      readonly ad: "Inserat {number}"
    }
    readonly facts: {
      readonly title: "Alle Angaben"
    }
    readonly checklist: {
      readonly title: "Checkliste"
      readonly done: "{count, number} von {all, number}"
      readonly isDone: "erledigt"
      readonly isOpen: "offen"
    }
    readonly point: {
      readonly document: "Fahrzeugschein lesbar"
      readonly vin: "FIN erfasst"
      readonly pictures: "Bilder zeigen dieses Fahrzeug"
      readonly earlier: "Frühere Inserate verglichen"
      readonly flags: "Auffällige Antworten geklärt"
      readonly vat: "MwSt.-Fall"
      readonly startPrice: "Startpreis"
      readonly slot: "Nächster freier Schluss"
    }
    readonly note: {
      readonly document: "{count, plural, =0 {kein Dokument} one {# Dokument} other {# Dokumente}}"
      readonly pictures: "{count, plural, =0 {keine Bilder} one {# Bild} other {# Bilder}}"
      readonly earlier: "{count, plural, =0 {keine} one {# früheres} other {# frühere}}"
      readonly flags: "{all, plural, =0 {keine} other {{count, number} von {all, number}}}"
    }
    readonly fields: {
      readonly vin: "Fahrzeug-Identifizierungsnummer"
      readonly vinPlace: "FIN aus dem Fahrzeugschein, Feld E"
      readonly vinWrong: "Eine FIN hat 17 Zeichen, ohne I, O und Q. Kürzere gibt es nur vor 1981."
      readonly vat: "MwSt.-Fall"
      readonly suggested: "{name} (Vorschlag)"
      readonly newVehicle: "Neufahrzeug im Sinne der Umsatzsteuer"
      readonly newVehicleMeaning: "Motor, höchstens 6.000 km oder 6 Monate"
      readonly startPrice: "Startpreis in Euro"
      readonly noComparables: "Keine Vergleichsverkäufe."
      readonly comparables: "Vorschlag {amount} aus {count, plural, one {# Verkauf} other {# Verkäufen}}."
      readonly neverFromTarget: "Nie aus dem Mindestpreis ableiten, ein fester Anteil würde ihn verraten."
      readonly aboveTarget: "Über dem Mindestpreis: Schon das erste Gebot verkauft."
      readonly leastStartPrice: "Das Gebot der vorigen Runde bindet noch: mindestens {amount}"
    }
    readonly regime: {
      readonly private: "Privat, ohne MwSt."
      readonly reportable: "MwSt. ausweisbar"
      readonly margin_scheme: "Differenzbesteuert"
    }
    readonly verdict: {
      readonly approve: "Freigeben"
      readonly sendBack: "Zurückgeben"
      readonly refuse: "Ablehnen"
      readonly missing: "{count, plural, one {Es fehlt noch: {points}} other {Es fehlen noch: {points}}}"
      readonly ready: "Alles erledigt. Die Freigabe veröffentlicht das Inserat, die Auktion endet {end}."
      readonly approved: "{name} ist freigegeben. Die Auktion endet {end}."
      readonly sentBack: "{name} liegt wieder beim Verkäufer."
      readonly refused: "{name} ist abgelehnt."
      readonly sendBackTitle: "An den Verkäufer zurückgeben"
      readonly sendBackMeans: "Der Verkäufer bekommt Ihre Hinweise per E-Mail, ändert sein Inserat und reicht es neu ein."
      readonly remarks: "Was soll er ändern?"
      readonly refuseTitle: "Inserat ablehnen"
      readonly refuseMeans: "Das Inserat wird endgültig nicht veröffentlicht. Der Verkäufer bekommt den Grund per E-Mail."
      readonly reason: "Grund"
    }
  }
  readonly "console-auctions": {
    readonly title: "Auktionen"
    readonly summary: "{count, plural, =0 {Keine läuft} one {# läuft} other {# laufen}}"
    readonly search: "Nummer, Fahrzeug, FIN"
    readonly choose: "Öffnen Sie links eine Auktion. Gebote erscheinen in dem Moment, in dem sie fallen."
    readonly all: "Alle"
    readonly pages: "Seiten der Liste"
    readonly column: {
      readonly time: "Restzeit"
      readonly vehicle: "Fahrzeug"
      readonly state: "Stand"
      readonly bid: "Gebot"
      readonly light: "Ampel, Bieter"
    }
    readonly from: "ab {amount}"
    readonly noPrice: "ohne Preis"
    readonly target: "Ziel {amount}"
    readonly none: "keine Angabe"
    readonly light: {
      readonly none: "kein Gebot"
      readonly gone: "kein Gebot mehr"
      readonly red: "rot"
      readonly yellow: "gelb"
      readonly green: "grün"
    }
    readonly time: {
      readonly lastSeconds: "weniger als 30 Sekunden"
      readonly over: "wird abgerechnet"
      readonly days: "{days, plural, one {# Tag} other {# Tage}} {clock}"
      readonly none: "offen"
      readonly ends: "endet in"
      readonly starts: "beginnt in"
      readonly endsAt: "endet {moment}"
      readonly startsAt: "beginnt {moment}"
    }
    readonly empty: {
      readonly title: "Keine Auktion"
      readonly text: "Zu Filter und Suche passt nichts."
    }
    readonly panel: "Auktion {number}"
    readonly openReview: "Inserat und Prüfung"
    readonly figures: "Stand"
    readonly bidsAndBidders: "{bids, plural, =0 {keine Gebote} one {# Gebot} other {# Gebote}}{bidders, plural, =0 {} one { von # Bieter} other { von # Bietern}}"
    readonly bidder: "Bieter {number}"
    readonly merchant: "Händler {number}"
    readonly fact: {
      readonly time: "Zeit"
      readonly current: "Höchstes Gebot"
      readonly light: "Ampel"
      readonly target: {
        readonly auction: "Mindestpreis"
        readonly offer_collection: "Preisvorstellung"
      }
      readonly start: "Startpreis"
      readonly buyNow: "Sofortkauf"
      readonly bidders: "Gebote"
      readonly leader: "Führt"
      readonly round: "Runde"
      readonly planned: "Geplantes Ende"
      readonly latest: "Spätestes Ende"
      readonly before: {
        readonly outage: "Ende vor der Störung"
        readonly void: "Ende vor der Annullierung"
        readonly new_defect: "Ende vor dem neuen Mangel"
      }
      readonly hammer: "Zuschlag"
      readonly buyer: "Käufer"
    }
    readonly bids: {
      readonly title: "Gebote"
      readonly none: "Noch hat niemand geboten."
      readonly at: "Zeit"
      readonly bidder: "Bieter"
      readonly cause: "Art"
      readonly amount: "Betrag"
      readonly more: "{count, plural, one {# weiteres Gebot} other {# weitere Gebote}} zeigen"
      readonly chart: "{count, number} Gebote, von {from} auf {to}"
    }
    readonly talk: {
      readonly title: "Nachverhandlung"
      readonly turn: {
        readonly owner: "Verkäufer ist am Zug"
        readonly buyer: "Käufer ist am Zug"
      }
      readonly turnEnds: "Am Zug bis"
      readonly binds: "Gebot bindet bis"
      readonly over: "beendet"
      readonly step: {
        readonly archived_bid: "Höchstes Gebot"
        readonly counter: "Gegenangebot"
        readonly offer: "Neues Angebot"
        readonly raise: "Erhöhung"
        readonly left: "Kein weiteres Angebot"
        readonly silent: "Nicht geantwortet"
      }
      readonly by: {
        readonly owner: "Verkäufer"
        readonly buyer: "Käufer"
      }
    }
    readonly reservation: {
      readonly title: "Vorbehalt des Verkäufers"
      readonly amount: "Angebot"
      readonly until: "Bindet bis"
    }
    readonly lateOffers: {
      readonly title: "Späte Angebote"
      readonly status: {
        readonly pending: "offen"
        readonly accepted: "angenommen"
        readonly declined: "abgelehnt"
        readonly lapsed: "verfallen"
      }
      readonly lapses: "verfällt {moment}"
    }
    readonly journal: {
      readonly title: "Bietprotokoll"
      readonly text: "Jeder Eintrag trägt eine Prüfsumme über sich und den vorigen."
      readonly head: "Stand nach Eintrag {number, number}:"
      readonly download: "Bietprotokoll laden"
    }
    readonly bidders: {
      readonly title: "Bieter"
      readonly logged: "Die Namen hinter den Nummern. Der Blick wird protokolliert."
      readonly show: "Händler zeigen"
      readonly barred: "ausgeschlossen"
      readonly agent: "Bietagent"
      readonly noBid: "kein gültiges Gebot"
      readonly standing: "{amount} · {count, plural, one {# Gebot} other {# Gebote}}"
      readonly voids: "{count, plural, one {# Annullierung} other {# Annullierungen}} bisher"
      readonly void: "Annullieren …"
    }
    readonly void: {
      readonly title: "Gebote von {company} annullieren"
      readonly consequence: "Die Gebote dieses Händlers ab dem gewählten zählen nicht mehr, sein Bietagent endet, und er kann in dieser Auktion nicht mehr bieten. Alle anderen Gebote laufen ohne sie neu ab. Das lässt sich nicht zurücknehmen."
      readonly told: "Alle Bieter und der Verkäufer erfahren sofort, dass Gebote annulliert wurden und wie es jetzt steht, aber keinen Namen. Den Grund erfährt nur dieser Händler. Wer danach von Hand geboten hat, darf {minutes} Minuten lang zurück; ist weniger Zeit, endet die Auktion so viel später."
      readonly before: "{count, plural, one {Von diesem Händler wurde schon # Mal etwas annulliert.} other {Von diesem Händler wurde schon # Mal etwas annulliert.}}"
      readonly from: "Ab welchem Gebot?"
      readonly chooseBid: "Bitte Gebot wählen"
      readonly fromHelp: "Dieses und alle späteren dieses Händlers."
      readonly reason: "Grund"
      readonly choose: "Bitte wählen"
      readonly reasons: {
        readonly typing_error: "Offensichtlicher Tippfehler"
        readonly no_authority: "Gebot vom Betrieb nicht gedeckt"
        readonly suspected_fraud: "Verdacht auf Missbrauch"
        readonly technical_fault: "Technische Störung"
        readonly description_wrong: "Beschreibung wesentlich falsch"
      }
      readonly tooLate: "Seit {at} ist das nur noch möglich, wenn die Beschreibung wesentlich falsch war."
      readonly note: "Notiz für das Team"
      readonly noteHelp: "Mindestens 5 Zeichen. Bleibt intern und steht im Verlauf des Händlers."
      readonly cancel: "Abbrechen"
      readonly submit: "Gebote annullieren"
      readonly done: "Die Gebote sind annulliert, die Auktion ist neu berechnet."
      readonly preview: {
        readonly title: "So stünde es danach"
        readonly price: "{after} statt {before}"
        readonly ends: "Ende"
        readonly back: "Dürfen danach zurück"
        readonly bidders: "{count, plural, =0 {niemand} one {# Bieter} other {# Bieter}}"
      }
    }
    readonly questions: {
      readonly title: "Fragen und Antworten"
      readonly waiting: "Wartet auf Antwort"
      readonly hidden: "Ausgeblendet"
      readonly hide: "Ausblenden"
      readonly show: "Wieder zeigen"
    }
    readonly deed: {
      readonly title: "Eingreifen"
      readonly withdraw: "Vom Markt nehmen"
      readonly request: "Herausnahme beantragen"
      readonly reason: "Grund"
      readonly consequence: "Verkäufer und alle Bieter erfahren den Grund. Gebote und Angebote binden danach nicht mehr."
      readonly needsSecond: "Der Preis ist erreicht oder die letzte Stunde läuft. Ein zweiter Betreiber muss aus demselben Grund bestätigen."
      readonly requested: "Herausnahme beantragt: {reason}"
      readonly requestedBy: "Von Betreiber {number}, {moment}"
      readonly withdrawn: "Vom Markt genommen: {reason}"
      readonly withdrawnBy: "Von Betreiber {number}, {moment}."
      readonly withdrawnByTwo: "Von Betreiber {number}, bestätigt von Betreiber {second}, {moment}."
      readonly own: "Jemand anderes muss bestätigen."
      readonly confirm: "Bestätigen und herausnehmen"
      readonly drop: "Weiterlaufen lassen"
      readonly cancelTalk: "Nachverhandlung abbrechen"
      readonly cancelTalkText: "Das Fahrzeug ist dann nicht verkauft und das Gebot bindet nicht mehr. Beide Seiten werden benachrichtigt, der Grund steht nur im internen Protokoll."
      readonly logReason: "Grund für das interne Protokoll"
      readonly close: "Zurück"
      readonly reasons: {
        readonly description_wrong: "Die Beschreibung ist in wesentlichen Punkten falsch"
        readonly vehicle_gone: "Das Fahrzeug ist nicht mehr verfügbar"
        readonly owner_unreachable: "Der Verkäufer ist nicht erreichbar"
        readonly suspected_fraud: "Es besteht Verdacht auf Missbrauch"
        readonly legal_order: "Eine Behörde oder ein Gericht verlangt es"
        readonly technical_fault: "Technische Störung"
      }
    }
    readonly followUp: {
      readonly title: "Gebot der vorigen Runde"
      readonly acceptUntil: "Annehmbar bis"
    }
    readonly secondChance: {
      readonly title: "Zweite Chance"
      readonly turn: {
        readonly owner: "Verkäufer entscheidet"
        readonly dealer: "Zweiter Bieter entscheidet"
      }
    }
    readonly defects: {
      readonly waiting: "{count, plural, one {# nachgetragener Mangel wartet auf Ihr Urteil} other {# nachgetragene Mängel warten auf Ihr Urteil}}"
      readonly title: "Nachgetragener Mangel"
      readonly reported: "Gemeldet"
      readonly consequence: "Wesentlich heißt: er steht im Inserat, und alle Bieter dürfen zwei Stunden lang aussteigen. Bleiben weniger als 2 Std. 15 Min., verschiebt sich das Ende um einen Tag."
      readonly notRunning: "Es laufen keine Gebote: der Mangel kann nur ins Inserat übernommen werden."
      readonly material: "Wesentlich"
      readonly ask: "Mangel als wesentlich bestätigen?"
      readonly asked: "Alle Bieter erfahren es sofort. Das lässt sich nicht zurücknehmen."
      readonly cancel: "Abbrechen"
      readonly minor: "Nur ins Inserat"
      readonly refuse: "Ablehnen …"
      readonly refuseTitle: "Mangel nicht übernehmen"
      readonly refuseText: "Der Verkäufer liest den Grund und kann den Mangel anders beschreiben."
      readonly reason: "Grund für den Verkäufer"
      readonly refuseSubmit: "Ablehnen"
      readonly done: "Das Urteil ist gespeichert."
    }
  }
  readonly "console-merchants": {
    readonly title: "Händler"
    readonly summary: "{count, plural, =0 {Niemand wartet auf eine Entscheidung} one {# wartet auf eine Entscheidung} other {# warten auf eine Entscheidung}}"
    readonly search: "Firma, Ort, E-Mail, USt-IdNr."
    readonly choose: "Öffnen Sie links einen Händler. Mit j und k gehen Sie durch die Liste, Enter öffnet."
    readonly all: "Alle"
    readonly pages: "Seiten der Liste"
    readonly state: {
      readonly in_review: "In Prüfung"
      readonly needs_more: "Unterlagen angefordert"
      readonly accepted: "Zugelassen"
      readonly refused: "Abgelehnt"
      readonly blocked: "Gesperrt"
    }
    readonly column: {
      readonly company: "Firma"
      readonly state: "Stand"
      readonly place: "Ort"
      readonly vatId: "USt-IdNr."
      readonly voids: "Annulliert"
      readonly submitted: "Eingereicht"
    }
    readonly since: "seit {count, plural, =0 {weniger als einer Stunde} one {# Stunde} other {# Stunden}}"
    readonly empty: {
      readonly title: "Kein Händler"
      readonly text: "Zu Filter und Suche passt niemand."
    }
    readonly panel: "Händler {number}"
    readonly number: "Händler {number}"
    readonly notes: "Vermerke"
    readonly biddingStopped: "Bieten ist ausgesetzt, weil eine Provisionsrechnung überfällig ist."
    readonly profile: {
      readonly title: "Profil"
      readonly complete: "vollständig"
      readonly incomplete: "{count, plural, one {# Angabe fehlt} other {# Angaben fehlen}}"
      readonly missing: "fehlt"
      readonly company: "Firma"
      readonly director: "Geschäftsführung"
      readonly contact: "Ansprechpartner"
      readonly email: "E-Mail"
      readonly emailState: "Adresse bestätigt"
      readonly verified: "ja"
      readonly notVerified: "noch nicht"
      readonly phone: "Telefon"
      readonly address: "Anschrift"
      readonly terms: "AGB angenommen"
      readonly notYet: "noch nicht"
    }
    readonly papers: {
      readonly title: "Unterlagen"
      readonly none: "Es liegen keine Unterlagen vor."
      readonly trade_licence: "Gewerbeanmeldung"
      readonly register_extract: "Handelsregisterauszug"
    }
    readonly vatId: {
      readonly title: "USt-IdNr."
      readonly number: "Nummer"
      readonly none: "keine Angabe"
      readonly set: "Ergebnis der Prüfung"
      readonly means: "Danach richtet sich die MwSt. auf seinen Rechnungen. „Bestätigt“ heißt: von Ihnen selbst geprüft."
      readonly unchecked: "ungeprüft"
      readonly valid: "gültig"
      readonly confirmed: "bestätigt"
      readonly unverified: "nicht prüfbar"
      readonly invalid: "ungültig"
      readonly saved: "USt-IdNr.: {state}."
    }
    readonly history: {
      readonly title: "Verlauf"
      readonly none: "Noch ist nichts geschehen."
      readonly accept_merchant: "Zugelassen"
      readonly refuse_merchant: "Abgelehnt"
      readonly ask_for_more_merchant: "Unterlagen angefordert"
      readonly block_merchant: "Gesperrt"
      readonly unblock_merchant: "Sperre aufgehoben"
      readonly set_vat_id_state: "USt-IdNr. bewertet"
      readonly look_at_merchant: "Profil angesehen"
      readonly look_at_merchant_document: "Unterlage geöffnet"
      readonly void_bids: "Gebote annulliert"
      readonly link_account: "Konto verbunden"
      readonly unlink_account: "Verbindung getrennt"
    }
    readonly verdict: {
      readonly accept: "Zulassen"
      readonly refuse: "Ablehnen"
      readonly askForMore: "Nachfordern"
      readonly block: "Sperren"
      readonly unblock: "Sperre aufheben"
      readonly reason: "Begründung"
      readonly accepted: "{name} ist zugelassen und kann bieten."
      readonly unblocked: "{name} kann wieder bieten."
      readonly refuseTitle: "{name} ablehnen"
      readonly refuseMeans: "Der Händler bekommt die Begründung per E-Mail. Er kann sich mit neuen Unterlagen wieder bewerben."
      readonly refuseDone: "{name} ist abgelehnt."
      readonly askForMoreTitle: "Von {name} etwas nachfordern"
      readonly askForMoreMeans: "Der Händler bekommt Ihren Text per E-Mail und reicht nach."
      readonly askForMoreDone: "{name} ist benachrichtigt."
      readonly blockTitle: "{name} sperren"
      readonly blockMeans: "Neue Gebote sind sofort nicht mehr möglich, der Händler sieht einen Hinweis. Abgegebene Gebote bleiben verbindlich."
      readonly blockDone: "{name} ist gesperrt."
    }
    readonly links: {
      readonly title: "Verbundene Konten"
      readonly means: "Konten derselben Personen. Keines bietet auf Fahrzeuge des anderen, und keines bekommt nach einer Stornierung des anderen die zweite Chance."
      readonly email: "E-Mail-Adresse des anderen Kontos"
      readonly reason: "Woran man es erkennt"
      readonly add: "Verbinden"
      readonly remove: "Trennen"
      readonly removeNamed: "Verbindung mit {email} trennen"
      readonly done: "Mit {email} verbunden."
    }
  }
  readonly "console-orders": {
    readonly title: "Aufträge"
    readonly summary: "{count, plural, =0 {Kein Storno angefragt} one {# Storno angefragt} other {# Stornos angefragt}}"
    readonly choose: "Öffnen Sie links einen Auftrag. Mit j und k gehen Sie durch die Liste, Enter öffnet."
    readonly all: "Alle"
    readonly pages: "Seiten der Liste"
    readonly status: {
      readonly pending: "Offen"
      readonly paid: "Bezahlt"
      readonly cancellation_requested_by_dealer: "Storno angefragt"
      readonly canceled: "Storniert"
    }
    readonly overdue: "Überfällig seit {date}"
    readonly column: {
      readonly sold: "Verkauft"
      readonly vehicle: "Fahrzeug"
      readonly buyer: "Käufer"
      readonly hammer: "Zuschlag"
      readonly commission: "Provision brutto"
      readonly state: "Stand"
    }
    readonly empty: {
      readonly title: "Kein Auftrag"
      readonly text: "Zu diesem Filter gibt es keinen."
    }
    readonly panel: "Auftrag {number}"
    readonly buyer: "Käufer"
    readonly seller: "Verkäufer"
    readonly cancellation: {
      readonly title: "Der Händler bittet um Storno"
      readonly justified: "Storno bewilligt."
      readonly unjustified: "Storno ohne Grund."
      readonly rejected: "Abgelehnt."
    }
    readonly amount: {
      readonly title: "Beträge"
      readonly hammer: "Zuschlag"
      readonly sold: "Verkauft am"
      readonly net: "Provision netto"
      readonly vat: "MwSt."
      readonly gross: "Provision brutto"
      readonly due: "Fällig am"
      readonly auction: "Auktion"
    }
    readonly party: {
      readonly name: "Name"
      readonly address: "Anschrift"
      readonly phone: "Telefon"
      readonly email: "E-Mail"
    }
    readonly papers: {
      readonly title: "Papiere"
      readonly none: "Die Papiere werden gerade geschrieben."
      readonly contract: "Kaufvertrag"
      readonly commission_invoice: "Provisionsrechnung"
      readonly reversal_invoice: "Stornorechnung"
      readonly missing: "Papier fehlt"
      readonly missingMeans: "Ein Papier dieses Auftrags fehlt oder hat keine Datei. Weder Käufer noch Verkäufer haben es erhalten."
      readonly writeAgain: "Noch einmal schreiben"
      readonly queued: "Das Papier wird als Nächstes geschrieben."
    }
    readonly payment: {
      readonly mark: "{amount} sind eingegangen"
      readonly done: "Auftrag {number} ist bezahlt."
      readonly state: {
        readonly pending: "Die Provision steht noch aus."
        readonly paid: "Die Provision ist bezahlt."
        readonly cancellation_requested_by_dealer: "Solange das Storno offen ist, wird keine Zahlung verbucht."
        readonly canceled: "Der Auftrag ist storniert."
      }
    }
    readonly course: {
      readonly title: "Verlauf"
      readonly paid: "Bezahlt"
      readonly reminded: "Erinnert"
      readonly bidding: "Bieten"
      readonly stopped: "Wegen dieses Auftrags ausgesetzt"
      readonly stopAt: "Bieten wird ausgesetzt"
      readonly handover: "Übergeben"
      readonly seller: "vermerkt vom Verkäufer"
      readonly buyer: "vermerkt vom Käufer"
      readonly operator: "vermerkt von uns"
    }
    readonly payments: "Zahlungen der Bank"
    readonly verdict: {
      readonly answer: "Antwort an den Händler"
      readonly justified: {
        readonly submit: "Bewilligen"
        readonly title: "Storno von Auftrag {number} bewilligen?"
        readonly means: "Der Verkauf wird aufgehoben und die Rechnung über {amount} storniert. Beide Seiten erfahren es."
        readonly done: "Auftrag {number} ist storniert."
      }
      readonly unjustified: {
        readonly submit: "Ohne Grund aufheben"
        readonly title: "Auftrag {number} ohne berechtigten Grund aufheben?"
        readonly means: "Der Verkauf wird aufgehoben, die Provision von {amount} bleibt geschuldet. Beide Seiten erfahren es."
        readonly done: "Auftrag {number} ist aufgehoben, die Provision bleibt offen."
      }
      readonly rejected: {
        readonly submit: "Ablehnen"
        readonly title: "Storno von Auftrag {number} ablehnen?"
        readonly means: "Der Verkauf gilt weiter, die Provision von {amount} ebenso. Beide Seiten erfahren es."
        readonly done: "Der Antrag zu Auftrag {number} ist abgelehnt."
      }
    }
  }
  readonly "console-payments": {
    readonly title: "Zahlungen"
    readonly summary: "{count, plural, =0 {Keine Zahlung offen} one {# Zahlung zu klären} other {# Zahlungen zu klären}}"
    readonly toOrders: "Zu den Aufträgen"
    readonly choose: "Wählen Sie eine Zahlung, die nicht zugeordnet ist."
    readonly pages: "Seiten der Liste"
    readonly line: "Zahlung"
    readonly status: {
      readonly open: "Zu klären"
      readonly matched: "Zugeordnet"
      readonly dismissed: "Nicht unsere"
    }
    readonly column: {
      readonly day: "Gebucht"
      readonly payer: "Zahler"
      readonly purpose: "Verwendungszweck"
      readonly amount: "Betrag"
      readonly standing: "Stand"
    }
    readonly empty: {
      readonly title: "Keine Zahlung"
      readonly text: "Zu diesem Filter gibt es keine."
    }
    readonly order: "Auftrag {number}"
    readonly file: {
      readonly title: "Bankdatei auswählen oder hier ablegen"
      readonly hint: "CSV oder CAMT.053. Eine Datei noch einmal zu senden schadet nicht."
      readonly done: "{matched} zugeordnet, {open} zu klären, {known} schon bekannt."
    }
    readonly doubtTitle: "Warum nicht zugeordnet"
    readonly doubt: {
      readonly no_number: "Ohne Rechnungsnummer"
      readonly unknown_number: "Nummer unbekannt"
      readonly other_amount: "Anderer Betrag"
      readonly already_paid: "Schon bezahlt"
      readonly not_owed: "Nicht geschuldet"
    }
    readonly doubtMeans: {
      readonly no_number: "Im Verwendungszweck steht keine Rechnungsnummer."
      readonly unknown_number: "Diese Rechnungsnummer gibt es nicht."
      readonly other_amount: "Der Betrag ist nicht der der Rechnung."
      readonly already_paid: "Die Rechnung ist schon bezahlt. Vielleicht ist eine Erstattung fällig."
      readonly not_owed: "Die Rechnung ist storniert. Der Betrag ist zu erstatten."
    }
    readonly fileName: "Datei"
    readonly assign: "Zuordnen"
    readonly orderNumber: "Auftragsnummer"
    readonly orderHelp: "Der Auftrag gilt danach als bezahlt."
    readonly assignSubmit: "Als Zahlung dieses Auftrags buchen"
    readonly dismiss: "Gehört nicht zu uns"
    readonly assigned: "Auftrag {number} ist bezahlt."
    readonly dismissed: "Die Zahlung ist abgelegt."
  }
  readonly "console-settings": {
    readonly title: "Einstellungen"
    readonly systemBar: {
      readonly title: "Hinweisleiste"
      readonly text: "Ein roter Balken über jeder Seite aller acht Länder, zum Beispiel vor einer Wartung."
      readonly switch: "Leiste zeigen"
      readonly wording: "Text"
      readonly help: "Er erscheint überall so, wie er hier steht. Schreiben Sie ihn so, dass ihn alle verstehen."
      readonly counter: "{count, number} von {maximum, number}"
      readonly missing: "Bitte schreiben Sie, was in der Leiste stehen soll."
      readonly preview: "So sieht sie aus"
      readonly save: "Speichern"
      readonly shown: "Die Leiste ist zu sehen."
      readonly hidden: "Die Leiste ist ausgeblendet."
    }
  }
  readonly demo: {
    readonly bar: {
      readonly label: "Vorführung"
      readonly title: "Vorführung"
      readonly time: "Marktzeit"
      readonly people: "Personen und Uhr"
      readonly mailbox: "Postfach"
    }
    readonly market: {
      readonly title: "Vorführung"
      readonly lead: "Ein ganzer Markt mit erfundenen Menschen und Fahrzeugen. Alles funktioniert wie im Ernst, nichts verlässt diesen Rechner."
      readonly clock: "Marktzeit"
      readonly clockText: "Nach dieser Uhr beginnen und enden Auktionen. Sie läuft weiter und lässt sich vorstellen, nie zurück. Läuft die Vorführung nicht, steht auch sie still."
      readonly next: "Als Nächstes: {status}, {time}."
      readonly happens: {
        readonly start: "eine Auktion beginnt"
        readonly closing: "die letzten Minuten einer Auktion beginnen"
        readonly end: "eine Auktion endet"
        readonly decision: "eine Frist läuft ab"
      }
      readonly toVehicle: "Zum Fahrzeug"
      readonly travel: "Uhr vorstellen"
      readonly tenMinutes: "10 Minuten"
      readonly oneHour: "1 Stunde"
      readonly until: "Bis {time}"
      readonly toNext: "Zum nächsten Ereignis"
      readonly travelText: "Was auf dem Weg fällig wird, geschieht zu seiner Zeit, mit allen E-Mails."
      readonly travelling: "Die Zeit vergeht …"
    }
    readonly people: {
      readonly title: "Als wer möchten Sie schauen?"
      readonly text: "Ein Klick meldet Sie ohne Passwort an. Wer eine andere Sprache spricht, kommt auf seiner eigenen Seite heraus."
      readonly enter: "Anmelden"
      readonly enterAs: "Anmelden als {name}"
      readonly console: "Konsole öffnen"
      readonly sees: {
        readonly private: "Verkauft das eigene Fahrzeug, verhandelt nach und bekommt Nachrichten."
        readonly commercial: "Verkauft mit Umsatzsteuer und stellt die Rechnung."
        readonly merchant: "Bietet, setzt den Bietagenten, kauft und lädt Papiere."
        readonly merchant_in_review: "Wartet auf die Freischaltung und sieht noch keine Gebote."
        readonly operator: "Prüft Inserate und Händler und bearbeitet Stornierungen in der Konsole."
      }
    }
    readonly reset: {
      readonly title: "Von vorn beginnen"
      readonly text: "Löscht alles, was Sie hier getan haben, und baut den Markt neu auf. Das dauert etwa eine Minute."
      readonly since: "Dieser Markt besteht seit {time}."
      readonly submit: "Markt neu aufbauen"
      readonly running: "Der Markt wird aufgebaut"
      readonly failed: "Der Aufbau ist gescheitert. Bitte versuchen Sie es noch einmal."
      readonly askTitle: "Wirklich von vorn beginnen?"
      readonly askText: "Inserate, Gebote, Nachrichten und E-Mails gehen verloren. Sie werden abgemeldet."
      readonly keep: "Behalten"
    }
    readonly mailbox: {
      readonly title: "Postfach der Vorführung"
      readonly lead: "Jede E-Mail, die der Marktplatz verschickt hat. Keine davon verlässt diesen Rechner."
      readonly refresh: "Aktualisieren"
      readonly none: "Hier liegt noch keine E-Mail. Neue erscheinen von selbst."
      readonly choose: "Wählen Sie eine E-Mail"
      readonly recipient: "An wen"
      readonly everybody: "Alle"
      readonly mails: "E-Mails"
      readonly attachments: "{count, plural, one {# Anhang} other {# Anhänge}}"
      readonly newer: "Neuere"
      readonly older: "Ältere"
      readonly back: "Zurück zur Liste"
      readonly from: "Von {sender} an {recipients}"
      readonly form: "Darstellung"
      readonly html: "Gestaltet"
      readonly text: "Nur Text"
    }
  }
  readonly listing: {
    readonly editTitle: "Inserat: {step}"
    readonly editHeading: "Inserat bearbeiten"
    readonly aside: "Vorschau und Hilfe"
    readonly progress: "Fortschritt des Inserats"
    readonly percent: "{percent} %"
    readonly stepOf: "Schritt {number} von {count}: {step}"
    readonly open: "offen"
    readonly cancel: "Abbrechen"
    readonly delete: "Löschen"
    readonly choose: "Bitte wählen"
    readonly typeToSearch: "Tippen, um zu suchen"
    readonly openCalendar: "Kalender öffnen"
    readonly counter: "{count, number} von {max, number} Zeichen"
    readonly kilowatts: "Kilowatt"
    readonly orHorsepower: "oder Pferdestärken"
    readonly powerHelp: "Füllen Sie ein Feld aus, das andere rechnen wir um. Feld P.2 im Fahrzeugschein."
    readonly firstRegistration: "Erstzulassung"
    readonly moreFields: "{count, plural, one {Eine weitere Angabe, freiwillig} other {# weitere Angaben, freiwillig}}"
    readonly remarksTitle: "Bitte noch ergänzen, bevor wir freigeben"
    readonly missingCount: "{count, plural, one {Noch eine Angabe} other {Noch # Angaben}}"
    readonly nothingMissing: "Alles da"
    readonly missingTitle: "Das fehlt noch"
    readonly missingHere: "Auf dieser Seite fehlt noch"
    readonly missingElsewhere: "{count, plural, one {Auf anderen Seiten fehlt noch eine Angabe.} other {Auf anderen Seiten fehlen noch # Angaben.}}"
    readonly stepComplete: "Diese Seite ist vollständig"
    readonly toCheck: "{label} prüfen"
    readonly damageNumber: "Mangel {number}"
    readonly back: "Zurück"
    readonly next: "Weiter: {step}"
    readonly priceIsRight: "Ja, das stimmt"
    readonly previewTitle: "So sehen Händler Ihr Inserat"
    readonly previewUntitled: "Marke und Modell"
    readonly previewMissing: "fehlt noch"
    readonly draft: "Entwurf"
    readonly vehicle: "Fahrzeug"
    readonly pictureCount: "{count, plural, =0 {noch keine} one {ein Bild} other {# Bilder}}"
    readonly damageCount: "{count, plural, =0 {keine angegeben} one {ein Mangel} other {# Mängel}}"
    readonly fault: {
      readonly date_too_late_direct_sale: "Bei Sofortkauf muss das Fahrzeug innerhalb von {weeks} Wochen verfügbar sein."
    }
    readonly save: {
      readonly new: "Speichert automatisch"
      readonly saving: "Wird gespeichert"
      readonly saved: "Alles gespeichert"
      readonly savedAgo: "Gespeichert {ago}"
      readonly notSaved: "Noch nicht gespeichert"
      readonly conflictTitle: "Das Inserat wurde an anderer Stelle geändert"
      readonly conflictText: "Zum Beispiel in einem anderen Fenster. Ihre Eingaben hier sind noch da. Was soll gelten?"
      readonly keepMine: "Meine Eingaben behalten"
      readonly takeNewer: "Neueren Stand laden"
      readonly offlineTitle: "Keine Verbindung"
      readonly nothingLost: "Ihre Eingaben sind auf diesem Gerät gesichert."
      readonly login: "Anmelden"
      readonly retry: "Noch einmal speichern"
    }
    readonly help: {
      readonly profile: {
        readonly title: "Fahrzeugschein bereitlegen"
        readonly text: "Die meisten Angaben stehen darin. Unter den Feldern sagen wir, wo."
      }
      readonly equipment: {
        readonly title: "Im Zweifel weglassen"
        readonly text: "Nur was wirklich da ist und funktioniert, zählt. Der Händler prüft es bei der Übergabe."
      }
      readonly defects: {
        readonly title: "Ehrlich verkauft sich besser"
        readonly text: "Beschriebene Mängel sind im Gebot schon berücksichtigt. So gibt es bei der Übergabe keine Diskussion."
      }
      readonly images: {
        readonly title: "Tageslicht genügt"
        readonly text: "Gehen Sie einmal ums Fahrzeug, dann hinein. Kennzeichen und Personen brauchen nicht zu sehen zu sein."
      }
      readonly auction: {
        readonly title: "Ihr Mindestpreis bleibt geheim"
        readonly text: "Händler sehen nur eine Ampel. Bei Grün ist Ihr Preis erreicht."
      }
      readonly "personal-data": {
        readonly title: "Erst nach dem Verkauf"
        readonly text: "Ihre Daten bekommt nur der Käufer, und erst wenn verkauft ist."
      }
      readonly whoSees: {
        readonly title: "Wer sieht was?"
        readonly text: "Händler sehen die ersten zwei Ziffern Ihrer Postleitzahl. Name, Adresse und Kennzeichen erst nach dem Verkauf."
      }
    }
    readonly step: {
      readonly profile: {
        readonly title: "Was für ein Fahrzeug verkaufen Sie?"
        readonly lead: "Nichts muss auf einmal fertig werden. Wir speichern laufend, Sie können jederzeit weitermachen."
      }
      readonly equipment: {
        readonly title: "Was ist an Bord?"
        readonly lead: "Ausstattung hebt den Preis. Kreuzen Sie an, was da ist und funktioniert."
      }
      readonly description: {
        readonly title: "In Ihren Worten"
        readonly lead: "Was sollte ein Käufer wissen? Wir übersetzen es in alle acht Sprachen."
      }
      readonly defects: {
        readonly title: "In welchem Zustand ist es?"
        readonly lead: "Sagen Sie es so, wie Sie es einem Freund sagen würden."
      }
      readonly images: {
        readonly title: "Bilder"
        readonly lead: "Ein Bild genügt, fünf von außen und fünf von innen verkaufen besser. Fotos vom Telefon reichen."
      }
      readonly auction: {
        readonly title: "Preis und Übergabe"
        readonly lead: "Sie bestimmen, ab welchem Preis verkauft wird. Der Verkauf kostet Sie nichts."
      }
      readonly personal: {
        readonly title: "Wer verkauft?"
        readonly lead: "Damit der Vertrag auf den richtigen Namen lautet und wir Sie erreichen."
      }
      readonly last: {
        readonly title: "Prüfen und absenden"
        readonly lead: "Noch ein Dokument und ein letzter Blick, dann übernehmen wir."
      }
    }
    readonly auction: {
      readonly mode: {
        readonly auction: "Verkauft wird automatisch, sobald Ihr Mindestpreis am Ende erreicht ist."
        readonly offer_collection: "Sie nennen eine Preisvorstellung und entscheiden am Ende selbst."
      }
      readonly expectation: "Ihre Preisvorstellung"
      readonly expectationHelp: "Händler sehen sie nie. Ab diesem Gebot bestätigen Sie den Verkauf selbst."
      readonly seesTitle: "Was Händler davon sehen"
      readonly seesStart: "Startpreis {price}"
      readonly seesStartOpen: "Einen Startpreis, den wir Ihnen vorschlagen"
      readonly seesLight: "Eine Ampel: rot, gelb oder grün"
      readonly seesZip: "Standort: Postleitzahl {zip}…"
      readonly seesZipOpen: "Die ersten zwei Ziffern der Postleitzahl"
      readonly hidesTarget: "Ihr Mindestpreis bleibt geheim"
      readonly hidesName: "Ihr Name und Ihre Adresse erst nach dem Verkauf"
      readonly hidesPapers: "Dokumente, Kennzeichen und Fahrgestellnummer"
    }
    readonly images: {
      readonly drop: "Bilder hierher ziehen oder auswählen"
      readonly dropHint: "JPG, PNG oder HEIC, bis zu {max} Bilder"
      readonly retryFailed: "{count, plural, one {# Bild noch einmal senden} other {# Bilder noch einmal senden}}"
      readonly exterior: "Außen: {done} von {count}"
      readonly exteriorHint: "Vorn, hinten, beide Seiten, Dach oder Reifen"
      readonly interior: "Innen: {done} von {count}"
      readonly interiorHint: "Fahrerhaus, Wohnraum, Küche, Bad, Betten oder Tacho"
      readonly title: "{count, plural, one {Ihr Bild} other {Ihre # Bilder}}"
      readonly orderHint: "Das erste ist das Hauptbild. Ziehen Sie die Bilder in die Reihenfolge, in der Händler sie sehen sollen."
      readonly moved: "Bild {from} steht jetzt an Stelle {to}"
      readonly removed: "Bild entfernt."
      readonly picture: "Bild {number}"
      readonly main: "Hauptbild"
      readonly kindOf: "Was zeigt Bild {number}?"
      readonly earlier: "Bild {number} nach vorn"
      readonly later: "Bild {number} nach hinten"
      readonly makeMain: "Bild {number} zum Hauptbild machen"
      readonly remove: "Bild {number} entfernen"
    }
    readonly damages: {
      readonly title: "Die Mängel im Einzelnen"
      readonly lead: "Je genauer, desto weniger wird bei der Übergabe gehandelt."
      readonly outline: "{count, plural, =0 {Seitenansicht ohne Markierung} one {Seitenansicht mit einem markierten Mangel} other {Seitenansicht mit # markierten Mängeln}}"
      readonly number: "Mangel {number}"
      readonly add: "Weiteren Mangel angeben"
      readonly remove: "Mangel {number} entfernen"
      readonly removalText: "Die Bilder sind danach nicht mehr im Inserat."
      readonly drop: "Bilder dieses Mangels hinzufügen"
      readonly picture: "Bild {number} des Mangels"
      readonly removePicture: "Bild {number} des Mangels löschen"
    }
    readonly entrance: {
      readonly mode: "Konto"
      readonly register: "Neues Konto"
      readonly login: "Ich habe ein Konto"
      readonly email: "E-Mail-Adresse"
      readonly emailHelp: "Hierhin schicken wir Gebote, Fristen und den Vertrag."
      readonly checkEmail: "Bitte prüfen Sie kurz, ob die Adresse stimmt."
      readonly password: "Passwort"
      readonly passwordHelp: "Mindestens 8 Zeichen mit Groß- und Kleinbuchstaben und einer Ziffer."
      readonly sellerType: "Sie verkaufen"
      readonly private: "Privat"
      readonly commercial: "Gewerblich"
      readonly terms: "Ich stimme den Allgemeinen Geschäftsbedingungen zu."
      readonly readTerms: "Geschäftsbedingungen lesen"
      readonly registerButton: "Konto anlegen"
      readonly loginButton: "Anmelden"
      readonly offline: "Keine Verbindung. Bitte versuchen Sie es noch einmal."
      readonly knownTitle: "Mit diesen Angaben ging es nicht weiter"
      readonly knownText: "Vielleicht haben Sie schon ein Konto. Melden Sie sich dann mit Ihrem Passwort an; wir haben Ihnen auch geschrieben."
    }
    readonly email: {
      readonly title: "Bitte sehen Sie in Ihr Postfach"
      readonly text: "Wir haben einen Link an {email} geschickt. Ein Klick darauf bestätigt die Adresse; diese Seite merkt es von selbst."
      readonly verified: "{email} ist bestätigt."
      readonly mailbox: "Postfach der Demo öffnen"
      readonly resend: "Noch einmal schicken"
      readonly sent: "Der Link ist unterwegs."
      readonly notSent: "Das Senden hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal."
    }
    readonly profileForm: {
      readonly title: "Ihre Angaben"
      readonly lead: "So, wie sie im Kaufvertrag stehen sollen. Wird beim Tippen gespeichert."
    }
    readonly profile: {
      readonly name: "Vorname"
      readonly surname: "Nachname"
      readonly phone: "Telefon"
      readonly street: "Straße und Hausnummer"
      readonly zipCode: "Postleitzahl"
      readonly city: "Ort"
      readonly country: "Land"
      readonly companyName: "Firma"
      readonly managingDirector: "Geschäftsführung oder Inhaber"
      readonly vatRegNo: "USt-IdNr."
      readonly commercialCustomerContactName: "Vorname der Kontaktperson"
      readonly commercialCustomerContactSurname: "Nachname der Kontaktperson"
      readonly commercialCustomerContactPhone: "Telefon der Kontaktperson"
      readonly tradeRegistrationFile: "Gewerbenachweis"
    }
    readonly documents: {
      readonly drop: "Foto oder PDF des Dokuments"
      readonly hint: "PDF, JPG, PNG oder HEIC. Nur unser Team sieht es."
      readonly remove: "{name} löschen"
    }
    readonly last: {
      readonly documentsTitle: "Amtliches Dokument"
      readonly documentsLead: "Damit prüfen wir, dass das Fahrzeug das ist, was im Inserat steht."
      readonly summaryTitle: "Ihr Inserat auf einen Blick"
      readonly missingTitle: "Das fehlt noch"
      readonly missingLead: "Jeder Punkt führt direkt zum Feld."
      readonly accountTitle: "Noch kein Konto"
      readonly accountText: "Zum Absenden brauchen wir ein Konto. Ihre Angaben bleiben erhalten."
      readonly accountButton: "Konto anlegen oder anmelden"
      readonly consentTitle: "Ihr Einverständnis"
      readonly consentTick: "Ja, damit bin ich einverstanden."
      readonly consentNeeded: "Ohne Ihr Einverständnis können wir nicht verkaufen."
      readonly consentLoading: "Der Satz wird noch geladen. Bitte versuchen Sie es gleich noch einmal."
      readonly submit: "Zur Prüfung absenden"
      readonly submitHint: "Wir prüfen innerhalb von 24 Stunden, auch am Wochenende. Bis dahin passiert nichts."
      readonly goThere: "Dorthin"
      readonly offline: "Keine Verbindung. Bitte versuchen Sie es noch einmal."
    }
    readonly review: {
      readonly title: "Ihr Inserat ist in Prüfung"
      readonly until: "Sie hören von uns bis {due}, meist früher. Sie müssen jetzt nichts tun."
      readonly soon: "Sie hören innerhalb von 24 Stunden von uns. Sie müssen jetzt nichts tun."
      readonly myVehicles: "Zu meinen Fahrzeugen"
      readonly nextTitle: "So geht es weiter"
      readonly review: {
        readonly title: "Prüfung"
        readonly text: "Innerhalb von 24 Stunden, auch am Wochenende. Fehlt etwas, schreiben wir Ihnen."
      }
      readonly publish: {
        readonly title: "Freigabe"
        readonly text: "Sie bekommen eine E-Mail mit Beginn und Ende der Auktion."
      }
      readonly auction: {
        readonly title: "Auktion"
        readonly text: "Bis zu 24 Stunden, sie endet werktags zwischen 14 und 17 Uhr. Geprüfte Händler bieten."
      }
      readonly sale: {
        readonly title: "Verkauf"
        readonly text: "Ist Ihr Preis erreicht, ist verkauft. Sonst entscheiden Sie über das höchste Gebot."
      }
    }
    readonly notEditable: {
      readonly title: "Dieses Inserat: {status}"
      readonly text: "In diesem Stand kann es hier nicht mehr geändert werden."
      readonly button: "Inserat ansehen"
    }
    readonly newAd: {
      readonly title: "Was möchten Sie verkaufen?"
      readonly lead: "In rund 15 Minuten ist das Inserat fertig. Geprüfte Händler aus ganz Europa bieten darauf."
      readonly motorhome: {
        readonly title: "Wohnmobil"
        readonly text: "Vom Campingbus bis zum Liner"
      }
      readonly trailer: {
        readonly title: "Wohnwagen"
        readonly text: "Auch Faltdach, Zeltanhänger und Mobilheim"
      }
      readonly begunTitle: "Sie haben schon angefangen"
      readonly begunProgress: "Fortschritt"
      readonly promisesTitle: "Worauf Sie sich verlassen können"
      readonly free: {
        readonly title: "Kostet Sie nichts"
        readonly text: "Die Provision zahlt der Händler."
      }
      readonly pause: {
        readonly title: "Jederzeit unterbrechen"
        readonly text: "Jede Angabe ist sofort gespeichert, auch ohne Konto."
      }
      readonly secret: {
        readonly title: "Ihr Preis, Ihre Entscheidung"
        readonly text: "Ihren Mindestpreis sieht kein Händler."
      }
      readonly count: "{count, plural, one {{figure} Fahrzeug wurde schon eingereicht.} other {{figure} Fahrzeuge wurden schon eingereicht.}}"
    }
    readonly mine: {
      readonly title: "Meine Fahrzeuge"
      readonly titleMerchant: "Meine Inserate"
      readonly new: "Fahrzeug verkaufen"
      readonly needsYou: "Jetzt sind Sie dran"
      readonly rest: "Läuft von selbst"
      readonly sold: "Verkauft"
      readonly over: "Beendet"
      readonly emptyTitle: "Noch kein Fahrzeug eingestellt"
      readonly emptyText: "Was möchten Sie verkaufen?"
      readonly more: "Weitere anzeigen"
      readonly untitled: "Neues Inserat"
      readonly view: "Ansehen"
      readonly round: "Runde {round}"
      readonly by: "bis"
      readonly say: {
        readonly continue: "Noch nicht abgesendet, {percent} % sind fertig."
        readonly submit: "Vollständig, aber noch nicht abgesendet."
        readonly mend: "Wir haben das Inserat mit Anmerkungen zurückgegeben. Bitte bessern Sie nach und senden Sie es wieder ab."
        readonly answer: "Das höchste Gebot liegt unter Ihrem Preis. Sie entscheiden."
        readonly confirm: "{amount} geboten. Bestätigen Sie den Verkauf, oder lehnen Sie ab."
        readonly offer: "Ein Händler bietet {amount}."
        readonly restart: "Nicht verkauft. Sie können neu starten oder den Preis senken."
        readonly restartBound: "Nicht verkauft. Das Höchstgebot von {amount} bindet weiter, wenn Sie neu starten."
        readonly unsold: "Die Auktion ist ohne Verkauf zu Ende gegangen."
        readonly resume: "Pausiert. Sie können jederzeit weitermachen."
        readonly under_review: "Wir prüfen innerhalb von 24 Stunden."
        readonly published: "Die Auktion ist freigegeben."
        readonly running: "{count, plural, =0 {Noch kein Gebot.} one {Ein Gebot bisher.} other {# Gebote bisher.}}"
        readonly waiting: "Der Händler ist am Zug."
        readonly late: "Händler können noch Angebote machen."
        readonly over: "Nicht mehr im Verkauf."
        readonly ended: "Das Ergebnis wird festgestellt."
        readonly followUp: "In der neuen Runde hat niemand geboten. Das Gebot der vorigen gilt noch: {amount}."
        readonly secondChance: "Der Käufer ist zurückgetreten. Der zweite Bieter kann für {amount} kaufen."
        readonly secondWaiting: "Der zweite Bieter überlegt: {amount}."
        readonly withdrawn: "Wir haben das Inserat vom Markt genommen. Den Grund finden Sie in Ihren Nachrichten."
        readonly refused: "Wir haben das Inserat nicht freigegeben. Den Grund finden Sie in Ihren Nachrichten."
      }
      readonly do: {
        readonly continue: "Weiter ausfüllen"
        readonly submit: "Ansehen und absenden"
        readonly mend: "Anmerkungen ansehen"
        readonly answer: "Gebot ansehen"
        readonly confirm: "Verkauf bestätigen"
        readonly offer: "Angebot ansehen"
        readonly restart: "Neu starten"
        readonly resume: "Weitermachen"
        readonly decline: "Ablehnen"
        readonly pause: "Später verkaufen"
        readonly stop: "Nicht mehr verfügbar"
        readonly withdraw: "Zurückziehen"
        readonly followUp: "Gebot annehmen"
        readonly secondChance: "Zweiten Bieter fragen"
        readonly openLateOffers: "Jetzt Angebote zulassen"
      }
      readonly deadline: {
        readonly answer: "Entscheiden in"
        readonly confirm: "Bestätigen in"
        readonly offer: "Gilt noch"
        readonly starts: "Beginnt in"
        readonly ends: "Endet in"
        readonly waiting: "Antwort in"
      }
      readonly clock: {
        readonly lastSeconds: "weniger als 30 Sekunden"
        readonly over: "gleich"
        readonly days: "{days, plural, one {# Tag} other {# Tage}} {clock}"
      }
      readonly restartTitle: "Neue Runde starten"
      readonly restartText: "Das Inserat geht noch einmal kurz in die Prüfung, dann beginnt die neue Auktion."
      readonly restartLapses: "Angebote, die noch auf Ihre Antwort warten, verfallen mit dem Neustart."
      readonly restartBinds: "Das Gebot von {amount} bindet während der neuen Runde weiter, längstens bis {at}. Bietet darin niemand, können Sie es danach noch annehmen."
      readonly asItIs: "Zum selben Mindestpreis"
      readonly asItIsNow: "Jetzt möglich, weiterhin {amount}"
      readonly reduced: "Mit niedrigerem Mindestpreis"
      readonly reducedDetail: "Sofort möglich, mindestens 5 % darunter"
      readonly newTarget: "Neuer Mindestpreis"
      readonly sure: {
        readonly decline: "Angebot ablehnen?"
        readonly confirm: "Verkauf für {amount} bestätigen?"
        readonly confirmText: "Damit ist verbindlich verkauft. Sie und der Händler bekommen die Kontaktdaten und den Vertrag."
        readonly declineText: "Das Gebot verfällt. Sie können danach neu starten."
        readonly stop: "Wirklich nicht mehr verfügbar?"
        readonly stopText: "Das Inserat endet damit für immer."
        readonly withdraw: "Inserat zurückziehen?"
        readonly withdrawText: "Die Auktion beginnt dann nicht. Sie können später weitermachen."
        readonly followUp: "Für {amount} verkaufen?"
        readonly followUpText: "Damit ist verbindlich verkauft. Sie und der Händler bekommen die Kontaktdaten und den Vertrag."
        readonly secondChance: "Den zweiten Bieter fragen?"
        readonly secondChanceText: "Er hat 24 Stunden, um zu seinem Gebot zu kaufen. So lange beginnt nichts anderes."
        readonly pause: "Verkauf pausieren?"
        readonly pauseText: "Das Inserat ist dann nicht mehr zu sehen, und Angebote, die noch warten, verfallen. Wenn Sie weitermachen, geht es noch einmal in die Prüfung."
        readonly frees: "Das Gebot von {amount}, das noch bindet, ist danach frei: Sie können es nicht mehr annehmen."
        readonly openLateOffers: "Jetzt Angebote zulassen?"
        readonly openLateOffersText: "Händler können dann Angebote machen, und Sie entscheiden über jedes."
        readonly changed: "Inzwischen hat sich etwas geändert, das ist nicht mehr möglich. Den neuen Stand sehen Sie in Ihrer Liste."
      }
      readonly soldFor: "Verkauft für {amount} am {at}"
      readonly buyer: "Käufer"
      readonly contract: "Kaufvertrag herunterladen"
      readonly contractSoon: "Der Vertrag entsteht in der nächsten Minute."
      readonly canceled: "Storniert"
      readonly asItIsAt: "Möglich ab {at}"
      readonly noReduction: "Nicht möglich: Das Gebot, das noch gilt, liegt zu nah darunter."
      readonly newTargetRange: "{min} bis {max}"
      readonly roundsLeft: "{count, plural, one {Noch eine Runde} other {Noch # Runden}} in 60 Tagen möglich."
      readonly chip: {
        readonly paused: "Pausiert"
        readonly refused: "Nicht freigegeben"
        readonly withdrawn: "Vom Markt genommen"
        readonly confirm: "Wartet auf Ihre Bestätigung"
        readonly canceled: "Verkauf aufgehoben"
      }
    }
  }
  readonly messages: {
    readonly title: "Nachrichten"
    readonly subjects: "Themen"
    readonly account: "Ihr Konto"
    readonly unRead: "{count, plural, one {# ungelesen} other {# ungelesen}}"
    readonly open: "{count, plural, one {Antwort offen} other {# Antworten offen}}"
    readonly count: "{count, plural, one {# Nachricht} other {# Nachrichten}}"
    readonly back: "Zurück zu den Themen"
    readonly toVehicle: "Zum Fahrzeug"
    readonly retry: "Noch einmal laden"
    readonly failed: "Die Nachrichten konnten nicht geladen werden."
    readonly empty: "Zu diesem Thema gibt es keine Nachrichten."
    readonly older: "Ältere Nachrichten"
    readonly choose: {
      readonly title: "Wählen Sie ein Thema"
      readonly text: "Alles zu einem Fahrzeug liegt beisammen, das Neueste oben."
    }
    readonly none: {
      readonly title: "Noch keine Nachrichten"
      readonly text: "Was mit Ihren Fahrzeugen und Geboten geschieht, steht hier, sobald es geschieht."
      readonly action: "Fahrzeuge ansehen"
    }
    readonly look: "Ansehen"
    readonly standing: {
      readonly open: "Sie sind am Zug"
      readonly waiting: "Wartet auf die andere Seite"
      readonly done: "Erledigt"
    }
    readonly read: "Lesen"
  }
  readonly order: {
    readonly noParty: "Der Kontakt ist nicht mehr sichtbar."
    readonly papersCome: "Die Papiere entstehen gerade. Sie sind in einer Minute hier."
    readonly kinds: {
      readonly contract: "Kaufvertrag"
      readonly commission_invoice: "Provisionsrechnung"
      readonly reversal_invoice: "Stornorechnung"
    }
    readonly purchases: {
      readonly title: "Käufe"
      readonly count: "{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}"
      readonly pages: "Seiten"
      readonly none: {
        readonly title: "Noch kein Kauf"
        readonly text: "Vertrag, Rechnung und Kontakt des Verkäufers stehen hier, sobald Sie ein Fahrzeug gekauft haben."
        readonly action: "Laufende Auktionen"
      }
      readonly soldAt: "Gekauft am {time}"
      readonly amounts: "Beträge"
      readonly hammer: "Kaufpreis"
      readonly commissionNet: "Provision netto"
      readonly commissionVat: "Umsatzsteuer darauf"
      readonly commissionGross: "Provision brutto"
      readonly due: "Fällig am"
      readonly seller: "Verkäufer"
      readonly papers: "Papiere"
      readonly status: {
        readonly pending: "Provision offen"
        readonly paid: "Provision bezahlt"
        readonly cancellation_requested_by_dealer: "Stornierung beantragt"
        readonly canceled: "Storniert"
        readonly overdue: "Zahlung überfällig"
        readonly stopped: "Überfällig, Bieten ausgesetzt"
      }
      readonly requested: "Wir prüfen Ihren Antrag und schreiben Ihnen. Bis dahin gilt der Kauf."
      readonly paidAt: "Bezahlt am"
      readonly verdict: {
        readonly justified: "Ihr Antrag wurde bewilligt. Die Provision ist storniert."
        readonly unjustified: "Der Kauf ist aufgehoben, die Provision bleibt geschuldet."
        readonly rejected: "Ihr Antrag wurde abgelehnt. Der Kauf gilt."
      }
      readonly stopped: {
        readonly title: "Bieten ist ausgesetzt"
        readonly text: "Eine Provision ist trotz Erinnerung nicht bezahlt. Überweisen Sie den Betrag der Rechnung unten; sobald er eingegangen ist, können Sie wieder bieten."
      }
    }
    readonly sales: {
      readonly title: "Verkäufe"
      readonly count: "{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}"
      readonly pages: "Seiten"
      readonly none: {
        readonly title: "Noch nichts verkauft"
        readonly text: "Käufer, Kaufvertrag und die nächsten Schritte stehen hier, sobald ein Fahrzeug verkauft ist."
        readonly action: "Zu meinen Fahrzeugen"
      }
      readonly soldAt: "Verkauft am {time}"
      readonly next: "Nächste Schritte"
      readonly buyer: "Käufer"
      readonly papers: "Preis und Papiere"
      readonly hammer: "Kaufpreis"
      readonly status: {
        readonly sold: "Übergabe steht aus"
        readonly questioned: "Käufer möchte zurücktreten"
        readonly canceled: "Aufgehoben"
        readonly handedOver: "Übergeben"
      }
      readonly steps: {
        readonly arrange: "Vereinbaren Sie mit dem Käufer, wann er das Fahrzeug abholt."
        readonly money: "Warten Sie, bis der volle Kaufpreis auf Ihrem Konto ist."
        readonly handover: "Übergeben Sie Fahrzeug, Schlüssel und Papiere, und vermerken Sie es hier."
      }
      readonly questioned: "Wir prüfen den Antrag des Käufers und schreiben Ihnen. Bis dahin gilt der Kauf; geben Sie das Fahrzeug nicht an jemand anderen ab."
      readonly canceled: "Der Verkauf ist aufgehoben. Wie es mit dem Fahrzeug weitergeht, entscheiden Sie im Inserat."
      readonly toAd: "Zum Inserat"
      readonly handedOver: "Dieser Verkauf ist abgeschlossen. Bewahren Sie den Kaufvertrag auf."
    }
    readonly handover: {
      readonly open: "Übergabe vermerken"
      readonly title: "Ist {vehicle} übergeben?"
      readonly text: "Mit der Übergabe ist der Kauf abgeschlossen. Danach kann niemand mehr eine Stornierung beantragen. Die andere Seite erfährt davon."
      readonly notYet: "Noch nicht"
      readonly submit: "Ja, übergeben"
      readonly done: "Die Übergabe ist vermerkt."
      readonly noted: {
        readonly seller: "Übergabe vom Verkäufer vermerkt: {at}"
        readonly buyer: "Übergabe vom Käufer vermerkt: {at}"
        readonly operator: "Übergabe von CM24 vermerkt: {at}"
      }
    }
    readonly cancellation: {
      readonly open: "Stornierung beantragen"
      readonly title: "Stornierung: {vehicle}"
      readonly text: "Weicht das Fahrzeug wesentlich von der Beschreibung ab, heben wir den Kauf auf und stornieren die Provision. Ohne berechtigten Grund bleibt sie geschuldet."
      readonly reason: "Ihre Begründung"
      readonly reasonHelp: "Was weicht ab, und wann haben Sie es bemerkt?"
      readonly keep: "Kauf behalten"
      readonly submit: "Antrag senden"
      readonly sent: "Ihr Antrag ist bei uns. Wir schreiben Ihnen."
    }
  }
  readonly questions: {
    readonly title: "Fragen und Antworten"
    readonly none: "Noch keine beantwortete Frage zu diesem Fahrzeug."
    readonly noneYet: "Bisher hat kein Händler eine Frage gestellt."
    readonly noneOpen: "Alle Fragen sind beantwortet."
    readonly failed: "Die Fragen konnten nicht geladen werden."
    readonly retry: "Noch einmal versuchen"
    readonly question: "Frage eines Händlers"
    readonly yourQuestion: "Ihre Frage"
    readonly answer: "Antwort des Verkäufers"
    readonly hidden: "Vom Betreiber ausgeblendet"
    readonly waiting: "Wartet auf die Antwort des Verkäufers"
    readonly originalIn: "Original, Sprache: {language}"
    readonly translatedFrom: "Übersetzt, Original: {language}"
    readonly showOriginal: "Original zeigen"
    readonly showTranslation: "Übersetzung zeigen"
    readonly ask: "Frage an den Verkäufer"
    readonly askHelp: "Frage und Antwort sehen alle Händler, Ihr Name wird nicht genannt. Bitte ohne Kontaktdaten und ohne Frage nach dem Preis."
    readonly counter: "{count} von {max} Zeichen"
    readonly tooShort: "Bitte schreiben Sie mindestens {min} Zeichen."
    readonly described: "Ihre Frage „{text}“"
    readonly send: "Frage stellen"
    readonly until: "Fragen möglich bis {at}"
    readonly yourAnswer: "Ihre Antwort"
    readonly answerHelp: "Alle Händler sehen Ihre Antwort. Bitte ohne Kontaktdaten und Preise."
    readonly sendAnswer: "Antworten"
    readonly notSent: "Die Antwort wurde nicht übertragen. Ihr Text ist noch da, bitte senden Sie noch einmal."
    readonly open: "{count, plural, one {# offene Frage} other {# offene Fragen}}"
  }
  readonly refusal: {
    readonly NOT_LOGGED_IN: {
      readonly title: "Bitte melden Sie sich an"
      readonly detail: "Dafür müssen Sie angemeldet sein. Melden Sie sich an, danach geht es genau hier weiter."
    }
    readonly NOT_A_MERCHANT: {
      readonly title: "Nur für Händler"
      readonly detail: "Bieten können nur freigeschaltete Händler. Registrieren Sie Ihren Betrieb, wir prüfen die Unterlagen in der Regel innerhalb von 24 Stunden."
    }
    readonly MERCHANT_IN_REVIEW: {
      readonly title: "Ihre Prüfung läuft noch"
      readonly detail: "Wir prüfen Ihre Unterlagen. Sobald Sie freigeschaltet sind, schreiben wir Ihnen, und Sie können mitbieten."
    }
    readonly MERCHANT_BLOCKED: {
      readonly title: "Ihr Konto ist deaktiviert"
      readonly detail: "Neue Gebote sind derzeit nicht möglich. Abgegebene Gebote bleiben verbindlich. Bitte wenden Sie sich an unseren Kundendienst."
    }
    readonly BIDDING_STOPPED: {
      readonly title: "Bieten ist ausgesetzt"
      readonly detail: "Eine Provisionsrechnung ist überfällig. Sobald die Zahlung eingegangen ist, können Sie wieder bieten."
    }
    readonly TERMS_NOT_ACCEPTED: {
      readonly title: "Neue Geschäftsbedingungen"
      readonly detail: "Bitte lesen und bestätigen Sie zuerst die aktuellen Geschäftsbedingungen."
    }
    readonly OWN_AD: {
      readonly title: "Das ist Ihr eigenes Inserat"
      readonly detail: "Auf eigene Fahrzeuge, auf Fahrzeuge des eigenen Unternehmens und eines mit Ihnen verbundenen Kontos kann nicht geboten werden."
    }
    readonly AUCTION_NOT_STARTED: {
      readonly title: "Die Auktion hat noch nicht begonnen"
      readonly detail: "Gebote sind möglich, sobald die Auktion läuft. Merken Sie sich das Fahrzeug, dann sehen Sie den Beginn in Ihrer Merkliste."
    }
    readonly AUCTION_ENDED: {
      readonly title: "Die Auktion ist beendet"
      readonly detail: "Das Gebot kam nach dem Ende an und zählt nicht. Falls das Fahrzeug nicht verkauft wurde, können Sie unter Umständen noch ein spätes Angebot abgeben."
    }
    readonly IDEMPOTENCY_KEY_REUSED: {
      readonly title: "Diese Anfrage wurde bereits verwendet"
      readonly detail: "Unter derselben Kennung liegt schon ein anderer Auftrag vor. Laden Sie die Seite neu und versuchen Sie es noch einmal."
    }
    readonly BARRED_FROM_AUCTION: {
      readonly title: "In dieser Auktion nicht zugelassen"
      readonly detail: "Gebote von Ihnen wurden hier annulliert, deshalb können Sie in dieser Auktion nicht mehr bieten. Andere Auktionen stehen Ihnen offen."
    }
    readonly AGENT_NEEDS_OWN_BID: {
      readonly title: "Erst ein eigenes Gebot"
      readonly detail: "Den Bietagenten können Sie einsetzen, sobald Sie in dieser Auktion selbst ein Gebot abgegeben haben."
    }
    readonly AGENT_LIMIT_TOO_LOW: {
      readonly title: "Limit zu niedrig"
      readonly detail: "Das Limit muss mindestens {minimumEur, number, ::currency/EUR precision-integer} betragen."
    }
    readonly AGENT_LIMIT_TOO_HIGH: {
      readonly title: "Limit ungewöhnlich hoch"
      readonly detail: "Derzeit sind höchstens {maximumEur, number, ::currency/EUR precision-integer} möglich. Bitte prüfen Sie, ob eine Ziffer zu viel dabei ist."
    }
    readonly BID_TOO_LOW: {
      readonly title: "Gebot zu niedrig"
      readonly detail: "Das nächste Gebot muss mindestens {minimumEur, number, ::currency/EUR precision-integer} betragen."
    }
    readonly BID_TOO_HIGH: {
      readonly title: "Gebot ungewöhnlich hoch"
      readonly detail: "Derzeit sind höchstens {maximumEur, number, ::currency/EUR precision-integer} möglich. Bitte prüfen Sie, ob eine Ziffer zu viel dabei ist."
    }
    readonly CONSENT_OUTDATED: {
      readonly title: "Die Bedingungen wurden geändert"
      readonly detail: "Der Satz, dem Sie zugestimmt haben, wurde inzwischen durch einen neuen ersetzt. Laden Sie die Seite neu, lesen Sie ihn und senden Sie noch einmal."
    }
    readonly ACTION_NOT_POSSIBLE_NOW: {
      readonly title: "Im Moment nicht möglich"
      readonly detail: "Der Stand hat sich geändert, dieser Schritt ist nicht mehr vorgesehen. Laden Sie die Seite neu, um die möglichen Schritte zu sehen."
    }
    readonly NOT_YOUR_TURN: {
      readonly title: "Die andere Seite ist am Zug"
      readonly detail: "Sie haben schon geantwortet. Wir schreiben Ihnen, sobald die andere Seite reagiert hat."
    }
    readonly PRICE_CHANGED: {
      readonly title: "Der Preis hat sich geändert"
      readonly detail: "Während Sie bestätigt haben, galt bereits ein anderer Preis. Er beträgt jetzt {priceEur, number, ::currency/EUR precision-integer}. Bitte prüfen Sie ihn und bestätigen Sie noch einmal."
    }
    readonly BUY_NOW_NOT_OFFERED: {
      readonly title: "Sofortkauf nicht verfügbar"
      readonly detail: "Der Sofortkauf ist für dieses Fahrzeug nicht oder nicht mehr möglich. Sie können weiter mitbieten, solange die Auktion läuft."
    }
    readonly VOID_TOO_LATE: {
      readonly title: "Zu spät für eine Annullierung"
      readonly detail: "Gebote können bis 15 Minuten vor dem Ende aus der Auktion genommen werden, danach nur noch, wenn die Beschreibung wesentlich falsch war."
    }
    readonly NO_COUNTERS_LEFT: {
      readonly title: "Keine weiteren Angebote"
      readonly detail: "Jede Seite hat {maximum} Angebote, Ihre sind genutzt. Sie können annehmen oder die Verhandlung beenden."
    }
    readonly NO_ROOM_BETWEEN_OFFERS: {
      readonly title: "Dazwischen ist kein Platz mehr"
      readonly detail: "Zwischen beiden Beträgen liegt kein weiterer, den Sie nennen könnten. Sie können annehmen oder die Verhandlung beenden."
    }
    readonly COUNTER_OUT_OF_RANGE: {
      readonly title: "Gegenangebot außerhalb des Rahmens"
      readonly detail: "Möglich sind {minimumEur, number, ::currency/EUR precision-integer} bis {maximumEur, number, ::currency/EUR precision-integer}."
    }
    readonly OFFER_OUT_OF_RANGE: {
      readonly title: "Angebot außerhalb des Rahmens"
      readonly detail: "Möglich sind {minimumEur, number, ::currency/EUR precision-integer} bis {maximumEur, number, ::currency/EUR precision-integer}."
    }
    readonly LATE_OFFER_TOO_LOW: {
      readonly title: "Angebot zu niedrig"
      readonly detail: "Ein spätes Angebot muss mindestens {minimumEur, number, ::currency/EUR precision-integer} betragen."
    }
    readonly ACCEPT_THE_BID_INSTEAD: {
      readonly title: "Nehmen Sie das Gebot an"
      readonly detail: "Der neue Mindestpreis liegt nicht über dem noch gültigen Höchstgebot. Sie können dieses Gebot sofort annehmen."
    }
    readonly TOO_MANY_ROUNDS: {
      readonly title: "Keine weitere Runde möglich"
      readonly detail: "Für dieses Fahrzeug gab es in letzter Zeit schon die höchste Zahl an Runden. Sie können Angebote annehmen oder später neu starten."
    }
    readonly RESTART_TOO_EARLY: {
      readonly title: "Noch zu früh für diesen Preis"
      readonly detail: "Zum gleichen Preis kann das Fahrzeug 24 Stunden nach dem Ende wieder starten. Mit höchstens {maximumEur, number, ::currency/EUR precision-integer} sofort."
    }
    readonly REDUCTION_TOO_SMALL: {
      readonly title: "Die Senkung ist zu klein"
      readonly detail: "Der neue Mindestpreis darf höchstens {maximumEur, number, ::currency/EUR precision-integer} betragen, also mindestens 5 % weniger als zuletzt."
    }
    readonly SECOND_OPERATOR_NEEDED: {
      readonly title: "Ein zweiter Betreiber muss zustimmen"
      readonly detail: "Der Preis ist erreicht oder die letzte Stunde läuft. Jemand anderes muss aus demselben Grund bestätigen."
    }
    readonly NOT_FOUND: {
      readonly title: "Nicht gefunden"
      readonly detail: "Diese Seite oder dieses Fahrzeug gibt es nicht oder nicht mehr."
    }
    readonly FORBIDDEN: {
      readonly title: "Dafür fehlt Ihnen die Berechtigung"
      readonly detail: "Mit diesem Konto ist der Schritt nicht vorgesehen. Wenn das ein Irrtum ist, wenden Sie sich an unseren Kundendienst."
    }
    readonly VALIDATION_FAILED: {
      readonly title: "Bitte prüfen Sie Ihre Angaben"
      readonly detail: "Einige Angaben fehlen oder stimmen noch nicht. Die betreffenden Felder sind markiert."
    }
    readonly IDEMPOTENCY_KEY_MISSING: {
      readonly title: "Anfrage unvollständig"
      readonly detail: "Der Anfrage fehlt der Kopf Idempotency-Key. Senden Sie sie mit einer eigenen Kennung noch einmal."
    }
    readonly MALFORMED_REQUEST: {
      readonly title: "Anfrage nicht lesbar"
      readonly detail: "Die Anfrage hat nicht die erwartete Form. Laden Sie die Seite neu und versuchen Sie es noch einmal."
    }
    readonly CSRF_TOKEN_INVALID: {
      readonly title: "Sicherheitsprüfung abgelaufen"
      readonly detail: "Die Seite war zu lange offen. Laden Sie sie neu und versuchen Sie es noch einmal."
    }
    readonly TOO_MANY_REQUESTS: {
      readonly title: "Einen Moment bitte"
      readonly detail: "Das waren zu viele Versuche in kurzer Zeit. Warten Sie kurz und versuchen Sie es dann noch einmal."
    }
    readonly REQUEST_TOO_LARGE: {
      readonly title: "Zu große Datenmenge"
      readonly detail: "Die Anfrage ist größer als erlaubt. Senden Sie weniger oder kleinere Dateien auf einmal."
    }
    readonly INTERNAL_ERROR: {
      readonly title: "Ein Fehler ist aufgetreten"
      readonly detail: "Ihr Schritt wurde nicht ausgeführt. Bitte versuchen Sie es später noch einmal."
    }
    readonly SERVICE_UNAVAILABLE: {
      readonly title: "Dienst vorübergehend nicht erreichbar"
      readonly detail: "Ihr Schritt wurde nicht ausgeführt. Bitte versuchen Sie es in einigen Minuten noch einmal."
    }
    readonly LOGIN_FAILED: {
      readonly title: "Anmeldung nicht möglich"
      readonly detail: "E-Mail-Adresse oder Passwort stimmt nicht. Über „Passwort vergessen?“ können Sie ein neues Passwort festlegen."
    }
    readonly LOGIN_LOCKED: {
      readonly title: "Anmeldung vorübergehend gesperrt"
      readonly detail: "Nach mehreren Fehlversuchen ist die Anmeldung für {minutes, plural, one {# Minute} other {# Minuten}} gesperrt. Betrifft das Ihr Konto, liegt in Ihrem Postfach ein Link zum Entsperren. Auch ein neues Passwort über „Passwort vergessen?“ hebt die Sperre auf."
    }
    readonly LINK_INVALID: {
      readonly title: "Der Link gilt nicht mehr"
      readonly detail: "Der Link ist abgelaufen oder wurde schon benutzt. Fordern Sie bitte einen neuen an."
    }
    readonly SESSION_EXPIRED: {
      readonly title: "Ihre Sitzung ist abgelaufen"
      readonly detail: "Bitte melden Sie sich neu an. Ihre gespeicherten Angaben sind noch da."
    }
    readonly EMAIL_NOT_VERIFIED: {
      readonly title: "E-Mail-Adresse noch nicht bestätigt"
      readonly detail: "Bitte öffnen Sie den Link in unserer E-Mail. Sie können sich auch eine neue schicken lassen."
    }
    readonly PROFILE_INCOMPLETE: {
      readonly title: "Ihr Profil ist unvollständig"
      readonly detail: "Bitte ergänzen Sie die fehlenden Angaben in Ihrem Profil, danach geht es hier weiter."
    }
    readonly PROFILE_LOCKED: {
      readonly title: "Profil derzeit nicht änderbar"
      readonly detail: "Diese Angaben werden gerade geprüft oder sind Grundlage eines Verkaufs. Für eine Änderung wenden Sie sich an unseren Kundendienst."
    }
    readonly AD_NOT_EDITABLE: {
      readonly title: "Inserat nicht änderbar"
      readonly detail: "In diesem Stand kann das Inserat nicht mehr geändert werden. Ab dem ersten Gebot sind nur Ergänzungen möglich."
    }
    readonly DEFECT_LIMIT_REACHED: {
      readonly title: "Mehr Mängel fasst das Inserat nicht"
      readonly detail: "Ein Inserat nennt höchstens {maximum, number} Mängel. Unser Kundendienst hilft Ihnen, einige davon zusammenzufassen."
    }
    readonly AD_INCOMPLETE: {
      readonly title: "Das Inserat ist noch unvollständig"
      readonly detail: "Einige Pflichtangaben fehlen. Die Übersicht zeigt Ihnen, welche, und führt Sie direkt dorthin."
    }
    readonly AD_CHANGED_ELSEWHERE: {
      readonly title: "Inzwischen an anderer Stelle geändert"
      readonly detail: "Dieses Inserat wurde in einem anderen Fenster oder von einer anderen Person geändert. Laden Sie die Seite neu, bevor Sie weiterarbeiten."
    }
    readonly CONSENT_MISSING: {
      readonly title: "Ihre Zustimmung fehlt"
      readonly detail: "Bitte lesen Sie den Satz zum verbindlichen Verkauf und bestätigen Sie ihn."
    }
    readonly DOCUMENT_MISSING: {
      readonly title: "Ein Fahrzeugdokument fehlt"
      readonly detail: "Bitte laden Sie mindestens ein Dokument hoch: Zulassungsbescheinigung Teil I, Prüfbericht oder Übereinstimmungsbescheinigung."
    }
    readonly LOGIN_TO_CONTINUE: {
      readonly title: "Bitte melden Sie sich an"
      readonly detail: "Dieses Inserat gehört schon zu einem Konto. Melden Sie sich an, um daran weiterzuarbeiten."
    }
    readonly REVIEW_INCOMPLETE: {
      readonly title: "Die Prüfung ist noch nicht vollständig"
      readonly detail: "Für die Freigabe fehlen noch Angaben, zum Beispiel Steuerart, Fahrgestellnummer oder Startpreis."
    }
    readonly PICTURE_UNREADABLE: {
      readonly title: "Bild nicht lesbar"
      readonly detail: "Die Datei ließ sich nicht als Bild öffnen. Verwenden Sie JPG, PNG oder HEIC."
    }
    readonly PICTURE_TOO_LARGE: {
      readonly title: "Bild zu groß"
      readonly detail: "Bitte verkleinern Sie das Bild oder wählen Sie ein anderes."
    }
    readonly PICTURE_LIMIT_REACHED: {
      readonly title: "Höchstzahl an Bildern erreicht"
      readonly detail: "Löschen Sie ein Bild, wenn Sie ein anderes zeigen möchten."
    }
    readonly DOCUMENT_UNREADABLE: {
      readonly title: "Dokument nicht lesbar"
      readonly detail: "{reason, select, tooLarge {Die Datei ist größer als {maxMegabytes} MB. Fotografieren oder scannen Sie sie mit kleinerer Auflösung.} encrypted {Das PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort und senden Sie es noch einmal.} format {Das ist weder ein PDF noch ein Foto. Verwenden Sie PDF, JPG, PNG oder HEIC.} other {Die Datei ließ sich nicht öffnen, vielleicht ist sie unvollständig. Verwenden Sie PDF, JPG, PNG oder HEIC.}}"
    }
    readonly QUESTION_STILL_OPEN: {
      readonly title: "Ihre letzte Frage ist noch offen"
      readonly detail: "Sobald der Verkäufer geantwortet hat, können Sie die nächste stellen."
    }
    readonly QUESTIONS_CLOSED: {
      readonly title: "Keine Fragen mehr möglich"
      readonly detail: "Fragen sind bis 60 Minuten vor dem Ende der Auktion möglich."
    }
    readonly TEXT_HAS_EMAIL: {
      readonly title: "Der Text enthält eine E-Mail-Adresse"
      readonly detail: "Bitte ohne E-Mail-Adresse: „{found}“. Käufer und Verkäufer lernen sich nach dem Verkauf kennen."
    }
    readonly TEXT_HAS_PHONE: {
      readonly title: "Der Text enthält eine Telefonnummer"
      readonly detail: "Bitte ohne Telefonnummer: „{found}“. Käufer und Verkäufer lernen sich nach dem Verkauf kennen."
    }
    readonly TEXT_HAS_LINK: {
      readonly title: "Der Text enthält einen Link"
      readonly detail: "Bitte ohne Link: „{found}“. Käufer und Verkäufer lernen sich nach dem Verkauf kennen."
    }
    readonly TEXT_ASKS_PRICE: {
      readonly title: "Der Text fragt nach dem Preis"
      readonly detail: "Bitte nicht nach dem Preis des Verkäufers fragen und keinen nennen: „{found}“. Den Preis findet die Auktion."
    }
    readonly TEXT_ASKS_CONTACT: {
      readonly title: "Der Text fragt nach Kontaktdaten"
      readonly detail: "Bitte nicht nach Kontaktdaten fragen und keine nennen: „{found}“. Käufer und Verkäufer lernen sich nach dem Verkauf kennen. Auch Ort und Besichtigung gehören in die Zeit danach."
    }
    readonly BANK_FILE_UNREADABLE: {
      readonly title: "Bankdatei nicht lesbar"
      readonly detail: "Erwartet wird ein CSV mit Spalten für Buchungstag, Betrag und Verwendungszweck oder eine CAMT.053-Datei."
    }
  }
  readonly shell: {
    readonly brand: "CM24"
    readonly skip: "Zum Inhalt springen"
    readonly loading: "Seite wird geladen"
    readonly description: "Marktplatz und Auktionshaus für gebrauchte Wohnmobile, Wohnwagen und Anhänger. Geprüfte Händler aus ganz Europa bieten, der Verkauf kostet Sie nichts."
    readonly nav: {
      readonly label: "Hauptmenü"
      readonly menu: "Menü"
      readonly home: "Zur Startseite"
      readonly catalog: "Fahrzeuge"
      readonly auctions: "Laufende Auktionen"
      readonly sell: "Verkaufen"
      readonly myAds: "Meine Inserate"
      readonly guide: "Ratgeber"
      readonly pricing: "Preise"
      readonly contact: "Kontakt"
    }
    readonly account: {
      readonly menu: "Konto"
      readonly menuOf: "Konto von {name}"
      readonly login: "Anmelden"
      readonly register: "Registrieren"
      readonly logout: "Abmelden"
      readonly account: "Mein Konto"
      readonly messages: "Nachrichten"
      readonly myVehicles: "Meine Fahrzeuge"
      readonly sales: "Verkäufe"
      readonly watchlist: "Merkliste"
      readonly purchases: "Käufe"
      readonly searches: "Suchaufträge"
      readonly ads: "Meine Inserate"
      readonly integrations: "Schnittstellen"
      readonly guidelines: "Leitfaden"
      readonly news: "Neuigkeiten"
      readonly settings: "Einstellungen"
      readonly console: "Konsole"
      readonly open: "{count, plural, one {# offener Vorgang} other {# offene Vorgänge}}"
      readonly operator: "Betreiber"
    }
    readonly language: {
      readonly menu: "Sprache wählen"
      readonly current: "Sprache: {name}"
    }
    readonly footer: {
      readonly tagline: "Auktionen für gebrauchte Wohnmobile, Wohnwagen und Anhänger. Von Besitzern an Händler."
      readonly platform: "Plattform"
      readonly company: "Unternehmen"
      readonly social: "In Kontakt bleiben"
      readonly legal: "Rechtliches"
      readonly catalog: "Fahrzeuge kaufen"
      readonly sell: "Fahrzeug verkaufen"
      readonly valuateMotorhome: "Wohnmobil bewerten"
      readonly valuateTrailer: "Wohnwagen bewerten"
      readonly merchants: "Für Händler"
      readonly directory: "Händlerverzeichnis"
      readonly about: "Über uns"
      readonly jobs: "Karriere"
      readonly partner: "Partner"
      readonly faq: "Häufige Fragen"
      readonly terms: "AGB"
      readonly privacy: "Datenschutz"
      readonly imprint: "Impressum"
      readonly hours: "Telefon: Montag bis Freitag, 9 bis 17 Uhr"
      readonly times: "Alle Zeiten in {zone}"
      readonly copyright: "© {year} CM24.{ending}"
      readonly contactUs: "Kontakt"
      readonly guide: "Ratgeber"
    }
    readonly newsletter: {
      readonly title: "Newsletter"
      readonly label: "E-Mail-Adresse"
      readonly hint: "Einmal im Monat, jederzeit abbestellbar."
      readonly submit: "Abonnieren"
      readonly success: "Fast fertig: Bitte bestätigen Sie den Link, den wir Ihnen geschickt haben."
      readonly failed: "Die Anmeldung hat nicht geklappt. Bitte prüfen Sie die Adresse und versuchen Sie es noch einmal."
    }
    readonly banner: {
      readonly blockedTitle: "Ihr Händlerkonto ist deaktiviert"
      readonly blockedText: "Neue Gebote sind nicht möglich. Bereits abgegebene Gebote bleiben bindend. Bitte melden Sie sich bei uns."
      readonly offline: "Keine Verbindung. Was Sie sehen, kann veraltet sein."
    }
    readonly notFound: {
      readonly title: "Diese Seite wurde nicht gefunden"
      readonly text: "Die Adresse stimmt nicht, oder das Inserat ist nicht mehr da. Von hier geht es weiter:"
      readonly home: "Zur Startseite"
      readonly catalog: "Fahrzeuge ansehen"
    }
    readonly error: {
      readonly unreachable: "Keine Verbindung"
      readonly title: "Da ist etwas schiefgegangen"
      readonly text: "Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einem Moment noch einmal."
      readonly forbidden: "Diese Seite ist für Ihr Konto nicht zugänglich."
      readonly network: "Die Verbindung ist abgebrochen. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal."
      readonly code: "Fehler {status}"
      readonly retry: "Noch einmal versuchen"
    }
    readonly snackbar: {
      readonly failed: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal."
      readonly saved: "Gespeichert."
      readonly undone: "Rückgängig gemacht."
      readonly undo: "Rückgängig"
      readonly copied: "Kopiert."
      readonly loggedOut: "Sie sind abgemeldet."
      readonly newVersion: "Eine neue Fassung der Seite ist da."
      readonly reload: "Neu laden"
    }
    readonly ui: {
      readonly close: "Schließen"
      readonly remove: "Entfernen"
      readonly retry: "Noch einmal versuchen"
      readonly optional: "freiwillig"
      readonly busy: "Bitte warten"
      readonly showPassword: "Passwort anzeigen"
      readonly hidePassword: "Passwort verbergen"
      readonly clear: "Leeren"
      readonly noMatches: "Keine Treffer"
      readonly invalidNumber: "Bitte eine Zahl eingeben"
      readonly wholeNumberOnly: "Bitte eine ganze Zahl eingeben"
      readonly month: "Monat"
      readonly year: "Jahr"
      readonly previousPage: "Vorherige Seite"
      readonly nextPage: "Nächste Seite"
      readonly showList: "Liste zeigen"
      readonly done: "Fertig"
      readonly opensMenu: "öffnet ein Menü"
      readonly notLoaded: "Das ließ sich nicht laden. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal."
    }
    readonly titles: {
      readonly home: "Wohnmobil verkaufen an geprüfte Händler"
      readonly about: "Über uns"
      readonly catalog: "Wohnmobile und Wohnwagen"
      readonly product: "Fahrzeug"
      readonly search: "Suche"
      readonly pricing: "Preise"
      readonly contact: "Kontakt"
      readonly faq: "Häufige Fragen"
      readonly jobs: "Karriere"
      readonly partner: "Partner"
      readonly terms: "Allgemeine Geschäftsbedingungen"
      readonly privacy: "Datenschutz"
      readonly imprint: "Impressum"
      readonly merchantDirectory: "Händlerverzeichnis"
      readonly merchantLanding: "Für Händler"
      readonly sellGuide: "Ratgeber: Wohnmobil verkaufen"
      readonly sellGuideArticle: "Ratgeber"
      readonly blogAuthor: "Autor"
      readonly auctionJournal: "Bietprotokoll"
      readonly renegotiation: "Nachverhandlung"
      readonly valuateMotorhome: "Wohnmobil kostenlos bewerten"
      readonly valuateTrailer: "Wohnwagen kostenlos bewerten"
      readonly valuationSuccess: "Ihre Anfrage ist da"
      readonly valuationReport: "Ihre Bewertung"
      readonly sell: "Fahrzeug verkaufen"
      readonly adEdit: "Inserat bearbeiten"
      readonly account: "Mein Konto"
      readonly accountSettings: "Einstellungen"
      readonly accountEmailSettings: "E-Mail-Einstellungen"
      readonly myVehicles: "Meine Fahrzeuge"
      readonly sales: "Verkäufe"
      readonly messages: "Nachrichten"
      readonly merchantWatchlist: "Merkliste"
      readonly merchantAds: "Meine Inserate"
      readonly merchantPurchases: "Käufe"
      readonly merchantSearches: "Suchaufträge"
      readonly merchantNews: "Neuigkeiten für Händler"
      readonly merchantGuidelines: "Leitfaden für Händler"
      readonly merchantIntegrations: "Schnittstellen"
      readonly login: "Anmelden"
      readonly register: "Registrieren"
      readonly forgotPassword: "Passwort vergessen"
      readonly resetPassword: "Neues Passwort"
      readonly unlockAccount: "Konto entsperren"
      readonly newsletterConfirm: "Newsletter bestätigen"
    }
    readonly upload: {
      readonly preparing: "Wird vorbereitet"
      readonly sending: "Wird gesendet, {size}"
      readonly working: "Wird bearbeitet"
      readonly failed: "Das Senden hat nicht geklappt. Bitte noch einmal versuchen."
      readonly no_picture: "Das ist kein Bild. Verwenden Sie JPG, PNG oder HEIC."
      readonly too_large: "Diese Datei ist größer als 25 MB. Bitte verkleinern Sie sie oder wählen Sie eine andere."
      readonly no_document: "Das ist weder ein PDF noch ein Bild. Verwenden Sie PDF, JPG, PNG oder HEIC."
      readonly cutOff: "Die Verbindung ist abgebrochen. Es geht weiter, sobald sie wieder da ist."
    }
  }
  readonly site: {
    readonly home: {
      readonly promise: "Ihr Wohnmobil geht an den Händler, der am meisten zahlt."
      readonly lead: "Sie beschreiben es einmal. Einen Tag lang bieten geprüfte Händler aus ganz Europa gegeneinander, und Sie zahlen nichts dafür."
      readonly submitted: "{count, plural, one {# Fahrzeug wurde schon eingereicht.} other {# Fahrzeuge wurden schon eingereicht.}}"
      readonly door: {
        readonly motorhome: {
          readonly title: "Wohnmobil"
          readonly text: "Auch Kastenwagen und Campingbus"
          readonly action: "Wohnmobil verkaufen"
        }
        readonly trailer: {
          readonly title: "Wohnwagen"
          readonly text: "Auch Faltcaravan und Zeltanhänger"
          readonly action: "Wohnwagen verkaufen"
        }
      }
      readonly steps: {
        readonly title: "So läuft es"
        readonly lead: "Drei Schritte mit ihren Zahlen. Für alle Verkäufer gleich."
        readonly describe: {
          readonly figure: "7 Abschnitte"
          readonly of: "zum Ausfüllen, jederzeit unterbrechen"
          readonly title: "Sie beschreiben"
          readonly text: "Daten, Ausstattung, Mängel, Bilder. Dazu ein Mindestpreis, den nur Sie kennen. Wir prüfen jedes Inserat, bevor es öffnet."
        }
        readonly bid: {
          readonly figure: "23½ Stunden"
          readonly of: "Ende werktags zwischen 14:00 und 16:30 Uhr"
          readonly title: "Händler bieten"
          readonly text: "Sie sehen jedes Gebot kommen. Wer in den letzten drei Minuten bietet, gibt den anderen drei weitere: Es gewinnt der Preis, nicht die Uhr."
        }
        readonly handover: {
          readonly of: "Provision für Sie, der Händler zahlt {rate}"
          readonly title: "Sie übergeben"
          readonly text: "Mindestpreis erreicht: verkauft, mit Vertrag am selben Tag. Nicht erreicht: Sie entscheiden, und niemand drängt Sie."
        }
      }
      readonly running: {
        readonly title: "Laufende Auktionen"
        readonly lead: "Die Gebote sehen nur zugelassene Händler und der Besitzer."
        readonly all: "{count, plural, one {Das Fahrzeug ansehen} other {Alle # Fahrzeuge ansehen}}"
      }
      readonly faq: {
        readonly title: "Was Verkäufer zuerst fragen"
        readonly text: "Noch etwas? Rufen Sie an: {phone}, Montag bis Freitag von 9 bis 17 Uhr."
        readonly all: "Alle Fragen"
      }
      readonly dealers: {
        readonly title: "Sie handeln mit Fahrzeugen?"
        readonly text: "Kaufen Sie von Privat, mit Daten und Mängeln auf einer Seite und dem Endpreis vor dem Gebot."
        readonly agent: "Bietagent, der an Ihrem Limit aufhört"
        readonly list: "Merkliste und eine dichte Liste für viele Fahrzeuge"
        readonly journal: "Jede Auktion lässt sich Gebot für Gebot nachprüfen"
        readonly apply: "Als Händler bewerben"
        readonly more: "Mehr für Händler"
      }
    }
    readonly about: {
      readonly lead: "Ein Marktplatz für Fahrzeuge, mit denen Menschen verreist sind. Wir wollen, dass beide Seiten danach sagen: Das war in Ordnung."
      readonly fair: {
        readonly title: "Fair heißt bei uns: nachprüfbar"
        readonly text: "Zu jeder Auktion gibt es ein Bietprotokoll, dessen Einträge aneinander hängen. Wer beteiligt war, kann es herunterladen und nachrechnen. Auch wir können danach nichts mehr ändern."
      }
      readonly checked: {
        readonly title: "Geprüft wird auf beiden Seiten"
        readonly text: "Jedes Inserat geht vor der Auktion durch unsere Prüfung, jeder Händler vor dem ersten Gebot. Über 250 Händler kaufen bei CM24 ein."
      }
      readonly people: {
        readonly title: "Menschen am Telefon"
        readonly text: "Montag bis Freitag von 9 bis 17 Uhr. Wir helfen beim Inserat, beim Gebot und danach."
      }
    }
    readonly pricing: {
      readonly lead: "Wer verkauft, zahlt nichts. Wer kauft, zahlt eine Provision, die jeder vorher ausrechnen kann."
      readonly seller: {
        readonly title: "Für Verkäufer"
        readonly text: "Inserat, Prüfung, Auktion und Vertrag kosten nichts. Sie bekommen den vollen Betrag des Gebots."
      }
      readonly dealer: {
        readonly title: "Für Händler"
        readonly text: "{rate} vom Netto-Zuschlag, mindestens {min}, höchstens {max}, jeweils netto. Nur wenn Sie kaufen."
      }
      readonly calculator: {
        readonly title: "Provision ausrechnen"
        readonly hammer: "Zuschlag, brutto"
        readonly vatReportable: "Mehrwertsteuer ist ausweisbar (19 %)"
        readonly commission: "Provision, netto"
        readonly share: "das sind {percent} vom Netto-Zuschlag"
        readonly sellerGets: "Der Verkäufer bekommt"
        readonly minimum: "Mindestens {amount}"
        readonly maximum: "Höchstens {amount}"
        readonly chart: "Provision nach Zuschlag: flach bis {lower}, dann {rate}, flach ab {upper}"
        readonly vatNote: "Auf die Provision kommt Mehrwertsteuer nach Land und USt-IdNr. Welche, steht vor dem Gebot beim Fahrzeug."
      }
    }
    readonly contact: {
      readonly lead: "Rufen Sie an oder schreiben Sie. Es antwortet jemand, der Ihr Inserat oder Ihr Gebot sehen kann."
      readonly phone: "Telefon"
      readonly hours: "Montag bis Freitag, 9 bis 17 Uhr"
      readonly mail: "E-Mail"
      readonly mailHint: "Mit der Nummer Ihres Inserats geht es schneller."
      readonly post: "Anschrift"
      readonly faq: "Vielleicht steht die Antwort schon da"
    }
    readonly faq: {
      readonly lead: "Kurze Antworten auf das, was am häufigsten gefragt wird."
      readonly open: "Ihre Frage ist nicht dabei?"
      readonly contact: "Kontakt aufnehmen"
    }
    readonly legal: {
      readonly version: "Fassung {version}"
      readonly validFrom: "gültig ab {date}"
      readonly changes: "Was sich geändert hat"
    }
    readonly merchantLanding: {
      readonly title: "Einkaufen, ohne hinzufahren"
      readonly lead: "Jeden Werktag enden Auktionen zwischen 14:00 und 16:30 Uhr. Wohnmobile und Wohnwagen, meist direkt vom Besitzer, mit allen Mängeln auf der Zeichnung."
      readonly claim: "Über 300 Bieter sind dabei."
      readonly apply: "Als Händler bewerben"
      readonly see: "Laufende Auktionen ansehen"
      readonly why: "Was Sie davon haben"
      readonly facts: {
        readonly title: "Alles auf einer Seite"
        readonly text: "Fünf Eckdaten, Ausstattung, Mängel mit Bild und Ort, dazu der Endpreis mit Provision und Steuer, bevor Sie bieten."
      }
      readonly agent: {
        readonly title: "Ein Agent, der für Sie bietet"
        readonly text: "Er geht in den kleinsten Schritten bis zu Ihrem Limit. Das Limit ist verschlüsselt, und niemand sonst sieht es."
      }
      readonly light: {
        readonly title: "Eine Ampel statt Raten"
        readonly text: "Sie zeigt, wie nah das Gebot am Mindestpreis ist. Wird sie grün, ist das Fahrzeug am Ende verkauft."
      }
      readonly journal: {
        readonly title: "Ein Bietprotokoll zum Nachrechnen"
        readonly text: "Jedes Gebot steht unter Pseudonym in einer Kette. Am Ende können alle Beteiligten sie prüfen."
      }
      readonly how: "So werden Sie zugelassen"
      readonly step1: "Registrieren Sie Ihren Betrieb mit USt-IdNr."
      readonly step2: "Laden Sie Gewerbenachweis oder Registerauszug hoch. Wir prüfen ihn und melden uns."
      readonly step3: "Bieten Sie. Provision fällt nur an, wenn Sie kaufen."
    }
    readonly directory: {
      readonly lead: "Diese Betriebe kaufen über CM24 ein. Wir haben ihr Gewerbe geprüft."
      readonly count: "{count, plural, one {# Händler} other {# Händler}}"
      readonly search: "Firma oder Ort"
      readonly submit: "Suchen"
      readonly emptyTitle: "Kein Händler gefunden"
      readonly all: "Alle Händler zeigen"
      readonly pages: "Seiten"
    }
    readonly jobs: {
      readonly lead: "Zurzeit ist keine Stelle ausgeschrieben."
      readonly text: "Wenn Sie Fahrzeuge kennen, Fragen gern zu Ende denken und in einer unserer acht Sprachen zu Hause sind, schreiben Sie uns trotzdem. Wir lesen jede Nachricht und antworten."
      readonly write: "E-Mail schreiben"
    }
    readonly partner: {
      readonly lead: "Sie beraten Menschen, die ihr Fahrzeug abgeben wollen? Dann passen wir zusammen."
      readonly text: "Wir arbeiten mit Werkstätten, Campingplätzen, Vermietern und Clubs. Ihre Gäste bekommen eine Auktion mit geprüften Händlern, Sie bekommen eine Empfehlungskennung, mit der wir jedes Inserat Ihnen zuordnen."
      readonly write: "Partnerschaft anfragen"
    }
    readonly newsletter: {
      readonly lead: "Ein Druck noch, dann bekommen Sie einmal im Monat Post von uns."
      readonly action: "Anmeldung bestätigen"
      readonly done: "Bestätigt. Die nächste Ausgabe kommt zu Ihnen."
      readonly broken: "Dieser Link ist unvollständig oder schon benutzt. Melden Sie sich unten einfach noch einmal an."
    }
  }
  readonly validation: {
    readonly required: "Bitte ausfüllen."
    readonly required_boolean: "Bitte wählen Sie Ja oder Nein."
    readonly email: "Bitte geben Sie eine gültige E-Mail-Adresse ein."
    readonly free_email_provider: "Bitte prüfen Sie, ob die Adresse stimmt."
    readonly alpha: "Nur Buchstaben sind erlaubt."
    readonly alpha_dash: "Erlaubt sind Buchstaben, Ziffern, Binde- und Unterstriche."
    readonly alpha_num: "Nur Buchstaben und Ziffern sind erlaubt."
    readonly alpha_spaces: "Nur Buchstaben und Leerzeichen sind erlaubt."
    readonly between: "Der Wert muss zwischen {min} und {max} liegen."
    readonly confirmed: "Die beiden Eingaben stimmen nicht überein."
    readonly digits: "Bitte geben Sie genau {length} Ziffern ein."
    readonly integer: "Bitte geben Sie eine ganze Zahl ein."
    readonly numeric: "Bitte geben Sie eine Zahl ein."
    readonly length: "Bitte geben Sie genau {length} Zeichen ein."
    readonly max: "Höchstens {max}."
    readonly max_length: "Höchstens {max} Zeichen."
    readonly max_value: "Der Wert darf höchstens {max} sein."
    readonly min: "Mindestens {min}."
    readonly min_length: "Mindestens {min} Zeichen."
    readonly min_value: "Der Wert muss mindestens {min} sein."
    readonly regex: "Das Format stimmt noch nicht."
    readonly size: "Die Datei muss kleiner als {size} sein."
    readonly dimensions: "Das Bild muss {width} × {height} Pixel groß sein."
    readonly ext: "Dieser Dateityp ist nicht erlaubt. Möglich: {extensions}."
    readonly mimes: "Dieser Dateityp ist nicht erlaubt."
    readonly image: "Bitte wählen Sie ein Bild (JPG, PNG oder HEIC)."
    readonly image_or_pdf: "Bitte wählen Sie ein Bild oder ein PDF."
    readonly file: "Bitte wählen Sie mindestens eine Datei."
    readonly password: "Mindestens 8 Zeichen mit Großbuchstaben, Kleinbuchstaben und Ziffer."
    readonly min_target_price: "Der Preis muss mindestens {minimumEur, number, ::currency/EUR precision-integer} betragen."
    readonly target_price_warning: "Ihre Preisvorstellung: {priceEur, number, ::currency/EUR precision-integer}. Sind Sie sicher?"
    readonly telephone: "Bitte mit Ländervorwahl eingeben, zum Beispiel +49 431 1234567."
    readonly telephone_personal_data: "Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 0431 1234567."
    readonly zip_code: "Die Postleitzahl hat 4 oder 5 Ziffern, oder 4 Ziffern und 2 Buchstaben."
    readonly zip_code_de: "Die Postleitzahl hat 5 Ziffern."
    readonly zip_code_nl: "Die Postleitzahl hat 4 Ziffern und 2 Buchstaben, zum Beispiel 1012 AB."
    readonly dutch_license_plate: "Erlaubt sind Großbuchstaben, Ziffern und Bindestriche, zum Beispiel AB-123-C."
    readonly importer_link: "Bitte geben Sie einen Link im gültigen Format oder eine Inseratsnummer ein."
    readonly option: "Bitte wählen Sie eine der Möglichkeiten."
    readonly date: "Bitte geben Sie ein gültiges Datum ein."
    readonly future_date: "Das Datum muss in der Zukunft liegen."
    readonly past_date: "Das Datum darf nicht in der Zukunft liegen."
    readonly date_too_late: "Das Datum darf höchstens drei Monate in der Zukunft liegen."
    readonly date_too_late_direct_sale: "Bei Sofortkauf muss das Fahrzeug innerhalb von {weeks} Wochen verfügbar sein."
    readonly mileage_implausible: "Dieser Kilometerstand ist ungewöhnlich. Bitte prüfen Sie ihn."
    readonly vat_reg_no: "Bitte geben Sie eine gültige USt-IdNr. ein, zum Beispiel DE123456789."
    readonly vin: "Die Fahrgestellnummer hat 17 Zeichen, ohne I, O und Q."
    readonly text_has_email: "Bitte ohne E-Mail-Adresse: „{found}“."
    readonly text_has_phone: "Bitte ohne Telefonnummer: „{found}“."
    readonly text_has_link: "Bitte ohne Link: „{found}“."
    readonly text_asks_price: "Bitte nicht nach dem Preis des Verkäufers fragen und keinen nennen: „{found}“."
    readonly text_asks_contact: "Bitte nicht nach Kontaktdaten fragen und keine nennen: „{found}“."
    readonly price_question_not_allowed: "Bitte fragen Sie nicht nach dem Preis oder den Kontaktdaten."
    readonly no_other_account: "Unter dieser Adresse gibt es kein anderes Konto."
    readonly invalid: "Diese Angabe stimmt noch nicht."
  }
  readonly vehicle: {
    readonly group: {
      readonly base: "Fahrzeug"
      readonly registration: "Zulassung"
      readonly engine: "Motor und Antrieb"
      readonly dimensions: "Maße"
      readonly weights: "Gewichte"
      readonly layout: "Grundriss"
      readonly look: "Aussehen"
      readonly use: "Nutzung"
      readonly papers: "Papiere und Schlüssel"
      readonly climate: "Heizung und Klima"
      readonly kitchen: "Küche"
      readonly water: "Wasser"
      readonly power: "Strom"
      readonly outside: "Außen"
      readonly chassis: "Fahrwerk und Assistenz"
      readonly media: "Multimedia"
      readonly trailer: "Wohnwagentechnik"
      readonly accessories: "Zubehör"
      readonly product_description_general: "Wartung und Prüfungen"
      readonly damage_questions: "Fragen zu Schäden"
      readonly images: "Bilder"
      readonly auction: "Verkaufsart"
      readonly price: "Preis"
      readonly availability: "Verfügbarkeit"
      readonly location: "Standort"
      readonly documents: "Dokumente"
      readonly damage: "Mängel"
    }
    readonly unit: {
      readonly km: "km"
      readonly "cm³": "cm³"
      readonly kg: "kg"
      readonly mm: "mm"
      readonly cm: "cm"
      readonly kW: "kW"
      readonly l: "l"
      readonly W: "W"
      readonly Ah: "Ah"
      readonly EUR: "€"
      readonly horsepower: "PS"
    }
    readonly step: {
      readonly profile: "Profil"
      readonly equipment: "Ausstattung"
      readonly defects: "Mängel"
      readonly images: "Bilder"
      readonly auction: "Auktion"
      readonly "personal-data": "Persönliches"
      readonly "last-step": "Absenden"
      readonly description: "Beschreibung"
      readonly "more-images": "Weitere Bilder"
      readonly "more-information": "Weitere Angaben"
    }
    readonly damageAreaGroup: {
      readonly shell: "Außenhaut"
      readonly glass: "Scheiben und Fenster"
      readonly running_gear: "Fahrwerk"
      readonly wheel: "Räder"
      readonly drive: "Antrieb"
      readonly interior: "Innenraum"
      readonly technology: "Technik"
    }
    readonly missing: {
      readonly gallery: "Mindestens ein Bild"
      readonly official_document: "Ein amtliches Dokument"
      readonly account: "Anmeldung oder Registrierung"
      readonly damage_area: "Mangel {number}: wo er ist"
      readonly damage_kind: "Mangel {number}: was es ist"
      readonly damage_severity: "Mangel {number}: wie schlimm er ist"
    }
    readonly fact: {
      readonly first_registration: "Erstzulassung"
      readonly mileage: "Kilometerstand"
      readonly length: "Länge"
      readonly weight_class: "Gewichtsklasse"
      readonly beds: "Schlafplätze"
      readonly estimated: "geschätzt"
    }
    readonly weightClass: {
      readonly up_to_3500: "bis 3,5 t"
      readonly up_to_4500: "bis 4,5 t"
      readonly above_4500: "über 4,5 t"
    }
    readonly filter: {
      readonly price: "Preis"
      readonly first_registration: "Erstzulassung"
      readonly mileage: "Kilometerstand"
      readonly length: "Länge"
      readonly weight_class: "Gewichtsklasse"
      readonly country: "Standort"
      readonly status: "Status"
      readonly make: "Marke"
      readonly body_type: "Aufbau"
    }
    readonly doubt: {
      readonly mileage_out_of_bounds: "Stimmt der Kilometerstand? {mileage, number} km sind selten."
      readonly mileage_unusual_for_age: "{mileage, number} km in {years, plural, one {# Jahr} other {# Jahren}}? Üblich wären rund {usualMin, number} bis {usualMax, number} km."
      readonly power_in_horsepower: "{powerKw} kW wären {horsepower} PS. Meinten Sie vielleicht {powerKw} PS?"
      readonly weights_do_not_add_up: "Gesamtmasse minus Leermasse ergibt {computed, number} kg Zuladung, nicht {payload, number} kg."
      readonly payload_small: "So bleiben nur {computed, number} kg Zuladung. Stimmen beide Gewichte?"
      readonly given_in_centimetres: "{value, number} mm sind sehr wenig. Ist das Maß in Zentimetern angegeben?"
    }
    readonly doubtAction: {
      readonly accept: "{value} übernehmen"
      readonly keep: "{value} stimmt"
    }
    readonly confirm: {
      readonly title: "Bitte kurz bestätigen"
      readonly yes: "Ja, das stimmt"
      readonly change: "Ändern"
      readonly delete_damage_pictures: "Möchten Sie die Bilder dieses Mangels löschen?"
    }
    readonly answer: {
      readonly yes: "Ja"
      readonly no: "Nein"
    }
  }
}
