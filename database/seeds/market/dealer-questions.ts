/** What dealers of the demo ask about any vehicle, each in their language, and what sellers answer. */

export type Topic = {
  readonly questions: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string>>
}

/** Languages that are not there are asked and answered in German. */
export const topics: readonly Topic[] = [
  {
    questions: {
      de: 'Wie alt sind die Reifen, und wie viel Profil haben sie noch?',
      nl: 'Hoe oud zijn de banden en hoeveel profiel hebben ze nog?',
      pl: 'Z którego roku są opony i ile mają jeszcze bieżnika?',
      da: 'Hvor gamle er dækkene, og hvor meget mønster er der tilbage?',
    },
    answers: {
      de: 'DOT 1822 rundum, etwa 6 mm. Das Reserverad ist unbenutzt.',
      nl: 'DOT 1822 rondom, ongeveer 6 mm. Het reservewiel is ongebruikt.',
      da: 'DOT 1822 hele vejen rundt, cirka 6 mm. Reservehjulet er ubrugt.',
    },
  },
  {
    questions: {
      de: 'Wann war die letzte Dichtigkeitsprüfung, und gab es erhöhte Werte?',
      nl: 'Wanneer is de laatste vochtmeting gedaan en waren er verhoogde waarden?',
      pl: 'Kiedy było ostatnie badanie szczelności i czy wykryto podwyższoną wilgotność?',
      da: 'Hvornår blev der sidst målt for fugt, og var der forhøjede værdier?',
    },
    answers: {
      de: 'Im Frühjahr beim Händler, alle Werte unter 15 %. Das Protokoll liegt bei den Papieren.',
      nl: 'Dit voorjaar bij de dealer, alle waarden onder 15 %. Het rapport ligt bij de papieren.',
      da: 'I foråret hos forhandleren, alle værdier under 15 %. Rapporten ligger ved papirerne.',
    },
  },
  {
    questions: {
      de: 'Sind beide Schlüssel und das Serviceheft vollständig vorhanden?',
      nl: 'Zijn beide sleutels en het onderhoudsboekje compleet aanwezig?',
      pl: 'Czy są oba kluczyki i kompletna książka serwisowa?',
      da: 'Er begge nøgler og en komplet servicebog til stede?',
    },
    answers: {
      de: 'Ja, zwei Schlüssel mit Fernbedienung und alle Rechnungen seit dem Kauf.',
      nl: 'Ja, twee sleutels met afstandsbediening en alle rekeningen sinds de aankoop.',
      da: 'Ja, to nøgler med fjernbetjening og alle regninger siden købet.',
    },
  },
  {
    questions: {
      de: 'Stand das Fahrzeug im Winter in einer Halle oder im Freien?',
      nl: 'Stond het voertuig in de winter binnen of buiten?',
      pl: 'Czy pojazd stał zimą w hali, czy na zewnątrz?',
      da: 'Har køretøjet stået indendørs eller udendørs om vinteren?',
    },
    answers: {
      de: 'Immer unter Dach, seit drei Jahren in einer trockenen Halle.',
      nl: 'Altijd onder dak, sinds drie jaar in een droge hal.',
      da: 'Altid under tag, de seneste tre år i en tør hal.',
    },
  },
]
