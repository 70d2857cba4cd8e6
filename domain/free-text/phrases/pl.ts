import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle = 'go|niego|nim|niej|ja|jej|auto|kamper*|przyczep*|pojazd*|samochod*|bus*|van*|wozek'
const can =
  'moge|mogl*|mozna|mozemy|chcial*|chce|chcemy|czy_da_sie|da_sie|daloby|jest_mozliw*|mozliw*|kiedy|byloby|wolno'

export const polishPhrases: LanguagePhrases = {
  price: [
    /\bcen\w{1,3} (?:minimaln\w*|ostateczn\w*|koncow\w*|rezerwow\w*)|\b(?:minimaln|ostateczn|najnizsz|ostatni|koncow)\w* (?:\w+ )?cen\w{1,3}\b/,
    /\bile (?:by )?(?:chce|chca|chcialby|chcialaby|chcieliby|pan|pani|panstwo|zada)\b[^.?!]{0,40}\b(?:za|dostac|otrzymac)\b/,
    /\bza ile\b[^.?!]{0,40}\b(?:sprzed\w*|odda\w*|pusci\w*|pojdzie)\b/,
    /\b(?:odda\w*|sprzeda\w*|pusci\w*|przyjmie\w*|wezmie\w*)\b[^.?!]{0,25}\d[\d ]*\s?(?:zl|pln|euro|eur|€|tys)/,
    /\bdo negocjacji\b|\bnegocj(?:owac|acj)\w*|\btargow\w*|\b(?:pana|pani|panstwa|wasza) cen\w{1,3}\b/,
    /\bjak\w* kwot\w*|\b(?:do ilu|jak nisko)\b[^.?!]{0,20}\b(?:zejd\w*|zej\w*|mozna)\b|\bile minimum\b/,
    ...phrases([
      // the least, the last
      'cen* minimaln*|ostateczn*|koncow*|najnizsz*|ostatni*|minimum|dolna|graniczn*',
      'minimaln*|ostateczn*|najnizsz*|ostatni*|koncow*|dolna|najlepsz*|graniczn* (jest|pana|pani) cen*|kwot*|granic*|suma|oferta',
      'ile .. minimum|minimalnie|najmniej|co_najmniej .. za|chce|pan|wzial*',
      'za_ile .. najmniej|minimum|minimalnie|ostatecznie|max_najnizej',
      'najmniej|minimum|minimalnie ile|jaka|za|pan|pani',
      'ponizej|od|do jakiej|ilu|jakiego (kwoty|ceny|sumy) .. zejdzie|nie|sprzeda*|odda*|zej*',
      'granica|bariera bolu|cenowa|minimalna',
      // what the seller expects
      'ile|jakiej_kwoty|jakiej_ceny|jaka_kwote .. pan|pani|panstwo|sie .. spodziewa*|oczekuj*|mysl*|wycenia*|licz*|zycz*|ceni|zyczy|chce|oczekiwal*',
      'ile .. spodziewa*|oczekuj*|wycenia*|zycz*|ceni|liczy_pan|liczy_pani|licza pan|pani|za|sie',
      `ile|jaka (pan|pani|by) .. chce|chcial*|chca|zada|wola|krzyczy (pan|pani) (za) .. za|${vehicle}|$`,
      `ile za ${vehicle}|calosc|taki|takiego|tego|$`,
      `ile|za_ile (ma|musi|mialby|mialoby|moze|by) .. kosztowac|pojsc|isc|dac|sprzeda* ${vehicle}`,
      'oczekiwan* .. cen*|kwot*|finansow*',
      'cen* .. oczekiwan*|wyobraz*|jakiej_pan|jakiej_pani|pana_interesuje',
      'jak* (pan|pani) .. widzi|ma|wyobraza|oczekuje .. cen*|kwot*',
      'jak* (jest|bylaby|by_byla|pana) cen* za_niego|za_auto|za_kampera|$',
      `na ile .. wycenia*|ceni|liczy pan|pani|panstwo|sobie|${vehicle}`,
      // haggling
      'cen* .. negocj*|zej*|opus*|spus*|ruszy*|elastyczn*|ugra*|urwa*|obniz*|rabat*|nizej|dogada*|targ*|zbic|zbija*',
      'urwac|zejsc|opuscic|spuscic|zbic|ugrac|obnizyc|utargowac .. z|na|w|od ceny|cenie|cena|tym|tego',
      'zejdzie|zejdziecie|opusci|opuscicie|spusci|upust|rabat|znizk* .. pan|pani|cos|z_ceny|mozliw*|jeszcze|na|troche',
      `${can} .. zejsc|opuscic|negocj*|targow*|rabat|upust|utargowac|zbic`,
      'negocjacj*|negocjowac|do_negocjacji|do_uzgodnienia|do_dogadania|podlega_negocj*',
      // at which price the seller says yes
      'zgodzi*|zgodza|zgodzilby|zgodzilaby sie .. na #',
      'ile|jaka_cena (to) ostatecznie|ostateczna (wynosi) $',
      'ile (pan|pani|panstwo) chce|chcialby|chcialaby|chca (pan|pani|panstwo) (za) minimum|minimalnie|najmniej|co_najmniej',
      // what the seller wants, as an answer would tell it
      'chce|chcemy|chcialbym|chcialabym|oczekuje|oczekujemy|zadam|zadamy .. # (euro|eur|zl|zlotych|tys|tysiecy) (euro|eur|zl|zlotych) za|$',
      'za|ponizej # .. oddam|oddamy|sprzedam|sprzedamy',
      // an amount with a question
      'odda*|odda|sprzeda*|pusci*|wezmie*|przyjmie*|zgodzi*|zadowoli* (pan|pani|panstwo|sie|by|go) (za|na|po|go|je|sie) (za|na|za_go) #',
      'moze|mozemy|co_pan_na|co_pani_na|jesli|zaproponuje|proponuje|daje|dam|oferuje|place|zaplace|bym_dal|dalbym|dalabym|mam (za|na|by|panu|pani|od_reki|gotowka|moze|max|maksymalnie) # .. pasuje|ok|okej|wystarczy|starczy|odpowiada|zgoda|zgadza|interesuje|moze_byc|biore|bior*|zabieram|wchodzi|da_sie|byloby|bylaby|przejdzie|gotowka|od_reki|jutro|dzis|$',
      'daje|dam|oferuje|proponuje|zaplace|dalbym|dalabym|zaproponowal*|moge_dac|moge_zaplacic (panu|pani|od_reki|gotowka|max|maksymalnie|za) #',
      '# (zl|i) .. biore|bierzemy|zabieram|dogadani|od_reki',
      'za # .. bior*|sprzeda*|odda*|pusci*|zabieram|kupuje|kupie|jutro|dzis|od_reki|zgoda|poszedl*',
      'co powie*|sadzi|mysli (pan|pani|panstwo) (na|o|za) #',
    ]),
  ],
  contact: [
    /\bnumer\w* (?:telefonu|komork\w*|tel\b)|\bdan\w+ kontaktow\w*|\badres\w* (?:e-?mail|mailow\w*)/,
    /\b(?:zadzwon\w*|oddzwon\w*|skontakt\w*|dzwonic do)\b/,
    /\b(?:dokladn\w*|pana|pani|panstwa) (?:adres\w*|telefon\w*|e-?mail\w*|nazwisk\w*)/,
    /\b(?:przez telefon|telefonicznie)\b|\b(?:jakiej|jaka) ulic\w*|\bulica i numer\b|\bkontakt (?:do|z) (?:pan|panstw|sprzed)\w*/,
    ...phrases([
      // the seller’s name
      'jak (sie) pan|pani|panstwo (sie) nazywa|nazywaja',
      'jak sie nazywasz|nazywacie',
      // calling and writing
      'jak|kiedy|gdzie|w_jaki_sposob (moge|mozna|sie|z) .. skontakt*|kontakt|zlapac|porozmawia*|dodzwoni*|zadzwon* .. $',
      'prosze|prosz|niech|moze|czy|moze_pan|moze_pani (sie|mi|do) .. odezwa*|odezwie|odezwij|zadzwon*|napisa*|napisz*|pisac|kontakt|odpisac|oddzwon* do|na|mi|sie|prywatnie|priv|$',
      'odezwie|odezwij|odezwac|napisz|napisze|napisac|pisz|pisac|zadzwon*|smsa|wiadomosc .. do_mnie|do_nas|mi|prywatn*|priv|na_priv|bezposredni*|do_pana|do_pani',
      `${can} (do|z) (pana|pani|panem|pania|panstwa) .. zadzwon*|dzwonic|napisa*|porozmawia*|pogada*|skontakt*|rozmawiac`,
      `${can} .. zadzwon*|porozmawia*|pogada* .. pan*|telefon*|bezposredn*|osobiscie|prywatn*|$`,
      'pogadamy|pogadac|porozmawiamy|porozmawiac|zdzwonimy|zgadamy|zdzwonic|umowic_telefon*',
      'pana|pani|panstwa|wasz|wasze|swoj|twoj nr|numer*|tel|telefon*|mail*|kontakt*|adres*|nazwisk*|dane',
      'nr|numer|namiar*|kontakt do|na|z pana|pani|panstwa|ciebie|sprzedaj*|wlasciciel*|was',
      'podac|poda|podaj|wyslac|wysle|prosze|przeslac (mi|pan|pani|o|swoj) (nr|numer*|namiar*|kontakt|telefon|adres) tel|telefonu|kontaktowy|kontaktow*|do',
      'na priv|prywatn* wiadomosc|priva',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `gdzie (dokladnie|konkretnie) stoi|stoja|sie_znajduje|znajduje|pan_mieszka|pani_mieszka|mieszka*|jest|parkuje (sie|teraz) (${vehicle}|pan|pani) dokladnie|konkretnie|teraz|obejrze*|zobaczy*|ogladac|obecnie|do_obejrzenia|do_zobaczenia`,
    `gdzie dokladnie|konkretnie (stoi|jest|sie|mozna|moge|znajduje) stoi|znajduje|go|${vehicle}|obejrze*|zobaczy*|podjecha*|mieszk* !rdza|butl*|numer*|wgniec*|rysa*|wilgoc|plam*|uszkodz*|pek*|dziur*|naklejk*|tabliczk*`,
    'gdzie (pan|pani|panstwo) mieszka*|pan_jest|pani_jest|pan_stoi',
    'jak*|ktor* miejscowos*|miast*|ulic*|adres*|wsi|wies|gmin*|kod_pocztow*|kodu_pocztow* .. stoi|mieszka*|obejrze*|zobaczy*|podjecha*|przyjecha* !vin|blad|lakieru|bledu|fabr*|koloru',
    'jak* (jest|to|dokladny|pelny|pana|pani) adres*|kod_pocztowy !serwis*|warsztat*|salon*',
    'adres*|lokalizacj*|pinezk*|kod_pocztowy .. podac|wyslac|prosze|poda|dokladn*|przesl*|udostepn*',
    'dokladn*|pelny|pelnego adres*|lokalizacj*|miejsc_postoju|kod_pocztow*',
    'prosze_o|poprosze_o|poprosze|podac (dokladny|pana|pani) adres*|lokalizacj*|pinezk*|kod_pocztow*',
    // seeing it there
    `${can}|kiedy .. podjecha*|przyjecha*|wpasc|wpadne|dojecha*|obejrzec_na_zywo|na_zywo|ogledzin*|podskocz*|wpadniemy|zajechac|jazd*_probn*|probn*_jazd*`,
    `${can} .. obejrzec|zobaczyc|ogladac|ogladniecie|przetestowac|obejrzenia ${vehicle}|dzis*|jutro|w_sobote|w_niedziele|w_weekend|osobiscie|wieczor* !zdjec*|fot*|film*|faktur*|ksiazk*|raport*|dokument*|paragon*|wideo`,
    'podjade|przyjade|wpadne|wpadniemy|przyjedziemy|podjedziemy|zajrze|zajade .. obejrz*|zobacz*|wieczor*|dzis*|jutro|sobot*|niedziel*|weekend*|gotowk*',
    'ogledzin*|obejrzenie|ogladanie|jazda_probna|jazde_probna|wizyt* .. mozliw*|umow*|dzis*|jutro|sobot*|niedziel*|weekend*|u_pana|u_pani|na_miejscu|wchodz*|kiedy',
    'umowic|umowimy|umowmy .. ogledzin*|obejrz*|ogladanie|jazde|spotkani*|wizyte|na_miejscu|sie',
    'obejrzec|zobaczyc|ogladac .. na_miejscu|na_zywo|u_pana|u_pani|u_panstwa|w_domu|osobiscie',
    'spotkac|spotkamy|spotkanie|spotkajmy .. sie|pan*|dzis*|jutro|sobot*|weekend*',
    'kiedy|o_ktorej|czy (jest|bedzie|pan|pani) .. pan_w_domu|pani_w_domu|w_domu|dostepny_pan|czas_na_ogl*|pasuje_panu|pasuje_pani',
    // settling it outside
    'poza|bez|z_pominieciem|omijajac|obok|z_boku (tej|tym|ta|serwisem|aukcja) strony|portalem|portalu|aukcj*|platform*|cm24|stronie|posrednik*|systemem',
    'prywatnie|miedzy_soba|miedzy_nami|pod_stolem|na_boku|na_lewo .. dogad*|zalatw*|dogadac|kupic|uzgodn*|umow*|sfinaliz*|bez',
    'dogad*|zalatw*|uzgodn*|kupic|umow* (sie|to|go|my) .. prywatnie|miedzy_soba|miedzy_nami|na_boku|pod_stolem|bez_posrednik*|poza',
    'gotowk* .. do_reki|od_reki|od_razu|dzis*|jutro|na_miejscu|przy_ogledzinach|w_reke|zaraz|teraz|czeka',
    'mam|przywioze|zabieram|place|zaplace|biore|przyjade|przyjezdzam|od_reki (z|od_razu|dzis*) .. gotowk*|cash !odbior*',
  ]),
  fairMeeting: phrase(
    'po_(?:zakupie|aukcji|sprzedazy|zaplacie|kupnie|licytacji|wygran\\w*|zakonczeniu|oplaceniu)|przy_odbiorze|przy_przekazaniu|po_odbior\\w*|po_wygraniu|zarejestrowan\\w*|rejestracj\\w*|zameldow\\w*',
  ),
}
