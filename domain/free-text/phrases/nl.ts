import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'hij|ie|hem|het|(?:de|uw|je|jouw|deze|die)_(?:camper|caravan|wagen|bus|aanhanger|auto|buscamper)'
const can = 'kan|kunnen|kunt|kun|mag|mogen|zou|zouden|wil|willen|wanneer|wilt'

export const dutchPhrases: LanguagePhrases = {
  price: [
    /\b(?:minimum|bodem|vraag|richt|streef|limiet)-?prijs\b|\b(?:laatste|laagste|uiterste|beste|minimale) (?:prijs|bod|bedrag)\b/,
    /\bhoeveel (?:wilt|wil|moet|zou|vraagt)\b[^.?!]{0,35}\b(?:hebben|krijgen|ervoor|er voor|kosten|opbrengen)\b/,
    /\bwat (?:moet|wilt|wil|vraagt|zou)\b[^.?!]{0,30}\b(?:hebben|kosten|opbrengen|ervoor|er voor)\b/,
    /\bvoor (?:eur |€ ?)?\d[\d. ]*\s*(?:euro|eur|€)?[^.?!]{0,25}\b(?:meegeven|verkopen|weg|meenemen|mee|laten)\b/,
    /\bprijs\b[^.?!]{0,25}\b(?:doen|onderhandel\w*|bespreekbaar|zakken|vast)\b|\bonderhandelbaar\b|\b(?:uw|jouw) prijs\b/,
    /\b(?:voor )?welk bedrag\b|\bhoe (?:laag|ver)\b[^.?!]{0,20}\b(?:gaan|zakken)\b|\bpijngrens\b|\bprijsidee\b/,
    ...phrases([
      // the least, the last
      'laatste|laagste|uiterste|beste|minimale|minste|scherpste|absolute|uiteindelijke|onderste prijs|bod|bedrag|vraagprijs',
      'hoeveel|wat .. u|je .. minimaal|minstens|minimum|het_minste .. hebben|krijgen|ervoor|voor_hebben',
      'wat|hoeveel is het minste|minimum|laagste|uiterste',
      'het minste .. verkoop*|voor|akkoord|krijgen|hebben',
      'vanaf|onder welk|welke|hoeveel (bedrag|prijs) .. verkoop*|weg|doen|laten|akkoord',
      'ondergrens|bodemprijs|limietprijs|minimumbedrag|minimumbod',
      // what the seller expects
      'wat|hoeveel|welke_prijs|welk_bedrag had|heb|hebt|heeft|hadden (je|u|jij|jullie) .. in_gedachten|gedacht|voorgesteld|in_je_hoofd|in_uw_hoofd|voor_ogen',
      'in_gedachten|voor_ogen .. prijs|bedrag|budget',
      'waar|waaraan|aan_wat|aan_hoeveel (zit|zat|denk|denkt|dacht|zou) (je|u|jij|jullie) (zelf) .. aan|qua_prijs|qua_bedrag|prijs|bedrag !reis',
      'wat|hoeveel verwacht|hoopt|hoop|vraagt|vraag|reken|rekent|wenst (u|je|jij|jullie) .. krijgen|te_vangen|ervoor|voor|te_beuren|$',
      `wat moet|mag|zou ${vehicle} (nog|dan|ongeveer|zo) .. kosten|opbrengen|doen|weg|opleveren|opbrengen`,
      'voor hoeveel|wat|welk_bedrag|welke_prijs .. weg|mee|meenemen|verkoop*|kopen|doen|laten|overnemen',
      'qua prijs|bedrag .. denk*|zitten|zit|gedachten|doen',
      'prijsverwachting|prijsindicatie|richtbedrag|vraagbedrag',
      'hoeveel|wat .. waard voor|aan u|jou|je',
      // haggling
      'rek|ruimte|marge|beweging|speling|speelruimte|iets|wat|korting .. in|aan|op|van (de|uw|je|die) prijs|vraagprijs|prijsje !band*|accu',
      'prijs .. zakken|bespreekbaar|lager|af|omlaag|zakt|afdingen|korting|bewegen',
      'afdingen|onderhandelen|onderhandelbaar|pingelen|marchanderen',
      `${can} er|u|je .. iets|wat|nog|beetje (van) af|vanaf|minder|zakken|tegemoet|tegemoetkomen`,
      'tegemoet|zakken .. prijs|u|je|mij',
      'hoe_ver|hoeveel|wilt_u|wil_je|kunt_u|kun_je .. zakken|afdoen|eraf !km|banden|spanning',
      // at which price the seller says yes
      'gaat|ga|gaan u|je|jij|jullie (dan) akkoord|accoord|mee_akkoord met|voor (ook) #',
      // what the seller wants, as an answer would tell it
      'ik|wij|we wil|willen|vraag|vragen|verwacht|verwachten|zou_graag .. # (euro|eur) voor|ervoor|hebben|krijgen|$',
      'voor|onder|vanaf # .. verkoop_ik|verkopen_wij|verkopen_we|geef_ik|gaat_hij_weg|mag_hij_weg',
      // an amount with a question
      'voor # .. mee|weg|kopen|verkopen|verkoop|neem|akkoord|deal|overnemen|ophalen|kom_ik|ik_hem|is_ie',
      'zou|zouden|is|gaat|ga|kan|lukt|wat_dacht (u|je|van) (met|voor) # .. akkoord|goed|ok|oke|genoeg|lukken|kunnen|mogelijk|bespreekbaar|een_deal|deal|doen|wat|voor_u|voor_je|$',
      'doe|doet|neem|neemt|accepteert|accepteer|verkoopt|verkoop|pakt|geef (je|u|jij|hem|ie|ik) (hem|ook|er|je|u) (weg) (voor) #',
      'bied|bieden|geef|betaal|biedt|bod_van|zou_bieden|wil_bieden|kan_bieden (u|je|hem|er|nu|direct|contant|maximaal) #',
      '# en .. ik|we neem|haal|kom|koop .. mee|langs|hem',
      '# (euro) contant|handje|boter',
      'wat zegt|zeg|vindt|vind|denkt|denk|dacht (u|je|jij) van #',
    ]),
  ],
  contact: [
    /\b(?:telefoon|mobiele|06)[- ]?nummer\w*|\bcontactgegevens\b|\be?-?mail-?adres\w*/,
    /\b(?:uw|je|jouw|exacte|precieze) (?:adres|nummer|telefoon\w*|mail\w*|gegevens)\b|(?<!\bop )\b(?:uw|je|jouw) naam\b/,
    /\b(?:mij|me|u|ons|je)\b[^.?!]{0,20}\b(?:bellen|terugbellen|bereiken|appen|mailen|spreken)\b|\bbel (?:me|mij|ons)\b/,
    /\b(?:per|via de) telefoon\b|\bwelke straat\b|\bstraat en (?:huis)?nummer\b|\bcontact (?:met u )?opnemen\b/,
    ...phrases([
      // the seller’s name
      'hoe heet|heten u|jij|je|jullie !dat|de|het|deze',
      'uw|je|jouw|jullie|wat_is_de achternaam|familienaam',
      // calling and writing
      'hoe|waar|wanneer|waarop .. u|je|jou|jullie .. bereik*|contacteren|spreken|te_pakken',
      'stuur|app|schrijf|mail|bel|sms|bericht (je|u|even|gerust) mij|me|ons|mn|prive|bericht',
      'stuur .. prive*|privebericht|pb|persoonlijk|nummer',
      `${can} (u|je|ik|we|wij) .. bellen|appen|mailen|smsen|telefoneren|contact_opnemen|contacteren !alarm|radio|dealer|garage|vorige`,
      'neem|neemt|nemen|opnemen|heb .. contact (met|op) mij|me|ons|u|je',
      'contact opnemen|op_met|met_mij|met_u|met_de_eigenaar|met_de_verkoper|leggen|prive',
      'uw|je|jouw|jullie 06|tel|telnr|nr|nummer|mail|mailadres|contact*|telefoon*|achternaam',
      'meld|melden|laat (je|u) .. bij_mij|bij_ons|weten_hoe_we|hoor_graag_direct',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `waar staat|bevindt|woon|woont|wonen|zit|is|kan_ik|vind|parkeert (je|u|jullie|ik|zich) ${vehicle}|u|je .. exact|precies|nu|momenteel|bekijken|zien|bezichtigen !fles|sticker|plaatje|lek|schade|roest|nummer`,
    `waar precies|exact staat|bevindt|woont|woon|vind|is ${vehicle}|u|je|zich|ik`,
    'waar woont|woon|wonen|komt|kom u|je|jullie|jij !vocht|geluid',
    'welke|welk|wat_voor plaats|stad|dorp|straat|postcode|adres|gemeente .. staat|woont|woon|is|bevindt|kijken|zien|bezicht*',
    'wat|welke is|de|het .. postcode|adres|huisnummer|straat .. $',
    'uw|je|jouw|volledige|exacte|precieze|hele adres|postcode|woonplaats|locatie|huisnummer|standplaats',
    'adres|locatie|postcode .. geven|sturen|doorgeven|appen|delen',
    // seeing it there
    `${can} (ik|we|wij|iemand|er|u) .. langskomen|langs_komen|langsrijden|komen_kijken|kom_kijken|bezichtig*|bezoeken|proefrijden|proefrit|komen_zien|bezichtiging|afspreken|voorbij_komen|voorbijkomen`,
    'kom|komen|rij (ik|we) .. langs|kijken|voorbij !rust',
    'bezichtiging|bezichtigen|proefrit|bezoek|kijken .. mogelijk|plannen|afspreken|afspraak|vandaag|morgen|vanavond|weekend|zaterdag|zondag|bij_u|bij_je|thuis',
    'kijk*|zien|bekijken|bezichtig* .. bij_u|bij_je|bij_jullie|thuis|ter_plaatse|in_het_echt|in_levende_lijve',
    `${can} (ik|we|wij) ${vehicle} .. bekijken|zien|bezichtigen|komen_bekijken|proberen|testen !foto*|video*|film*`,
    'afspraak (maken|plannen) .. kijken|bezichtig*|bekijken|komen|bij_u|bij_je',
    'wanneer bent|ben|kan|komt|schikt (u|je|het|jij) .. thuis|beschikbaar|uit|langs|kijken|bezicht*',
    'ergens|elkaar|met_u|met_je afspreken|ontmoeten|treffen',
    // settling it outside
    'onderling|onderhands|prive|buitenom|rechtstreeks|direct_met_u|onder_ons|buiten_de_site|buiten_de_veiling|buiten_het_platform|buiten_cm24|zonder_veiling|zonder_platform|zonder_site .. regel*|afhandel*|verkop*|doen|zaken|deal|afspreken|uitkomen',
    'regel*|doen|afhandelen|verkopen|zaken_doen .. onderling|onderhands|prive|buitenom|buiten_de_site|buiten_de_veiling|buiten_het_platform|buiten_cm24|zonder_veiling|onder_ons',
    'contant|cash|handje in|op|contantje (het|de) handje|hand',
    'ik|we|wij|kan (ik) (kom|neem|breng|betaal|betalen|heb) .. contant|cash|contanten !afhalen|ophalen',
    'contant|cash .. vandaag|morgen|vanavond|meteen|direct|ter_plaatse|aan_huis',
  ]),
  fairMeeting: phrase(
    'na_(?:de_|het_)?(?:verkoop|aankoop|veiling|koop|betaling|sluiting|gunning)|bij_(?:het_)?(?:ophalen|afhalen)|bij_(?:de_)?(?:overdracht|levering|aflevering)|geregistreerd|kenteken|op_naam|ingeschreven',
  ),
}
