import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'den|det|ham|(?:din|jeres|denne)_(?:camper|autocamper|campingvogn|vogn|bil|trailer)|(?:camperen|autocamperen|campingvognen|vognen|bilen|traileren)'
const can =
  'kan|kunne|ma|maa|matte|skal|skulle|vil|ville|muligt_at|mulighed_for_at|ok_at|okay_at|i_orden_at|fint_at|hvornar_kan|hvornaar_kan|gerne|taenkte|lov_at|er_det_ok_at'

export const danishPhrases: LanguagePhrases = {
  price: [
    /\b(?:laveste|mindste|sidste|bedste|endelige) pris\w*|\b(?:mindste|minimum|minimums|slut|onske)pris\w*/,
    /\bhvor meget (?:vil|skal|forlanger)\b[^.?!]{0,20}\b(?:have|koste|for)\b/,
    /\bhvad (?:vil|skal)\b[^.?!]{0,20}\b(?:have for|koste)\b/,
    /\bpris\w*\b[^.?!]{0,20}\b(?:forhandl\w*|fast|tale om|rykke\w*)|\btil forhandling\b|\bprutte\w*/,
    /\b(?:saelg\w*|slippe|tage|tager|acceptere\w*)\b[^.?!]{0,25}\b(?:for )?\d[\d. ]*\s?(?:kr|dkk|kroner)\b/,
    /\b(?:din|jeres|deres) pris\w*/,
    /\bsmertegraens\w*|\bhvilket belob\b/,
    ...phrases([
      // the least, the last
      'laveste|mindste|sidste|bedste|endelige|absolut_laveste|minimum|lavest pris*|bud|belob|beloeb',
      'mindstepris*|bundpris*|laveste_pris*|minimumspris|slutpris*|smertegraens*|bundgraens*',
      'hvad|hvor_meget .. du|i .. mindst|minimum|lavest|mindste .. have|fa|saelg*',
      'hvor lavt|langt_ned|meget_ned .. du|kan_i|vil_i',
      'under|fra|for hvilken|hvilket|hvad pris|belob|sum .. saelg*|slipp*|ga|gar',
      // what the seller expects
      'hvad|hvor_meget|hvilken_pris|hvilket_belob .. taenkt|taenker|taenkte|forestill*|forvent*|regnet|regner|haber|onsk* .. dig|jer|fa|med|pa|have|pris|for_den|$',
      `hvad|hvor_meget|hva vil|skal|skulle|forlanger|tager|onsker|ville du|i (have|ha|fa) (for) (${vehicle}) .. for_(?:${vehicle})|have|ha|fa|for|koste|$`,
      'hvor .. ligger|lander|lande|ligge .. pris*|prismaessigt',
      `hvad skal|ma|skulle ${vehicle} koste|ga_for|indbringe`,
      'prisforvent*|prisforestill*|prisid*|prisforslag|prisleje',
      'for hvor_meget|hvilken_pris|hvilket_belob|hvad .. saelg*|slipp*|kob*|tage_den|far_jag',
      'hvad er du|i ude_efter',
      // haggling
      `prisen|pris|prisen_pa_(?:${vehicle}) .. fleksibel|rokkes|rykkes|ned|forhandl*|diskut*|slaekke|gores|rykke|slas_af`,
      'prutte|pruttes|forhandles|forhandlingsmulig*|forhandle|pruttet',
      'gore|gores|rykke|rokke|slaekke|luft|plads|slas|give_sig|slaa .. ved|pa|i|med|af prisen',
      'kan|vil|skulle (du|i|vi|man) .. ned|rabat|moedes|modes|give_afslag|afslag|gaa_ned|ga_ned .. pris*|i_pris|pa_midten',
      // what the seller wants, as an answer would tell it
      'jeg|vi vil_have|vil_gerne_have|skal_have|forventer|onsker|forlanger .. # (euro|eur|kr|kroner) for|$',
      'for|under # .. saelger_jeg|saelger_vi|slipper_jeg',
      // an amount with a question
      'tager|tage|saelger|saelge|slipper|accepterer|godtager|nojes (du|i|dig) (du|i) (den|med|for) (for) #',
      'hvad_siger_du_til|hvad_med|hvordan_lyder|siger_vi|skal_vi_sige (det|vi|du) (med|pa|til|for) # (ok|okay|fint|nok|for|interessant|om|i_dag|nu|rimeligt|muligt|noget|gore_det) $',
      'hvad_med|hvordan_lyder|hvad_siger_du_til|hvad_siger_i_til|hvad_synes_du_om|skal_vi_sige|ville_du_sige_ja_til|ja_tak_til #',
      'byder|byde|tilbyder|tilbyde|giver|betaler|give|betale|bud_pa (dig|jer|kontant|nu|gerne|gladeligt) #',
      '# (kr) .. henter|tager_den|kober_den|er_den_solgt|er_vi_enige',
      '# kontant|cash|og_den_er_min',
      'for # .. tager|kober|henter|handel|er_den|saelg*|slipp*|i_dag|i_morgen|imorgen',
    ]),
  ],
  contact: [
    /\b(?:telefon|mobil)-?(?:nummer|nr)\w*|\bkontaktoplysning\w*|\b(?:e-?)?mail-?adresse\w*/,
    /\b(?:ring|ringe|kontakt|kontakte|skriv|skrive|maile?|sms'?e?) (?:til )?(?:mig|os|dig|jer|dem)\b/,
    /\b(?:din|jeres|deres|praecise|hvad er) (?:adresse\w*|nummer|telefon\w*|mail\w*|navn)\b/,
    /\b(?:pa|over|pr\.?|via) telefon\b|\bhvilken (?:vej|gade)\b|\bvejnavn\b|\bfat i (?:dig|jer)\b/,
    ...phrases([
      // the seller’s name
      'hvad hedder du|i !den|det|bilen',
      'dit|jeres|hvad_er efternavn*',
      // calling and writing
      'hvordan|hvor|hvornar|hvornaar|paa_hvilken_made .. na|fange|kontakte|kontakt|trafe|traeffe|fat|snakke .. dig|jer|i_dig|med_dig|med_jer|$',
      'ring|ringe|skriv|skrive|mail|maile|sms|smse|kontakt|kontakte|send|sende|skrive_til mig|os|dig|jer|til_mig|til_os|til_dig|til_jer|en_sms|en_besked',
      'hor|hore|horer|lad fra|af|mig dig|jer|os|hore .. direkt*|mig|os|fra_dig',
      `${can} vi|jag|jeg|du|i .. snakke|tale|ringe|ringes|snakkes|tales_ved|skrive|maile|sms|kontakte .. $`,
      'tal|tale|snakke|snak med|sammen dig|jer|os|mig|om',
      'dit|din|jeres|dine nummer|nr|mobil*|tlf|tlfnr|mail|mailadresse|kontakt*|navn|telefon*|adresse*',
      'tag|tage|tager|fa|komme|komme_i kontakt|i_kontakt (med|til) dig|jer|mig',
      'privat|pr|pm besked*|skriv*|mail|chat|mig',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `hvor star|staar|er|bor|befinder|findes|kan (man|jeg|sig) ${vehicle}|du|i .. praecis*|nojagtig*|henne|lige_nu|nu|se_den !rust*|flaske*|skade*|nummer|revne*|fugt*`,
    `hvor praecist|praecis|nojagtigt star|staar|er|bor|befinder ${vehicle}|du|i|sig`,
    'hvor bor|holder du|i',
    'hvilken|hvilket|i_hvilken|pa_hvilken by|gade|vej|adresse|kommune|postnummer|ort|landsby .. star|staar|er|bor|befinder|se|kigge',
    'hvad er|hedder .. adresse*|postnummer*|vejen|byen',
    'adresse*|postnummer|placering .. sende|give|oplyse|dele|fa',
    'jeres|dit|din|praecis*|fuld*|hele adresse*|postnummer|placering|sted',
    // seeing it there
    `${can} (jeg|vi|man|nogen|min|jeg_og) .. komme_forbi|komme_over|komme_og|kigge_forbi|kore_forbi|svinge_forbi|besoge|besog|provekor*|provetur|fremvis*|se_pa_stedet|kigge_ind|smutte_forbi|komme_ud_og`,
    `komme|kommer|kom|svinger|korer|kigger|smutter (jeg|vi) (forbi|over) (og|ud|for_at) (forbi|over) (og) kigge|se|kikke|besigtige|tjekke (pa) ${vehicle}`,
    'kommer|svinger|korer|kigger|smutter (jeg|vi|gerne) .. forbi .. i_aften|i_morgen|imorgen|i_dag|lordag|sondag|weekenden|hvis|$',
    `${can} (jeg|vi|man) (fa) .. se|kigge_pa|kikke_pa|besigtige|provekore|besigtiget ${vehicle} !billed*|foto*|film*|video*`,
    'fremvisning*|besog|besigtigelse|provetur|vise_den|provekorsel .. mulig*|i_dag|i_morgen|i_aften|lordag|sondag|weekend*|aftal*|hos_jer|hos_dig|lade_sig',
    'aftale|arrangere|bestille|book* .. fremvisning|besigtigelse|tid|besog|provetur',
    `se|kigge|kikke|besigtige (pa) (${vehicle}) pa_stedet|live|i_virkeligheden|hos_dig|hos_jer|hjemme_hos`,
    'modes|moedes|ses .. i_aften|i_morgen|lordag|sondag|weekend*|hos|et_sted',
    'hvornar|hvornaar er|kan|passer du|i|det|jer .. hjemme|kigge|vise|komme_og|besog',
    // settling it outside
    'uden_om|udenom|uden|ved_siden_af|udenfor|uden_for (om) (siden|platformen|auktionen|cm24|sitet|auktion|platform) .. handl*|klare|gore|gor|saelg*|kob*',
    'privat|mellem_os|os_imellem|direkte_med_dig|direkte_med_jer|sort|under_bordet .. handl*|klare|ordne|gore|lave|aftale|blive_enige|afgore',
    'klare|gore|ordne|lave|handle|aftale|afslutte .. privat|mellem_os|os_imellem|uden_om|udenom|uden_auktion*|direkte_mellem|under_bordet',
    'kontant|kontanter|cash .. handen|pa_stedet|med_det_samme|i_dag|i_morgen|imorgen|i_aften|med_mig|i_hand*',
    'jeg|vi (kommer|kan|har|tager|betale|betaler|medbringer) .. kontant*|cash !afhentning',
  ]),
  fairMeeting: phrase(
    'efter_(?:kobet|auktionen|salget|handlen|handelen|betaling\\w*|afsluttet|kob|overtagelse\\w*)|ved_(?:afhentning|overdragelse|levering|overtagelse)\\w*|indregistreret|registreret|registrering\\w*|tilmeldt',
  ),
}
