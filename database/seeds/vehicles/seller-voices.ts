/** How the demo's sellers write. Names and figures of the vehicle stand in braces. */

export type Phrases = readonly [string, ...string[]]

export type Voice = {
  readonly openings: Phrases
  readonly vanOpenings: Phrases
  readonly caravanOpenings: Phrases
  readonly layouts: Phrases
  readonly care: Phrases
  readonly trips: Phrases
  readonly farewells: Phrases
}

const german: Voice = {
  openings: [
    'Wir verkaufen unser gepflegtes Reisemobil, mit dem wir viele schöne Touren gemacht haben.',
    'Zum Verkauf steht unser {name} aus {year}, ein zuverlässiges Wohnmobil, das uns nie im Stich gelassen hat.',
    'Unser treuer {name} sucht neue Reisende. Er ist sofort startklar und vollständig ausgestattet.',
    'Schweren Herzens trennen wir uns von unserem {name}, den wir seit {year} fahren.',
    'Angeboten wird ein {name} in ordentlichem Zustand, Baujahr {year}, ohne Wartungsstau.',
    'Mit diesem {name} waren wir am Nordkap und auf Sizilien, und er ist immer noch für jede Reise gut.',
  ],
  vanOpenings: [
    'Unser {name} ist wendig genug für die Altstadt und groß genug für drei Wochen Norwegen.',
    'Kompakter Camper, im Alltag genauso gern gefahren wie im Urlaub. Mit {metres} m passt er fast überall hin.',
    'Wir haben den {name} {year} gekauft und immer selbst gefahren.',
    'Für alle, die spontan losfahren wollen: unser {name} steht gepackt in der Einfahrt.',
  ],
  caravanOpenings: [
    'Unser {name} wurde nur wenige Male im Jahr gezogen und sonst trocken abgestellt.',
    'Der {name} zieht sich ruhig, auch bei Seitenwind, und ist in wenigen Minuten aufgebaut.',
    'Wir verkaufen unseren {name} aus {year}, mit dem wir meist an der Ostsee standen.',
  ],
  layouts: [
    'Der Grundriss hat sich bei uns bewährt: viel Stauraum, gute Betten, kurze Wege.',
    'Es gibt {beds} Schlafplätze, und auch bei Regen kommt sich niemand in die Quere.',
    'Am Tisch sitzt man bequem, und nachts ist es dunkel und leise.',
    'Alles liegt da, wo man es braucht, und nichts klappert während der Fahrt.',
    'Besonders mögen wir das viele Tageslicht und die Küche, in der man wirklich kochen kann.',
  ],
  care: [
    'Die Dichtigkeitsprüfung wurde jedes Jahr in der Fachwerkstatt gemacht, alle Nachweise liegen vor.',
    'Im Winter stand das Fahrzeug in einer trockenen Halle, die Batterie hing am Ladegerät.',
    'Wasser, Heizung und Kühlschrank haben wir im Herbst geprüft, alles arbeitet, wie es soll.',
    'Die Hauptuntersuchung ist gültig, die Gasprüfung ebenfalls.',
    'Rechnungen der letzten Jahre sind in einem Ordner abgelegt, auch für Kleinigkeiten.',
    'Fenster, Dichtungen und Rollos sind in Ordnung, die Klappen schließen sauber.',
  ],
  trips: [
    'Gefahren sind wir vor allem lange, gleichmäßige Strecken nach Skandinavien und Südfrankreich.',
    'Wir waren meist zu zweit unterwegs, geraucht wurde nie.',
    'Nachgerüstet haben wir nur, was wirklich hilft: bessere Matratzen, LED-Licht und ein zweites Schloss.',
    'Campingstühle, Auffahrkeile, Stromkabel und der Wasserschlauch bleiben auf Wunsch dabei.',
    'Was nicht in Ordnung ist, steht ehrlich bei den Mängeln.',
  ],
  farewells: [
    'Der Verkauf fällt uns schwer, aber wir steigen auf ein kleineres Fahrzeug um.',
    'Wir verkaufen, weil die Kinder nicht mehr mitfahren und es zu viel steht.',
    'Alle Schlüssel und Unterlagen sind vorhanden.',
    'Es geht nur weg, weil uns im neuen Haus der Stellplatz fehlt.',
    'Aus gesundheitlichen Gründen reisen wir nicht mehr und hoffen auf jemanden, der genauso gut darauf achtet.',
  ],
}

