import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

/** "er", "es" and the vehicle by its name; "sie" is more often the person asked. */
const vehicle =
  'er|es|ihn|(?:der|den|das|ihr|dein|euer)_(?:wagen|wohnwagen|camper|kastenwagen|kasten|bus|anhanger|wohnmobil|womo|fahrzeug|mobil|auto|gute_stuck)'
const can =
  'kann|konnte|koennte|konnten|koennten|konnen|koennen|darf|durfte|duerfte|durfen|duerfen|mochte|moechte|mochten|moechten|will|wollen|wollte|wurde|wuerde|wurd|wuerd|wurden|wuerden'
const week =
  'heute|morgen|ubermorgen|abend|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'

export const germanPhrases: LanguagePhrases = {
  price: [
    /\b(?:mindest|wunsch|limit|minimal|ziel|abgabe|hand|end|minimum)preis\w*/,
    /\b(?:schmerzgrenze|preisvorstellung\w*|preisidee|preisrahmen|preisgrenze|verhandlungsbasis|vhb|vb)\b/,
    /\b(?:letzte[rn]?|beste[rn]?|niedrigste[rn]?|gunstigste[rn]?) preis\b/,
    /\b(?:was|wie ?viel) (?:wollen|mochten|hatten|wurden|erwarten|verlangen|fordern|stellen) sie\b[^.?!]{0,50}\b(?:haben|bekommen|dafur|erzielen|fur (?:ihn|den|das|ihr|die)|vor)\b/,
    /\bwas (?:soll|soll denn) (?:er|sie|es|der \w+|das \w+)\b[^.?!]{0,20}\bkosten\b/,
    /\bwas kostet (?:er|sie|es|das (?:fahrzeug|wohnmobil|mobil)|der (?:wagen|camper|wohnwagen|anhanger))\b(?![^.?!]*\b(?:jahr|versicherung|steuer|unterhalt|monat)\b)/,
    /\b(?:zu welchem|fur welchen) preis\b|\bfur wie ?viel\b/,
    /\b(?:fur|bei|um|zu)\s+\d[\d. ]*\s*(?:euro|eur|€|,-|tausend|tsd|k\b)?[^.?!]{0,30}\b(?:verkaufen|abgeben|hergeben|verkauft|mitnehmen|ubernehmen|einig)\b/,
    /\b(?:verkaufen|geben|lassen|nehmen|akzeptieren) sie\b[^.?!]{0,30}(?:\b(?:fur|um|auch) )?\d[\d. ]*\s*(?:euro|eur|€|tausend|tsd)/,
    /\bpreis(?:lich)?\b[^.?!]{0,25}\b(?:verhandel\w*|luft|spielraum|machen|nachlass|fix|festpreis|runter)\b|\bverhandelbar\b/,
    /\b(?:ihr|ihrem|ihren|euer|dein) preis\b|\bwas ist der preis\b|^\W*preis\W*$/,
    /\b(?:welche[mnrs]?|was fur ein\w*) (?:betrag|summe|preisgrenze|vorstellung\w*)\b/,
    /\bwas (?:rufen|mussten?|musste)\b[^.?!]{0,25}\b(?:auf|bieten|zahlen|hinlegen)\b/,
    ...phrases([
      // the least, the last
      'letzt*|best*|niedrigst*|gunstigst*|aeusserst*|ausserst* preis|summe|betrag',
      'was|wieviel|wie_viel .. sie|du .. mindestens|mindest|minimum|minimal|wenigstens .. haben|bekommen|kriegen|erzielen',
      'ab|unter wieviel|wie_viel|was|welche*_preis|welche*_summe|welche*_betrag .. sie|du|ihr .. verkauf*|abgeben|hergeben|gehen|gehn|lassen|zusagen|schwach',
      'untergrenze|preisuntergrenze|preislimit|mindestgebot|mindestsumme|mindestbetrag',
      // what the seller expects
      'was|wieviel|wie_viel stellen|stelln|stellst|stellt sie|du|ihr .. vor',
      'was|wieviel|wie_viel haben|hatten|hast|hattest sie|du|ihr|euch .. vorgestellt|vorgestellt|gedacht|erwartet|erhofft',
      'mit wieviel|wie_viel|was_fur_einem_preis|welche*_preis|welche*_betrag|welche*_summe rechnen|rechnest|kalkulieren sie|du|ihr !verbrauch|kosten|liter|kilometer',
      'woran|an_was|an_wieviel|an_welche*_preis .. sie|du .. gedacht|gedacht_haben',
      'wo|wie liegen|liegt|sind|bist|steht sie|ihr|du|wir .. preislich|preis|vorstellung*',
      'preislich .. vorstell*|gedacht|lage|landen|einig',
      `wo|wohin soll|muss ${vehicle} .. landen`,
      'welche* preis*|betrag|summe|erlos .. schwebt|vorstell*|erwart*|erhoff*|gedacht',
      `was|wieviel|wie_viel soll|muss|musste|sollte|sol (denn) ${vehicle}|sie .. kosten|bringen|einbringen`,
      'was|wieviel|wie_viel wollen|willst|wolln|woll|mochten|moechten|verlangen|verlangst (sie|du|ihr) .. dafur|dafuer|haben|fur_ihn|fuer_ihn',
      `wie_viel|wieviel|was (ist|war) er|es|${vehicle} ihnen|dir .. wert`,
      // haggling
      'am|beim|an_dem preis .. machen|was|bisschen|drehen|rutteln|luft|spielraum|nachlass|handeln|tun',
      'preis .. vb|rutteln|verhandlungs*|nachgeben|entgegen|drucken',
      'verhandlungsspielraum|verhandlungssache|verhandlungsbereit|handelbar|festpreis|fixpreis|preisnachlass|preisspielraum',
      'lassen|lasst|kann|konnte|kann_man sie|du|man|mit .. mit_sich|mit_ihnen|noch handeln|reden|verhandeln|feilschen',
      'kommen|kamen|kommst|konnten|koennten sie|du .. mir|uns .. entgegen|entgegenkommen',
      'wie_weit|wie_viel|wieviel gehen|gehn|konnen|koennen|wurden|kommen|gehst sie|du .. runter|herunter|entgegen',
      'was geht|ginge (denn|da) (noch) preislich|am_preis',
      // at which price the seller says yes
      'bei|ab|zu welche*_gebot|welche*_betrag|welche*_summe schlagen|schlagst|schlagt|sagen|sagst sie|du|ihr',
      'wie_viel|wieviel|was wollen|willst|mochten|moechten|wolln sie|du|ihr mindestens|wenigstens|minimum|minimal',
      // what the seller wants, as an answer would tell it
      'ich|wir will|wollen|mochte|moechte|mochten|moechten|hatte_gern|haette_gern|erwarte|erwarten|verlange|verlangen .. # (euro|eur) haben|dafur|dafuer|fur_ihn|fuer_ihn|fur_den|fur_das|bekommen|erzielen|sehen|$',
      'fur|fuer|unter|ab # .. gebe_ich|geb_ich|geben_wir|verkaufe_ich|verkaufen_wir|gehort_er_ihnen',
      // an amount with a question
      'waren|waeren|ware|waer|war|ging|ginge|gingen (auch) # (noch) drin|ok|okay|machbar|moglich|moeglich|in_ordnung|denkbar|genug|fair|fur_sie',
      'gehen|langen (auch) # $',
      'bei|fur|fuer # .. dabei|einig|deal|abgemacht|mitnehm*|nehmen|nehme|nehm|weg|hole|hol|zuschlag*|gehort|meiner|verkauf*',
      'biete|bote|zahl|zahle|gab|gabe (ihnen|dir|sofort|bar|gern|gerne|auch|maximal|hochstens|ihn) #',
      'wurd|wurde|wuerde|wurden|wuerden|kann|konnte (ihnen|dir|gern|auch|so|etwa|maximal) # .. bieten|zahlen|geben|bezahlen|hinlegen|ausgeben',
      'wurd|wurde|wuerde|wurden|wuerden (ich|ihnen|dir) bieten|zahlen|geben|bezahlen #',
      '# und|dann (dann) sind_wir_uns|ich_nehm*|wir_nehm*|er_gehort|ich_hol*|deal|fertig|gekauft|weg|verkauft|mitnehmen',
      '# und er|es|der|das|die_sache (ist|war|ware) weg|gekauft|verkauft|meiner|erledigt',
      'was|wie sagen|meinen|halten sie|du (zu|von|bei) #',
      'nehmen_sie|akzeptieren_sie|wurden_sie|geben_sie_ihn .. fur|auch|noch #',
    ]),
  ],
  contact: [
    /\b(?:telefon|handy|mobil|ruf|durchwahl)-?nummer\w*|\bkontaktdaten\b|\be?-?mail-?adresse\w*/,
    /\bruf(?:en|t)? (?:sie )?(?:mich|uns|doch|bitte|kurz)\b|\btelefonisch\b/,
    /\b(?:mich|uns|sie|ihnen)\b[^.?!]{0,30}\b(?:anrufen|zuruckrufen|erreichen|kontaktieren|telefonieren)\b/,
    /\b(?:ihre|genaue|genauen|vollstandige|komplette) (?:adresse|anschrift|nummer|mail|kontakt\w*|handy\w*|telefon\w*)\b/,
    /\b(?:direkt|privat|personlich)\w* (?:kontakt|melden|austauschen)\b|\bkontakt aufnehmen\b|\bihr(?:en)? name\b|\bwie heissen sie\b/,
    /\b(?:am|per|ubers?) telefon\b|\bwelche[rn]? strasse\b|\bstrasse und hausnummer\b|\ban wen (?:kann|darf)\b[^.?!]{0,15}\bwenden\b/,
    ...phrases([
      // the seller’s name
      'nachname|nachnamen|familienname|familiennamen !brief|fahrzeugschein|halter*',
      'im_telefonbuch|im_branchenbuch .. finden|unter|steh*',
      'wie heissen|heisst sie|du|ihr !der|die|das',
      // calling and writing
      'wie|wo|wann|ob|ob_man .. sie|dich|euch .. erreich*|erwisch*',
      'sind|bist sie|du .. erreichbar',
      'sich|dich|euch (kurz|mal|bitte|direkt|privat) bei (mir|uns) .. meld*',
      'meld|melde|melden (sie|dich|euch) (sich|doch|bitte|mal) bei|direkt|privat|unter',
      'schreiben_sie|schreib|schreibt|schicken_sie|schicke|schick mir|uns .. privat*|nachricht|pn|sms|direkt|handy|nummer',
      'mir|uns .. privat*|direkt|personlich|pn .. schreib*|nachricht*|meld*|kontaktier*',
      `${can} wir|ich .. telefonier*|quatschen|schnacken|mit_ihnen_sprechen|kurz_sprechen|mal_sprechen|uns_austauschen`,
      'ihre|deine|eure nr|nummer|handynr|telnr|tel|handy|kontakt*|mail*|e-mail*',
      'privatnachricht|kontakt herstellen|austauschen|aufnehmen',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `wo steht|stehn|stehen|befindet|parkt|parken|finde_ich|findet_man (denn) (sich|denn) ${vehicle}|sie|ihr_wohnmobil (denn|denn_jetzt|jetzt|sich) genau|exakt|gerade|aktuell|momentan|jetzt`,
    `wo genau|exakt steht|befindet_sich|befindet|parkt|finde_ich|wohnen|wohnt (denn) (sich) ${vehicle}|sie|ihr|du`,
    'wo (genau) wohnen|wohnt|wohnst (denn) sie|ihr|du',
    'welche*|welchem ort|stadt|ortschaft|dorf|strasse|plz|postleitzahl .. steh*|wohn*|anschau*|besicht*',
    'ihre|genaue|exakte|volle|komplette|ganze|wie_ist_die|was_ist_die|wie_lautet_die plz|postleitzahl|hausnummer|adresse|anschrift|strasse',
    'genau*|exakt* standort|abstellort|stellplatz',
    'standort|adresse|anschrift !werkstatt* .. nennen|verraten|schicken|senden|mitteilen|geben|durchgeben',
    // seeing it there
    `${can}|wann|wenn|ob|dass ich|wir|jemand .. vorbei|vorbeikomm*|vorbeischau*|vorbeifahr*|rumkomm*|ruberkomm*|besichtig*|probefahr*|probe_fahren`,
    `${can}|wann .. ich|wir|jemand|kollege .. vorbeikomm*|vorbeischau*|vorbei_komm*|vorbei_schau*|vorbeifahr*|besichtigen|probefahren|probefahrt`,
    'komm|komme|schau|schaue|fahre|kommen_wir|schauen_wir (ich|wir) .. vorbei',
    `${can} .. ${vehicle} .. ansehen|anschauen|anschaun|angucken|anzuschauen|begutachten|live_sehen|in_echt !foto*|bild*|video*`,
    `${week}|vor_ort|bei_ihnen|bei_dir|bei_euch|personlich|live .. ansehen|anschauen|anschaun|angucken|besichtigen|vorbeikommen|vorbeischauen !foto*|bild*|video*`,
    'besichtigung|probefahrt|ansehen (denn) moglich|moeglich|machbar|vereinbaren|heute|morgen|samstag|sonntag|am_wochenende|bei_ihnen|bei_dir|vor_ort',
    'besichtigung|probefahrt|besichtigungstermin .. vereinbaren|ausmachen|machen|absprechen|bei_ihnen|bei_dir|zuhause|daheim',
    'besichtigungstermin|termin_zur_besichtigung|termin_zum_anschauen|termin_vor_ort',
    'ware|waere|ist (denn) eine|ne (kurze) besichtigung|probefahrt .. moglich|moeglich|machbar|drin',
    `${can} wir uns .. treffen|zusammensetzen`,
    'treffen wir uns',
    // settling it outside
    'privat|unter_uns|untereinander|inoffiziell|nebenher|so_unter_uns .. regel*|abwick*|einigen|klaren|klaeren',
    'unter_der_hand|ohne_plattform|ohne_die_plattform|ohne_auktion|ohne_die_auktion|ohne_cm24|ausserhalb_der_plattform|ausserhalb_der_auktion|ausserhalb_von|an_der_auktion_vorbei|an_der_plattform_vorbei|am_portal_vorbei|aus_der_auktion_nehmen .. regel*|abwick*|verkauf*|einig*|klar*|mach*|kauf*|abschliess*',
    'ich|komm|komme|kommen|bring|bringe .. bargeld|cash|geld_mit|geld_dabei|barem',
    'ich|wir|wurd|wurde|wurden zahl*|zahlen|bezahle|bezahlen (auch|sofort|gleich|direkt|gern|heute) bar|cash',
    'bar|cash auf_die_hand|kralle|vor_ort|auf_die_kralle|und_sofort|und_gleich',
    'bar_auf_die_hand|barzahlung|bar_bezahlen|bar_zahlen .. sofort|heute|gleich|morgen|vor_ort',
  ]),
  fairMeeting: phrase(
    'nach_(?:dem|der|einem|erfolgreich\\w*|erfolgtem)_(?:kauf|auktion|zuschlag|verkauf|bezahlung|ersteigerung)|nach_zuschlag|nach_auktionsende|nach_kauf|bei_abholung|bei_der_abholung|bei_ubergabe|bei_der_ubergabe|zugelassen|zulassung|angemeldet|gemeldet|nach_vereinbarung',
  ),
}
