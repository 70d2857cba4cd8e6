import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'den|det|han|hon|(?:er|din|denna)_(?:husbil|husvagn|bil|vagn|slap)|(?:husbilen|husvagnen|bilen|vagnen|slapet|platisen|campern)'
const can =
  'kan|kunde|far|fick|skulle|vill|ville|gar_det_att|gar_det_bra_att|ok_att|okej_att|mojligt_att|mojlighet_att|nar_kan|tankte|ska|passar_det_att|kanske'

export const swedishPhrases: LanguagePhrases = {
  price: [
    /\b(?:lagsta|minsta|sista|basta|slutliga) pris\w*|\b(?:minimi|reservations|slut|mal|smart)pris\w*/,
    /\bhur mycket (?:vill|ska|begar|tanker)\b[^.?!]{0,20}\b(?:ha|fa|kosta|ha for)\b/,
    /\bvad (?:vill|ska|begar)\b[^.?!]{0,15}\b(?:ha|fa|kosta)\b/,
    /\bprut(?:a|as|at|man|ning)\w*|\bpriset?\b[^.?!]{0,20}\b(?:forhandl\w*|fast|diskuter\w*|rubba\w*)/,
    /\b(?:slapp\w*|salj\w*|ta|tar|acceptera\w*)\b[^.?!]{0,25}\b(?:for )?\d[\d ]*\s?(?:kr|sek|tusen|kronor)\b/,
    /\b(?:ert|ditt|er|din) (?:pris|prisbild|prisforvantning)\w*/,
    /\bsmartgrans\w*|\bvilken (?:summa|peng|prisniva)\b/,
    ...phrases([
      // the least, the last
      'lagsta|minsta|sista|basta|slutliga|absolut_lagsta|minimala|lagst pris*|bud|summa|belopp',
      'lagstapris*|bottenpris*|minimipris*|utgangspris*|smartgrans*|minimibud|prislapp*',
      'vad|hur_mycket .. du|ni .. minst|minimum|lagst|atminstone .. ha|fa|salja',
      'hur lagt|langt_ner|mycket_ner .. du|ni',
      'under|fran|for vilket|vilken|vad (pris|summa|belopp) .. salj*|slapp*|ga|gar',
      // what the seller expects
      'vad|hur_mycket|vilket_pris|vilken_summa .. tankt|tanker|tankte|forestall*|forvanta*|raknat|raknar|hoppas|onskar .. dig|er|fa|pa|ha|med|pris|$',
      `vad|hur_mycket ska|vill|skulle|begar|vad_ska|tar|onskar du|ni (ha|fa) (for) (${vehicle}) .. for_(?:${vehicle})|ha|fa|for|$`,
      'var .. ligger|landar|hamnar|landa|ligga .. pris*|prismassigt',
      `vad ska|skall|far|kan|skulle ${vehicle} kosta|ga_for|inbringa|ge|betinga`,
      'prisforvantning*|prisid*|prisforslag|prisniva|prisbild',
      `vad|hur_mycket .. ${vehicle} .. vard_for|ga_for|ar_den_till`,
      'for hur_mycket|vilket_pris|vilken_summa|vad .. salj*|slapp*|kop*|ta_den|far_jag',
      'vad ar du|ni ute_efter',
      // haggling
      `priset|pris|priset_pa_(?:${vehicle}) .. rorligt|rubba*|sankas|ner|forhandl*|prutman|prutmojlig*|diskut*|flexibelt|gora|hugget`,
      'pruta*|prutas|prutman|forhandlingsbar*|forhandla|forhandlar|prutbart',
      'gora|rubba|jamka|andra|sanka|marginal|utrymme|mana .. pa|i|med priset|pris',
      'kan|gar|skulle (du|ni|det|vi) .. ner|sanka|rabatt|motas|mota|komma_overens .. pris*|i_pris|pa_halva',
      // what the seller wants, as an answer would tell it
      'jag|vi vill_ha|vill|begar|forvantar_mig|forvantar_oss|raknar_med|onskar .. # (euro|eur|kr|kronor) for|$',
      'for|under # .. saljer_jag|saljer_vi|slapper_jag|gar_den',
      // an amount with a question
      'tar|ta|saljer|salja|slapper|slappa|accepterar|godtar|nojer (du|ni|dig|er) (du|ni) (den|med|for) (for) #',
      `${can} (du|ni|jag|vi) (ta|fa|salja|kopa|tanka|slappa) .. # (kr) .. gar|ok|okej|duga|rada|racka|intressant|affar|duger|for_den`,
      'vore|vad_sags_om|duger|hur_later|om_jag_sager|vad_sager_du_om (det|vi) # (ok|okej|bra|racka|duga|for|intressant|om|idag|nu|rimligt|mojligt|till) $',
      'vad_sags_om|hur_later|vad_sager_du_om|vad_sager_ni_om|vad_tycker_du_om|vad_tror_du_om #',
      'bjuder|bjuda|erbjuder|erbjuda|ger|betalar|lagger|budar|ge (dig|er|dej|direkt|kontant|gladeligen|nu) #',
      '# (kr) .. hamtar|koper_den|tar_den|ar_den_sald|ar_vi_overens',
      '# kontant|cash|och_den_ar_min',
      'for # .. tar|koper|hamtar|affar|ar_den|salj*|slapp*|idag|imorgon',
    ]),
  ],
  contact: [
    /\b(?:telefon|mobil)-?(?:nummer|nr)\w*|\bkontaktuppgift\w*|\b(?:mejl|mail|e-post)-?adress\w*/,
    /\b(?:ring|ringa|ringa upp|kontakta|mejla|messa|smsa|na) (?:mig|oss|er|dig)\b|\bring(?:a|er)? upp\b/,
    /\b(?:er|ert|din|ditt|vilken|exakt\w*) (?:adress|nummer|telefon\w*|mejl\w*|mail\w*|namn)\b/,
    /\b(?:pa|via|per) telefon\b|\bvilken gata\b|\bgatuadress\w*|\bfa tag (?:i|pa) (?:dig|er)\b/,
    ...phrases([
      // the seller’s name
      'vad heter du|ni !den|det|bilen',
      'ditt|ert|vad_ar efternamn*',
      // calling and writing
      'hur|var|nar|pa_vilket_satt .. na|nar|nas|kontakta|kontakt|prata .. dig|er|med_dig|med_er|dej|$',
      'ring|ringa|skriv|skriva|mejla|maila|messa|smsa|sms|kontakta|sla_en_signal|skicka mig|mej|oss|er|dig|till_mig|till_oss|till_dig|till_er|ett_sms|ett_meddelande',
      'hora|hor|horas av dig|er|dej|oss|vi .. mig|oss|direkt|$',
      `${can} vi|jag|du|ni .. prata|pratas|ringas|horas|ringa|hora_av|talas_vid|snacka|messa|mejla|skriva|kontakta .. $`,
      'prata|tala|snacka|talas med|vid dig|er|oss|mig',
      'ditt|din|ert|er|dina|era nummer|nr|mobil*|tel|telnr|mejl|mail|kontakt*|namn|telefon*|adress',
      'ta|tar|fa|komma|ha kontakt|i_kontakt (med|direkt) dig|er|mig',
      'privat|via_dm|pm|dm meddelande|skriv*|mejl|chatt|mig',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `var star|finns|bor|ar|befinner|hittar|kan (man|jag|sig) ${vehicle}|du|ni .. exakt|precis|nagonstans|just_nu|nu|titta|se_den !rost*|flaska*|skada*|nummer|sprick*|fukt*`,
    `var|vart exakt|precis star|finns|bor|ar|befinner ${vehicle}|du|ni|sig`,
    'var|vart bor|bodde|haller du|ni',
    'vilken|vilket|i_vilken|pa_vilken ort|stad|by|gata|adress|kommun|postnummer|ort_exakt .. star|finns|bor|ar|sta|se|titta',
    'vad|vilket ar .. adress*|postnummer*|gatuadress*',
    'adress*|postnummer|position .. skicka|ge|lamna|dela|fa',
    'er|ert|ditt|din|exakt*|full*|hela adress*|postnummer|plats|position',
    // seeing it there
    `${can} (jag|vi|man|nagon|min|jag_och) .. komma_forbi|komma_over|komma_och|titta_forbi|kika_forbi|svanga_forbi|besoka|besok|provkora|provkorning|visning|se_pa_plats|aka_forbi|halsa_pa|stanna_till|svanga_in`,
    `komma|kommer|kom|svanger|aker|tittar (jag|vi) (forbi|over) (och|ut|for_att) (forbi|over) (och) titta|kika|kolla|se|syna (pa) ${vehicle}`,
    'kommer|svanger|aker|tittar (jag|vi|garna) .. forbi .. ikvall|imorgon|idag|lordag|sondag|helgen|om|$',
    `${can} (jag|vi|man) (fa) .. se|titta_pa|kolla_pa|kika_pa|syna|provkora|besiktiga ${vehicle} !bild*|foto*|film*|video*`,
    'visning*|besok|titt|provtur|provkorning|visa_den .. mojlig*|idag|imorgon|ikvall|lordag|sondag|helgen|boka|hos_er|hos_dig|ga_att|gar',
    'boka|ordna|bestamma|fixa|avtala .. visning|titt|tid|besok|provkorning|provtur',
    `se|titta|kika|kolla (pa) (${vehicle}) pa_plats|live|i_verkligheten|hos_dig|hos_er|hemma_hos`,
    'traffas|motas|ses .. ikvall|imorgon|lordag|sondag|helgen|hos|nagonstans',
    'nar ar|kan|passar du|ni|det|er .. hemma|titta|visa|komma_och|besok',
    // settling it outside
    'utanfor|vid_sidan|forbi|utan|runt (av|om) (sajten|sidan|plattformen|auktionen|cm24|sajt|auktion|plattform|siten) .. affar*|gora|gor|salj*|kop*',
    'privat|oss_emellan|mellan_oss|direkt_med_dig|direkt_med_er|svart|under_bordet .. gora|affar*|los*|ordna*|uppgor*|komma_overens|gor',
    'gora|gor|losa|loser|ordna|affar|skota|kora .. privat|oss_emellan|mellan_oss|vid_sidan|utanfor|direkt_mellan|utan_auktion*|under_bordet',
    'kontant|kontanter|cash .. handen|pa_plats|direkt|idag|imorgon|ikvall|med_mig|pa_stubinen|pa_stende_fot',
    'jag|vi (kommer|kan|har|tar|betala|betalar|medtar) .. kontant*|cash !hamtning',
  ]),
  fairMeeting: phrase(
    'efter_(?:kopet|auktionen|forsaljningen|affaren|betalning\\w*|avslut\\w*|budgivning\\w*|kop|avslutad\\w*)|vid_(?:hamtning|overlamning|leverans|upphamtning)\\w*|registrerad|registrering\\w*|skriven',
  ),
}