const germanRental: Voice = {
  openings: [
    'Der {name} kommt aus unserer Vermietflotte und wurde von Anfang an in unserer eigenen Werkstatt gewartet.',
    'Wir erneuern unsere Flotte und geben diesen {name} aus {year} mit lückenloser Historie ab.',
    'Mietfahrzeug aus erster Hand: ein {name}, nach jeder Rückgabe geprüft und gereinigt.',
  ],
  vanOpenings: [
    'Camper aus unserer Vermietflotte, mit {metres} m leicht zu fahren und deshalb bei unseren Gästen beliebt.',
    'Der {name} lief bei uns seit {year} in der Vermietung und wurde nach jeder Fahrt durchgesehen.',
  ],
  caravanOpenings: [
    'Mietwohnwagen aus erster Hand: ein {name}, nach jeder Rückgabe gereinigt und geprüft.',
  ],
  layouts: [
    'Der Grundriss ist beliebt bei Familien, {beds} Personen schlafen bequem.',
    'Robuste Oberflächen, pflegeleichte Polster und viel Stauraum, wie es die Vermietung verlangt.',
    'Gut geeignet für Einsteiger: alles ist selbsterklärend und die Anleitungen liegen bei.',
  ],
  care: [
    'Alle Prüfungen nach Herstellervorgabe, die Dichtigkeitsprüfung jedes Jahr mit Protokoll.',
    'Markise, Heizung und Kühlschrank wurden vor dem Verkauf durchgemessen.',
    'Hauptuntersuchung und Gasprüfung sind gültig, beides ohne Beanstandung.',
    'Die Bremsen haben wir vor der letzten Saison erneuert, die Rechnung liegt bei.',
  ],
  trips: [
    'Rückgabeprotokolle aller Mieten liegen vor. Die üblichen Gebrauchsspuren sind in den Bildern zu sehen.',
    'Kleine Schäden aus der Vermietung wurden immer gleich fachgerecht behoben.',
    'Rauchen war in unseren Fahrzeugen nie erlaubt.',
  ],
  farewells: [
    'Die Mehrwertsteuer ist ausweisbar. Abholung werktags nach Absprache.',
    'Bezahlung per Überweisung, Übergabe mit ausführlicher Einweisung auf unserem Hof.',
    'Das Fahrzeug steht sofort bereit, auf Wunsch mit Kurzzeitkennzeichen.',
  ],
}

const dutch: Voice = {
  openings: [
    'Wij verkopen onze goed onderhouden {name} uit {year}, waarmee we veel mooie reizen hebben gemaakt.',
    'Te koop: onze {name}, een betrouwbare camper die altijd klaarstaat voor vertrek.',
  ],
  vanOpenings: [
    'Onze {name} past met {metres} m op bijna elke parkeerplaats en rijdt heerlijk.',
    'Compacte camper voor wie graag spontaan op pad gaat.',
  ],
  caravanOpenings: ['Keurige {name} die rustig achter de auto hangt en zo is opgezet.'],
  layouts: [
    'Een fijne indeling met veel bergruimte, goede bedden en een lichte keuken.',
    'Er zijn {beds} slaapplaatsen, en ook bij regen zit niemand in de weg.',
  ],
  care: [
    'Elk jaar een vochttest bij de dealer, alle papieren zijn aanwezig.',
    'In de winter altijd binnen gestald, de accu aan de lader.',
    'Verwarming, koelkast en water zijn dit najaar nagekeken.',
  ],
  trips: [
    'Vooral lange ritten naar Scandinavië en Frankrijk, er is nooit in gerookt.',
    'We waren meestal met z’n tweeën op pad, achterin is nauwelijks gezeten.',
  ],
  farewells: [
    'We nemen afscheid omdat we een kleinere camper hebben gekocht.',
    'Alle sleutels en boekjes zijn erbij.',
  ],
}

const danish: Voice = {
  openings: [
    'Velholdt {name} fra vores udlejning, serviceret på eget værksted siden {year}.',
    'Vi fornyer flåden og sælger denne {name} med fuld historik.',
  ],
  vanOpenings: ['Kompakt {name} på {metres} m, let at køre og let at parkere.'],
  caravanOpenings: ['Pæn {name}, rolig at trække og hurtig at stille op.'],
  layouts: [
    'En god indretning med meget opbevaring og {beds} sovepladser.',
    'Lyst køkken, gode senge og plads til det hele.',
  ],
  care: [
    'Fugttest hvert år på værksted, alle papirer medfølger.',
    'Opbevaret indendørs om vinteren, batteriet er holdt opladet.',
    'Varme, køleskab og vand er gennemgået i efteråret.',
  ],
  trips: ['Kørt mest på lange ture, ikke-ryger.', 'De sædvanlige brugsspor kan ses på billederne.'],
  farewells: [
    'Momsen kan trækkes fra. Afhentning på hverdage efter aftale.',
    'Nøgler og servicebog følger med.',
  ],
}

export const voices = { german, germanRental, dutch, danish } as const
