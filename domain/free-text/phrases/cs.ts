import type { Phrases } from './phrases.ts'

export const czechPhrases: Phrases = {
  price: [
    /\b(?:minimaln|nejnizs|posledn|konecn|rezervn|cilov)\w* cen\w{1,3}\b|\bcen\w{1,3} (?:minimaln\w*|k jednani|dohodou)/,
    /\bkolik (?:byste |by jste |bys )?(?:za|chcete|chces|chtel\w*|zadate|pozadujete)\b[^.?!]{0,25}(?:\bchcete|\bchtel|\bzadate|\bza (?:nej|ni|nej|to|auto|karavan|vuz)\b|\bpozadujete)/,
    /\bza kolik\b(?![^.?!]{0,12}\b(?:jste|kilometr\w*)\b)[^.?!]{0,40}\b(?:prod\w*|dal\w*|nech\w*|pust\w*)\b/,
    /\b(?:prod\w*|dal|dali|nechal\w*|pustil\w*|vzal\w*)\b[^.?!]{0,20}\bza \d/,
    /\bs cenou\b[^.?!]{0,20}\b(?:delat|hnout|pohnout)\b|\bsmlouva\w*|\bvas[ei] cen\w{1,3}\b|\bcenova predstava\b/,
    /\bna kolik\b[^.?!]{0,15}\bcenite\b|\bjak\w* castk\w*|\b(?:kam az|jak nizko)\b[^.?!]{0,20}\b(?:jit|pujdete|slevit)\b|\bcenite si\b/,
  ],
  contact: [
    /\btelefonni\w* cisl\w*|\bkontaktni\w* udaj\w*|\be?-?mailov\w* adres\w*/,
    /\b(?:zavolej\w*|zavolat|volejte|ozvete se|kontaktovat|kontaktujte)\b/,
    /\bpresn\w* adres\w*|\bvas[ei]? (?:telefon\w*|cislo|adres\w*|e-?mail\w*|jmeno)\b/,
    /\b(?:po telefonu|telefonicky)\b|\b(?:jake|ktere) ulici\b|\bulice a cislo\b|\bspojit se s vami\b/,
  ],
}
