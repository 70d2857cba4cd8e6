// Written by tools/declare-messages.ts from the German texts. Do not edit.
export type Messages = {
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
    }
    readonly keys: {
      readonly label: "Tastatur"
      readonly all: "alle Tasten"
      readonly goTo: "Bereich wechseln"
      readonly then: "dann"
    }
    readonly login: {
      readonly title: "Anmelden"
      readonly text: "Die Konsole ist dem Betreiberteam vorbehalten. Jeder Schritt wird aufgezeichnet."
      readonly email: "E-Mail-Adresse"
      readonly password: "Passwort"
      readonly submit: "Anmelden"
      readonly notOperator: "Dieses Konto gehört nicht zum Betreiberteam."
      readonly logout: "Abmelden"
    }
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
      readonly detail: "Auf eigene Fahrzeuge und auf Fahrzeuge des eigenen Unternehmens kann nicht geboten werden."
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
      readonly detail: "Ihre Gebote wurden hier gestrichen, deshalb können Sie in dieser Auktion nicht mehr bieten. Andere Auktionen stehen Ihnen offen."
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
    readonly ACTION_NOT_POSSIBLE_NOW: {
      readonly title: "Im Moment nicht möglich"
      readonly detail: "Der Stand hat sich geändert, dieser Schritt ist nicht mehr vorgesehen. Laden Sie die Seite neu, um die möglichen Schritte zu sehen."
    }
    readonly NOT_AVAILABLE_YET: {
      readonly title: "Noch nicht möglich"
      readonly detail: "Dieser Schritt ist erst etwas später möglich. Die Seite zeigt Ihnen, ab wann."
    }
    readonly NOT_YOUR_TURN: {
      readonly title: "Die andere Seite ist am Zug"
      readonly detail: "Sie haben schon geantwortet. Wir schreiben Ihnen, sobald die andere Seite reagiert hat."
    }
    readonly PRICE_CHANGED: {
      readonly title: "Der Preis hat sich geändert"
      readonly detail: "Während Sie bestätigt haben, galt bereits ein anderer Preis. Bitte prüfen Sie den neuen Preis und bestätigen Sie noch einmal."
    }
    readonly BUY_NOW_NOT_OFFERED: {
      readonly title: "Sofortkauf nicht verfügbar"
      readonly detail: "Der Sofortkauf ist für dieses Fahrzeug nicht oder nicht mehr möglich. Sie können weiter mitbieten, solange die Auktion läuft."
    }
    readonly NO_COUNTERS_LEFT: {
      readonly title: "Keine Gegenangebote mehr"
      readonly detail: "Sie haben alle Gegenangebote genutzt. Sie können das Angebot annehmen oder ablehnen."
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
      readonly detail: "E-Mail-Adresse oder Passwort stimmt nicht. Über „Passwort vergessen“ können Sie ein neues Passwort festlegen."
    }
    readonly LOGIN_LOCKED: {
      readonly title: "Anmeldung vorübergehend gesperrt"
      readonly detail: "Nach mehreren Fehlversuchen ist die Anmeldung für {minutes, plural, one {# Minute} other {# Minuten}} gesperrt. Wir haben Ihnen einen Link zum Entsperren geschickt."
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
      readonly detail: "Die Datei ließ sich nicht öffnen. Verwenden Sie PDF, JPG oder PNG ohne Passwortschutz."
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
    }
    readonly language: {
      readonly menu: "Sprache wählen"
      readonly current: "Sprache: {name}"
    }
    readonly footer: {
      readonly label: "Weitere Seiten"
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
      readonly online: "Wieder verbunden."
    }
    readonly notFound: {
      readonly title: "Diese Seite wurde nicht gefunden"
      readonly text: "Die Adresse stimmt nicht, oder das Inserat ist nicht mehr da. Von hier geht es weiter:"
      readonly home: "Zur Startseite"
      readonly catalog: "Fahrzeuge ansehen"
    }
    readonly error: {
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
      readonly auctionJournal: "Auktionsprotokoll"
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
    readonly mileage_implausible: "Dieser Kilometerstand ist ungewöhnlich. Bitte prüfen Sie ihn."
    readonly vat_reg_no: "Bitte geben Sie eine gültige USt-IdNr. ein, zum Beispiel DE123456789."
    readonly vin: "Die Fahrgestellnummer hat 17 Zeichen, ohne I, O und Q."
    readonly contact_not_allowed: "Bitte ohne Telefonnummern, E-Mail-Adressen und Links."
    readonly price_question_not_allowed: "Bitte fragen Sie nicht nach dem Preis oder den Kontaktdaten."
    readonly invalid: "Diese Angabe stimmt noch nicht."
  }
}
