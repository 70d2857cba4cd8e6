import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'ho|jej|nej|nem|ji|ni|auto|vuz|vozu|karavan*|obytnak*|obytne|prives*|dodavk*|bus*|vozidl*|kempr*|camper*'
const can =
  'muzu|mohu|mohl*|muzem|muzeme|lze|da_se|dalo_by_se|slo_by|jde|chtel*|chci|chceme|je_mozn*|bylo_by_mozne|mozna|kdy|smim|rad_bych|rada_bych|nemohl*|muzete'

export const czechPhrases: LanguagePhrases = {
  price: [
    /\b(?:minimaln|nejnizs|posledn|konecn|rezervn|cilov)\w* cen\w{1,3}\b|\bcen\w{1,3} (?:minimaln\w*|k jednani|dohodou)/,
    /\bkolik (?:byste |by jste |bys )?(?:za|chcete|chces|chtel\w*|zadate|pozadujete)\b[^.?!]{0,25}(?:\bchcete|\bchtel|\bzadate|\bza (?:nej|ni|nej|to|auto|karavan|vuz)\b|\bpozadujete)/,
    /\bza kolik\b(?![^.?!]{0,12}\b(?:jste|kilometr\w*)\b)[^.?!]{0,40}\b(?:prod\w*|dal\w*|nech\w*|pust\w*)\b/,
    /\b(?:prod\w*|dal|dali|nechal\w*|pustil\w*|vzal\w*)\b[^.?!]{0,20}\bza \d/,
    /\bs cenou\b[^.?!]{0,20}\b(?:delat|hnout|pohnout)\b|\bsmlouvat\b|\bvas[ei] cen\w{1,3}\b|\bcenova predstava\b/,
    /\bna kolik\b[^.?!]{0,15}\bcenite\b|\bjak\w* castk\w*|\b(?:kam az|jak nizko)\b[^.?!]{0,20}\b(?:jit|pujdete|slevit)\b|\bcenite si\b/,
    ...phrases([
      // the least, the last
      'nejnizsi*|minimaln*|posledn*|konecn*|nejlepsi|nejmensi|spodni|rezervni (vase|je|jaka) cen*|castk*|nabidk*|hranic*|suma',
      'cen* minimaln*|konecn*|posledn*|nejnizsi|spodni|minimum|dno',
      'kolik|za_kolik .. minimaln*|nejmin|nejmene|minimum|aspon|alespon|posledni .. chcete|chces|za|dal|prodal*|byste|$',
      'nejmin|nejmene|minimalne|minimum .. za|kolik|chcete|prodal*|dal*',
      'jak_nizko|kam_az byste|jdete|pujdete|muzete',
      'pod kolik|jakou_castku|jakou_cenu|cenu .. nep*|jit|prodal*|dal*|nejdete|pujdete',
      // what the seller expects
      `kolik|jakou_castku|jakou_cenu|jaka_castka|jakou_sumu .. predstav*|ocekav*|mysl*|cenite|cekate|pocita*|chtel*|chcete|chces|pozaduje*|rekl* .. za|${vehicle}|$`,
      'kolik|na_kolik|co (si|za) .. cenite|ocenujete|predstavujete|predstavuje|vazite|chcete_za|chcete|chtel*_byste .. $',
      'predstav* .. cen*|castk*|kolik|penez*|penize',
      'cen* .. predstav*|ocekav*|myslite|chcete|pozaduje*',
      `kolik (to|tak|asi|by) (ma|mel*|bude|by_mel*|za|dat|stoji) (stat|kostovat|${vehicle}|dat) za`,
      `kolik stoji|bude_stat|ma_stat|za|by_stal|by_stalo|by_stala|chcete|chces|ma_byt ${vehicle} !oprava|vymena|baterie|pneu*|rok|pojist*|servis`,
      'za kolik .. je|by|prodate|prodavate|prodej|jde|nechate|dal*|pustite|pujde|bude|$',
      `jaka|jakou|jake (je|by_byla|bude|ma|mate) (vase|tedy|teda|ta|jeho|vasi) cen* vozu|auta|karavanu|${vehicle}|$`,
      'cenova predstava|hranice|predstavy',
      // haggling
      'cen* .. pevn*|jednani|jednat|dohod*|sleva|slevu|slev*|smlouvat|hnout|pohnout|dolu|ubrat|niz*|nece|povol*|usmlouv*|stlac*|pohyb*',
      `slevit|slevite|slevil*|sleva|slevu|slevy .. neco|z|trochu|by|jeste{vehicle}`,
      'neco|trochu|jeste|nejak (jeste) slevit|slevite|ubrat|smlouvat|dolu_s_cenou|pustit_z_ceny',
      'da_se|slo_by|dalo_by_se|jde|muzete|mohl*_byste|je_mozn* .. slev*|smlouvat|usmlouvat|domluvit_na_cen*|dohodnout_na_cen*|pustit_z_ceny|ubrat|snizit_cenu|slevit',
      'smlouvat|smlouvani|handrkov*|usmlouv*|vyjednavat',
      // at which price the seller says yes
      'za kolik (byste) ho|ji|to|jej|vuz|auto date|das|dali|daval|pustite|pustili|prodate|prodali|nechate',
      // what the seller wants, as an answer would tell it
      'chci|chceme|chtel_bych|chtela_bych|ocekavam|ocekavame|pozaduji|pozadujeme .. # (eur|euro|korun|kc) za|$',
      'za|pod # .. prodam|prodame|dam_ho|pustim',
      // an amount with a question
      'prodal*|prodate|dal|dali|nechal*|nechate|pustil*|pustite|vzal*|vezmete|berete|bral*|prijal* (byste|bys|by|to|ho|ji|si) (ho|ji|to|za) (za) #',
      'dam|nabizim|nabidnu|dal_bych|dala_bych|zaplatim|platim|rekneme|kdybych_dal|kdyz_dam|bylo_by|stacilo_by|stacilo|staci (vam|za|treba|rekneme|by|rovnou|byste) # .. stac*|plati|berete|beru|slo|sel|bere|ok|dohoda|domluv*|stacit|prijatel*|ruka|platne|hned|zajim*|prodano|berem*|v_hotovosti|odvezu|odvazim|prijedu|prosl*|hotove|placnem*|realne|bylo_ok|$',
      'dam|nabizim|nabidnu|dal_bych|dala_bych|zaplatim|nabidl*_bych|muzu_dat|muzu_nabidnout (vam|za|ho|nej|hned|rovnou|hotove|max|maximalne) (nej) #',
      '# (kc|tis) .. beru|berem*|dohodnuto|placnem*|hotove|na_ruku|odvezu',
      'co rikate|rikas|myslite|reknete (na|o) #',
      'za # .. beru|berem*|prod*|dal*|odvezu|hned|vzal*|zitra|dnes|nechal*|nechate|domluv*|plat*',
    ]),
  ],
  contact: [
    /\btelefonni\w* cisl\w*|\bkontaktni\w* udaj\w*|\be?-?mailov\w* adres\w*/,
    /\b(?:zavolej\w*|zavolat|volejte|ozvete se|kontaktovat|kontaktujte)\b/,
    /\bpresn\w* adres\w*|\bvas[ei]? (?:telefon\w*|cislo|adres\w*|e-?mail\w*|jmeno)\b/,
    /\b(?:po telefonu|telefonicky)\b|\b(?:jake|ktere) ulici\b|\bulice a cislo\b|\bspojit se s vami\b/,
    ...phrases([
      // the seller’s name
      'jak se jmenujete|jmenujes|jmenuji_prodav*',
      'vase|tvoje|jake_mate prijmeni',
      // calling and writing
      'jak|kdy|kde|kam (se|vas|vam) .. zastihn*|zastih*|sezen*|kontakt*|spoj*|dovol*|mluvit|zavol*|volat|dopid* .. $',
      'zastihnout|zastihnu|sezenu|sehnat|dovolat|dovolam vas|vam|se|k_vam|vas_kde',
      'ozvete|ozvi|ozvat|zavolejte|zavolej|brnknete se|mi|nam|prosim',
      'napiste|piste|napis .. soukrome|zpravu|sms|primo',
      `${can} .. zavolat|zavolate|zavolam|volat|promluvit|popovidat|pobavit|napsat|domluvit_po|domluvit_se_po|sejit .. vam|vas|vami|po_telefonu|primo|osobne|soukrome|$`,
      'promluvit|popovidat|pobavit|probrat .. vami|osobne|primo|telefon*|si',
      'vas|vase|svoje|svuj|sve|vasi tel|cislo|telefon*|kontakt*|mail*|email*|adres*|jmen*|prijmen*',
      'dejte|poslete|posli|napiste|reknete|muzete_poslat|muzete_dat|prosim (mi|o|nam) (vase|svoje|svuj|vas) cislo|telefon*|kontakt*|tel|adres*|mail*|email* !dilu|motoru|vin|karos*|dot',
      'kontakt na_vas|na_majitel*|na_prodavaj*|na_tebe|mi|muzete',
      'soukrom* zprav*|napis*|domluv*|cestou',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `kde (presne|konkretne|momentalne) stoji|se_nachazi|bydlite|bydli|parkuje|ho_mate|mate|ji_mate|je_k_videni|se_da_videt (${vehicle}|ted|presne) presne|konkretne|k_videni|videt|prohlidk*|prohled*|podiv*|ted|momentalne !lahev|stitek|rez*|skvrn*|cislo`,
    'kde presne|konkretne|momentalne (se|to|ho|je|auto|vuz|karavan) stoji|nachazi|parkuje|bydlite|muzu|da|mate|videt|je !lahev|rez|stitek|vlhk*|cislo|skvrn*|poskoz*|sk',
    `kde (to|ten|ted) ${vehicle} (se|ted) stoji|nachazi|parkuje|je presne|konkretne !lahev|stitek`,
    'kde|odkud (presne) bydlite|bydli|jste_z|jste_presne|jste',
    'v jak*|ktere* meste|obci|vesnici|ulici|lokalite|okrese_presne .. stoji|je|bydli*|nachazi|parkuj*|k_videni|podivat',
    'jak*|ktere je|mate|ma (vase|presna|ta|vasi) adresa|psc|smerovaci_cislo|ulice|cislo_popisne',
    'psc|smerovaci_cislo .. stoji|mate|vase|prosim|jake',
    'adres*|poloh*|lokalit* .. poslat|poslete|prosim|muzete|dejte|dat|napiste|sdelit|presn*',
    'presn*|celou|uplnou|vasi adres*|poloh*|lokalit*|bydlist*',
    // seeing it there
    `${can}|kdy .. se_zastavit|prijet|podivat|kouknout|prijel|prohlednout|prohlidk*|se_stavit !fot*|video*|fakt*|knizk*|protokol*|dokument*|plyn|motor_v|vodu`,
    'prijedu|prijedem*|stavim|zastavim|dorazim|prijdu|prijel*_bych|stavil*_bych|zastavil*_bych|podival*_bych .. podivat|kouknout|prohled*|vecer|dnes|zitra|sobot*|nedel*|vikend*|se',
    'prohlidk*|zkusebni_jizd*|navstev*|schuzk*|prohlednut* .. mozn*|domluv*|dnes|zitra|sobot*|nedel*|vikend*|u_vas|na_miste|kdy|slo',
    'domluv* .. prohlidk*|schuzk*|zkusebni_jizd*|navstev*|podiv*|osobne|primo|bokem|soukrom*',
    'podivat|prohlednout|kouknout|videt (se|na|ho|si) .. na_miste|osobne|nazivo|na_zivo|u_vas|doma|primo',
    'sejit|sejdeme|setkat|potkat .. se|kdy|dnes|zitra|sobot*|nedel*|vikend*|osobne',
    'kdy (jste|byste|budete|mate|vam|by_vam) .. doma|cas|hodi|vyhov*|hodilo',
    // settling it outside
    'mimo|bez|pres_stranku|obejit|vynechat (tuto|tento|tu) aukci|aukce|platform*|stranek|stranky|portal*|cm24|web*|zprostredkovatel*|provize|proviz*',
    'bokem|soukrome|mezi_sebou|mezi_nami|napr*_bokem|na_primo|naprimo|v_soukromi|bez_aukce|pod_rukou .. domluv*|vyrid*|resit|resime|koup*|prod*|dohod*|zaplat*',
    'domluv*|vyrid*|resit|dohodnout|dohodnem*|koupit|prodat|vyresit .. bokem|soukrome|mezi_sebou|mezi_nami|naprimo|bez_aukce|pod_rukou|mimo',
    'hotove|hotovost*|hotovosti|cash .. na_ruku|ruku|hned|dnes|zitra|na_miste|ihned|rovnou|na_mist*',
    'mam|privezu|prijedu|zaplatim|platim|dam|vezmu (vam|hned|za|ho) .. hotove|hotovost*|cash !prevzet*|vyzved*',
  ]),
  fairMeeting: phrase(
    'po_(?:koupi|aukci|prodeji|zaplaceni|nakupu|vyhre|skonceni|vydrazeni|uhrade)|pri_(?:prevzeti|predani|vyzvednuti|odberu|vyzvednuti)|registrovan\\w*|prihlasen\\w*|registrac\\w*|psan\\w*_na|v_evidenci',
  ),
}
