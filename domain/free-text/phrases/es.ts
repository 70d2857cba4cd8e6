import type { Phrases } from './phrases.ts'

export const spanishPhrases: Phrases = {
  price: [
    /\bprecio (?:minim\w*|final|ultimo|de reserva|mas bajo)|\b(?:ultimo|minimo|mejor) precio\b/,
    /\bcuanto (?:quiere|pide|desea|espera)\w*\b|\bque (?:precio|cantidad) (?:quiere|pide|espera)\w*/,
    /\bprecio\b[^.?!]{0,20}\b(?:negocia\w*|rebaj\w*|fijo|ajust\w*|discut\w*|bajar\w*)\b|\bnegociable\b/,
    /\b(?:vende|deja|dejar|acepta|dar|cog)\w*\b[^.?!]{0,20}(?:\bpor )?\d[\d. ]*\s?(?:€|euros?|eur|mil)/,
    /\bpor cuanto\b[^.?!]{0,15}\b(?:vend|dej|dar)\w*|\b(?:su|tu) precio\b/,
    /\bhasta cuanto\b|\bcuanto (?:baja|rebaja|bajar)\w*|\bque cantidad\b/,
  ],
  contact: [
    /\bnumero de (?:telefono|movil)\b|\bdatos de contacto\b|\bcorreo electronico\b/,
    /\b(?:dar|dame|deme|pas[ae]\w*|facilit\w*|cual es|digame|envi\w*|mand\w*)\b[^.?!]{0,20}\b(?:telefono|movil|numero|correo|email|contacto)\b/,
    /\b(?:llam[ae]|contact[ae]|escrib[ai])\w*(?:me|nos|le|lo|la)\b|\bcontactar\b/,
    /\b(?:me|nos) (?:puede|podria)n? (?:llamar|contactar|escribir)\b|\b(?:le|te) llam[oe]\b/,
    /\bdireccion (?:exacta|completa|postal)\b|\bcual es (?:su|la) direccion\b|\bsu nombre\b/,
    /\bpor telefono\b|\b(?:que|cual) calle\b|\bcalle y numero\b|\bcomo (?:le|te|lo|la) (?:localiz|contact)\w*/,
  ],
}
