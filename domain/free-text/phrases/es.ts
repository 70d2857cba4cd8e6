import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'ella|(?:la|esta|su|tu)_(?:caravana|autocaravana|camper|furgo|furgoneta)|(?:el|este|su)_(?:vehiculo|remolque|coche)'
const can =
  'puedo|podria|podriamos|podemos|se_puede|se_podria|seria_posible|es_posible|quiero|quisiera|queremos|me_gustaria|nos_gustaria|hay_posibilidad|posibilidad_de|cuando_puedo|cuando_podria|cuando|puede|podrian|podrias|puedes'

export const spanishPhrases: LanguagePhrases = {
  price: [
    /\bprecio (?:minim\w*|final|ultimo|de reserva|mas bajo)|\b(?:ultimo|minimo|mejor) precio\b/,
    /\bcuanto (?:quiere|pide|desea|espera)\w*\b|\bque (?:precio|cantidad) (?:quiere|pide|espera)\w*/,
    /\bprecio\b[^.?!]{0,20}\b(?:negocia\w*|rebaj\w*|fijo|ajust\w*|discut\w*|bajar\w*)\b|\bnegociable\b/,
    /\b(?:vende|deja|dejar|acepta|dar|cog)\w*\b[^.?!]{0,20}(?:\bpor )?\d[\d. ]*\s?(?:€|euros?|eur|mil)/,
    /\bpor cuanto\b[^.?!]{0,15}\b(?:vend|dej|dar)\w*|\b(?:su|tu) precio\b/,
    /\bhasta cuanto\b|\bcuanto (?:baja|rebaja|bajar)\w*|\bque cantidad\b/,
    ...phrases([
      // the least, the last
      'precio minimo|final|ultimo|reserva|mas_bajo|de_reserva|cerrado|tope|minimisimo',
      'ultimo|minimo|mejor|menor (su|es|es_el|tu) precio|oferta|cantidad|importe',
      'cual|que|dime|digame (es|seria|el) lo (el) minimo|menos|ultimo|mas_bajo',
      'lo minimo|menos|ultimo|mas_bajo que|por|posible|$',
      'cuanto|que .. minimo|como_minimo|por_lo_menos|lo_menos .. quiere|pide|por|seria|acepta*',
      'minimo .. cuanto|acepta*|aceptar*|vende*|pide|quiere',
      'hasta cuanto|que_precio|donde bajaria*|baja_usted|bajan|llegaria*|podria_bajar',
      'a_partir|por_debajo (de) cuanto|que (precio|cantidad) .. vend*|dej*|acept*',
      // what the seller expects
      `cuanto|que_precio|que_cantidad|cuanta_pasta .. quiere*|pide*|espera*|pensado|pensando|pensaba*|tenia_pensado|tiene_pensado|tiene_en_mente|en_mente|desea*|sacar .. por_(?:${vehicle})|conseguir|sacar|precio|cobrar|$`,
      'en|sobre cuanto|que (precio|cantidad|cifra) .. piens*|pensa*|anda*|ronda*|mueve*|valora*|tasa*|estas|esta|dej*|vend*|qued*',
      'cuanto|por_cuanto|en_cuanto|a_cuanto .. vend*|dej*|dar*|sueltas|soltar*|saldria|sale|la_pone*|qued*|llev* !seguro|revision|cambiar|gas|itv|neumatic*|consum*|kilometr*',
      `cuanto (me) cuesta|vale|costaria|valdria|seria|sale (${vehicle}) ${vehicle}|$`,
      `en que|cuanto .. valora*|tasa*|tiene_valorad* ${vehicle}|usted`,
      'que|cual (es|seria|tiene) (su|la|tu) expectativ*|idea_de_precio|pretension*',
      `cual|que (es|seria) (el|su|tu) precio ${vehicle}|$`,
      // haggling
      'precio .. negocia*|rebaj*|ajust*|discut*|bajar*|hablar*|baja|flexible|conversable|regate*|descuento|mejor*|movi*|apretar*|margen|algo_menos',
      'margen|descuento|rebaja|rebajita|ajuste|negociacion .. precio|hacer*|posible|en_el|para|algo|hay',
      'hay|existe|queda|habria|tiene|tendria (algun|algo_de|un_poco_de|alguna) margen|descuento|rebaja|negociacion|margen_de !garantia',
      'regate*|negociar|negociable|rebajarla|escucha_ofertas|acepta_ofertas|escuchan_ofertas',
      'baja*|baje|bajar*|rebaja*|quita*|ajusta* (algo|un_poco|poco|mas|usted|el) (el|del|en) precio|poco|algo|mas !suspension|temperatura|consumo',
      'me|nos hace|haria|hace_usted|harian|haces|haceis|hacen (un|algun|algo_de|buen) precio|descuento|rebaja|ajuste',
      // what the seller wants, as an answer would tell it
      'quiero|queremos|quisiera|pido|pedimos|espero|esperamos|exijo .. # (euros|euro|eur) por|$',
      'por|menos_de # .. lo_vendo|la_vendo|lo_doy|la_doy|lo_dejo|la_dejo|se_lo_lleva|se_la_lleva',
      // an amount with a question
      'vende|vendes|vendria|venderia|vender|deja|dejas|dejaria|acepta|aceptas|aceptaria|daria|suelta|cogeria (usted|lo|la|me) (por|en|si) (unos|los) #',
      'por|si_le_doy|si_te_doy (unos) # .. llevo|lleva|queda|quedo|cierra*|acuerdo|trato|vend*|dej*|seria_suficiente|hoy|manana|contado|la_tiene|me_la|la_compro',
      `${can}|seria|serian|que_tal|que_le_parece*|que_te_parece*|le_parece*|te_parece*|aceptaria|estaria|hace|como_ve|valdria|bastan|bastaria|llegaria|dar por|unos|si # .. $`,
      'que_tal|que_le_parece*|que_te_parece*|le_parece*|te_parece*|como_ve|como_lo_ve|digamos|y_si_le_doy (unos|por) #',
      'ofrezco|doy|daria|pagaria|pago|ofreceria|puedo_ofrecer|puedo_pagar|ofrecemos|puedo_dar (le|te|por|hasta|unos) (unos|ella) #',
      '# .. me_la_llevo|me_lo_llevo|y_es_mia|y_la_recojo|y_cerramos|trato_hecho|la_compro',
      '# al_contado|en_mano|hoy_mismo',
      'seria*|estan # (euros) suficiente*|bien|posible*|poco|justos|ok|vale',
    ]),
  ],
  contact: [
    /\bnumero de (?:telefono|movil)\b|\bdatos de contacto\b|\bcorreo electronico\b/,
    /\b(?:dar|dame|deme|pas[ae]\w*|facilit\w*|cual es|digame|envi\w*|mand\w*)\b[^.?!]{0,20}\b(?:telefono|movil|numero|correo|email|contacto)\b/,
    /\b(?:llam[ae]|contact[ae]|escrib[ai])\w*(?:me|nos|le|lo|la)\b|\bcontactar\b/,
    /\b(?:me|nos) (?:puede|podria)n? (?:llamar|contactar|escribir)\b|\b(?:le|te) llam[oe]\b/,
    /\bdireccion (?:exacta|completa|postal)\b|\bcual es (?:su|la) direccion\b|(?<!\ba )\bsu nombre\b/,
    /\bpor telefono\b|\b(?:que|cual) calle\b|\bcalle y numero\b|\bcomo (?:le|te|lo|la) (?:localiz|contact)\w*/,
    ...phrases([
      // the seller’s name
      'como se llama|llaman usted|ustedes|$',
      'como te|os llamas|llamais',
      // calling and writing
      'como|cuando|donde .. contact*|localiz*|hablar|comunic*|ponerme_en_contacto .. usted|con_usted|contigo|$',
      'escrib*|llam*|contact*|manda*|mande*|envia*|envie*|avis*|hable*|habla* .. privado|wasap|whats*|sms|movil|directamente|por_tlf',
      'escribame|escribeme|escribirme|llameme|llamame|llamarme|llamarle|llamarte|contactarme|contactarle|contacteme|mandeme_un|mandame_un|hableme|aviseme_al|contactame|escribirle|escribirte !anuncio',
      `${can} .. llamarle|llamarte|llamar|llamarme|hablar|hablarlo|charlar|escribirle|escribirte|escribir .. usted|contigo|telefono|directamente|tarde|manana|ahora|$`,
      'y|lo|mejor|asi hablamos|charlamos|hablemos',
      'pasame|paseme|deme|dame|dar|dejar|deje|dejeme|facilit*|mandar*|mande|mandeme (su|tu|el|un|me) tlf|telefono|numero|movil|contacto|correo|nombre|direccion|ubicacion|wasap',
      'su|tu|vuestro|vuestra|sus tlf|telefono|movil|numero|contacto|correo|email|mail|nombre|direccion|apellido*|domicilio|ubicacion',
      'por privado|mensaje_privado|wasap|tlf|telefono|movil',
      'ponerme|ponernos|poner|pongase (en) contacto con',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `donde esta|se_encuentra|vive|vives|viven|queda|puedo|podria|la_tiene|lo_tiene|la_puedo|lo_puedo|esta_situada|podemos (${vehicle}) exactamente|exacta|aparcad*|estacionad*|ver|verla|verlo|viv*|ahora_mismo|visitar* !bombona|numero|golpe|oxido|gotera|placa|humedad`,
    'donde vive|vives|viven|reside|estais_exactamente',
    `exactamente donde esta|vive|se_encuentra|queda|puedo ${vehicle}|usted|$`,
    'en que|cual (es) (el|su|la) pueblo|ciudad|calle|localidad|direccion|barrio|municipio|provincia_exacta|poblacion|codigo_postal .. esta|vive|se|donde|puedo|$',
    'que|cual|en_que|en_cual (es|seria) (el|la|su|tu) pueblo|ciudad|calle|localidad|barrio|municipio|poblacion|codigo_postal .. esta|vive|encuentra|aparcad*|verla|verlo|donde|$',
    'ubicacion|direccion|domicilio exacta|exacto|completa|por|me|podria|para',
    'mand*|envi*|pas*|dar*|facilit*|dec*|compart* (me|nos|la|su|tu|el) (la|su|tu|el) ubicacion|direccion|domicilio|localizacion|codigo_postal|calle',
    'codigo postal',
    // seeing it there
    `${can} (yo|ir|ya|mi|nos|nosotros|el|este|esta|manana) .. pasar_a_ver*|pasarme|pasarnos|ir_a_ver*|ir_a_mirar*|ir_y_ver*|visitar*|acercarme|acercarnos|quedar_para|probarla|probarlo|verla_en|verlo_en|ver_en_persona|ir_verla !agua|foto*|video*|factura*`,
    `${can} (yo|ir|a) verla|verlo|visitarla|probarla|probarlo|mirarla|echarle_un_vistazo|pasarme|acercarme|pasarnos|acercarnos hoy|manana|este|esta|en|el|por|un|antes|su|alli|a !foto*|video*|itv`,
    'ir|pasar|pasarme|pasarnos|acercarme|venir|quedar|paso|voy a|para|y ver*|mirar*|echar*|probar*',
    'quedar|quedamos|vernos|encontrarnos|reunirnos para|en|hoy|manana|este|el|a|con|un',
    'visita|visitas|prueba_de_conduccion|ver_la|cita .. posible|concertar|concert*|manana|hoy|fin_de_semana|sabado|domingo|en_su|para_ver*|para_la',
    'concertar|acordar|fijar|hacer|pedir (una|un) cita|visita|dia_para',
    'ver*|mirar* .. en_persona|en_su_casa|en_tu_casa|en_vivo|alli_mismo|a_su_casa|presencial*',
    'paso|me_paso|me_acerco|nos_acercamos|voy|vamos|iria .. verla|verlo|a_ver|esta_tarde|hoy|sabado|domingo|fin_de_semana|con_dinero !agua',
    'cuando|a_que_hora|que_dia .. en_casa|pasar*|visitar*|verla|verlo|le_viene_bien|te_viene_bien|acercar* !foto*',
    // settling it outside
    'fuera|aparte|al_margen|sin|por_fuera|por_detras (de) (la|este|esta|pasar_por|el|usar) subasta|pagina|web|plataforma|portal|cm24|sitio|intermediari*|comision*|pasar',
    'entre_nosotros|en_privado|de_particular_a_particular|directamente_con|bajo_mano|bajo_cuerda|en_negro|privadamente .. arregl*|acuerd*|trat*|vend*|hac*|cerr*|pag*|compr*',
    'arregl*|cerr*|tratar*|acordar*|negociar*|hac*|vend* (lo|la|el_trato|trato|algo|esto) .. entre_nosotros|en_privado|bajo_mano|sin_intermediari*|por_fuera|fuera_de|directamente_con|privadamente',
    'dinero|efectivo|metalico|contado|cash .. en_mano|hoy|ahora|manana|ya_mismo|en_el_acto|al_momento|mismo|en_el_sitio|sobre_la_mesa',
    'pago|pagaria|pagamos|llevo|traigo|voy_con|tengo|llevaria (el|todo|al|en) dinero|efectivo|metalico|contado|cash|mano !recog*',
  ]),
  fairMeeting: phrase(
    'despues_de_(?:la_)?(?:compra|subasta|venta|comprar\\w*|ganar\\w*|pagar)|tras_la_(?:compra|subasta|venta)|al_recoger\\w*|en_la_entrega|en_la_recogida|una_vez_(?:comprad\\w|vendid\\w|pagad\\w)|matriculad\\w|registrad\\w|matricula|despues_de_pagar\\w*|si_gano',
  ),
}
