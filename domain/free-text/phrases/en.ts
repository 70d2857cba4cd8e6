import type { LanguagePhrases } from './language-phrases.ts'
import { phrase, phrases } from './phrase.ts'

const vehicle =
  'it|him|her|she|he|this|(?:the|your|this)_(?:van|camper|motorhome|caravan|trailer|vehicle|bus|unit|thing|one)'
const can =
  'can|could|may|might|shall|would|wud|id|i_would|i_d|want_to|love_to|like_to|like_2|ok_to|okay_to|ok_if|possible_to|able_to|chance_to|happy_to|mind_if|alright_if|fine_if|when_can|going_to|gonna|i_ll|we_ll|lets|let_us'

export const englishPhrases: LanguagePhrases = {
  price: [
    /\b(?:lowest|minimum|min|bottom|best|last|final|reserve|target|asking|cash|rock bottom) (?:price|offer|figure|amount)\b/,
    /\b(?:lowest|least|minimum)\b[^.?!]{0,15}\byou(?:'d| would| will|'ll| could| can)? (?:take|accept|sell|go|want|let)/,
    /\b(?:your|the) reserve\b|\byour price\b|^\W*price\W*$/,
    /\bhow much (?:do|would|are|will) you (?:want|looking|asking|take|after|expect|hoping|sell|let)/,
    /\bwhat (?:do|would|will) you (?:want|take|accept) for (?:it|her|him|the|this)\b|\bwhat are you (?:asking|hoping|looking to get)/,
    /\b(?:would|will|could|can|do) you (?:take|accept|sell|consider|let)\b[^.?!]{0,30}\d/,
    /\bprice\b[^.?!]{0,20}\b(?:negotiable|firm|fixed|flexible|movement|drop|lower|haggle)\b|\bnegotiable\b|\bmovement on (?:the )?price\b/,
    /\bhow much (?:is|for) (?:it|she|he|the (?:van|vehicle|motorhome|caravan|trailer|camper))\W*$/,
    /\bwhat (?:figure|amount|sum|number) (?:would|will|do|are)\b|\bwhat would it take\b|\bhow low\b[^.?!]{0,20}\b(?:you|u|sell)\b|\bhow far down\b/,
    /\bwhat(?:'s| is) (?:it|your)\b[^.?!]{0,15}\b(?:worth to you|expectation\w*)\b/,
    ...phrases([
      // the least, the last
      'lowest|minimum|min|bottom|best|last|final|rock_bottom|cheapest|absolute (cash) price|offer|figure|amount|number|dollar|quid',
      'lowest|least|min|minimum|cheapest|bare_minimum .. you|u|youd|ull|youll .. take|accept|sell|go|want|let|do',
      'how low|cheap .. you|u',
      'bottom_line|bottom_dollar|rock_bottom|floor_price|bare_minimum_price',
      // what the seller expects
      'what|how_much|wot|roughly_what (sort_of|kind_of) (money|price|figure|amount|number) .. are_you|are_u|r_u|you|u .. looking|hoping|wanting|after|expecting|thinking|asking|had_in_mind|have_in_mind|in_mind !fitting|doing|condition',
      'what|how_much|wot (price|money) (do|would|wud|will|did) you|u|ya want|wanting|expect|take|need .. for|$',
      'what|wot|how_much is|s|are your|the|ur expect*|valuation|figure|asking|reserve|target|estimate',
      'expectation*|ballpark .. price|money|figure',
      'what|how_much .. let_it_go|let_her_go|let_him_go|sell_it|sell_her|part_with|take_it_home|buy_it_now|secure_it|it_go_for|she_go_for',
      'where|what do|are you (need_to|see) .. on_price|price_wise|pricewise|moneywise|money_wise',
      `what|how_much .. you|u .. selling|sell ${vehicle}|for`,
      'price_wise|pricewise|your_price|ur_price|ur_reserve|your_figure',
      'whats|what_s|what_is the|ur|your|yr (best|very) price|damage|bottom_line !of|new|was',
      // haggling
      'wiggle_room|wriggle_room|haggle|haggling|room_for_negotiation|room_on_price|knock_something_off|knock_a_bit_off|knock_anything_off|open_to_offers|take_offers|near_offer',
      'room|movement|flexibility|leeway|flexible|budge|move|anything_off|something_off|deal on|off|about (the|that|your|this) (asking) price',
      'any|some|bit_of|much (bit_of) room|flexibility|leeway|movement to|for|on negotiate|negotiation|haggle|price|the_price',
      'deal to_be_done',
      'can|could|would|will you (do|meet|come) .. better|discount|deal|come_down|meet_me|lower !part*|spare*',
      'are you flexible|negotiable|open_to',
      // what the seller wants, as an answer would tell it
      'i|we want|expect|ask|would_like|d_like|am_asking|m_asking|are_asking|re_asking|am_after .. # (euros|euro|eur) for_it|for_her|for_him|for_the|$',
      'let_it_go|sell_it|part_with_it for|below|under|at (less|anything) (than) #',
      // an amount with a question
      '# and|then|cash .. its|it_s|it_is|i_ll|ill|we_ve .. gone|sold|mine|deal|take_it|yours',
      'would|wud|how_about|what_about (you|u|about) (do|be|take|accept|buy|get|secure|consider) # (ok|buy|do|work|enough|close|get|secure|cash|today) $',
      'would|wud|will # (quid|pounds|be|buy|do|get|secure|work|take|clinch) .. it|enough|ok|you|do|work|sale|deal',
      'how_about|what_about|what_if_i_said|what_if_i_offered|say|offer|ill_give_you|i_ll_give_you|give_you|i_can_do|i_could_do|could_stretch_to|ill_offer|can_offer|would_offer|i_d_pay|id_pay|would_pay (you) #',
      '# cash|any_good|any_use',
      'for # .. sell|take|let|deal|gone|yes|collect|today|tomorrow',
    ]),
  ],
  contact: [
    /\b(?:phone|mobile|telephone|contact|cell) (?:number|no\b|details)/,
    /\byour (?:number|phone|mobile|email|e-mail|address|contact|postcode)\b|(?<!\b(?:in|under) )\byour name\b/,
    /\b(?:call|ring|phone|text|contact|email|mail|message|reach|drop) (?:me|us|you)\b|\bgive (?:me|us|you) a (?:ring|call|bell)\b/,
    /\b(?:by|over the|on the) phone\b|\bget (?:hold of|in touch with) you\b|\b(?:which|what) street\b|\bhouse number\b/,
    ...phrases([
      // the seller’s name
      'ur|your|yr|ya|whats_your|seller_s surname|last_name|family_name',
      'surname .. town|street|address|find_you',
      // calling and writing
      'call|ring|phone|txt|text|msg|message|dm|pm|ping|email|mail|contact|reach|write|drop|buzz|whatsapp me|us|you|u|to_me|to_us .. back|a_line|a_message|a_text|directly|direct|private*|privately|when|later|tonight|number',
      `${can}|please|pls|plz (we|i|you|u) .. call|ring|phone|txt|text|message|dm|pm|ping|email|contact|reach|chat|talk|speak me|us|you|u|to_you|to_u|with_you|to_me|by_phone|on_the_phone|over_the_phone`,
      'speak|talk|chat to|with you|u !about_the',
      'in_touch|get_back_to_me|get_hold|hold_of_you|hold_of_u|reach_you|reach_u|touch_base',
      'best_way_to .. you|u',
      'ur|yr number|phone|mobile|email|address|contact|name|postcode|no',
    ]),
  ],
  meeting: phrases([
    // the exact place
    `where exactly|precisely is|are|do|can (${vehicle}|you|u|we) located|kept|based|live|stored|parked|see|view|find|$`,
    `where is|s|are|r|abouts ${vehicle}|you|u .. exactly|precisely`,
    `wheres|where_s|where_is|where_are|where_r ${vehicle}|you|u (exactly) exactly|located|based|viewable|kept`,
    'whereabouts (in|are|is|r|do) you|u|it|she|he|kent|the',
    'what|which|wot (is|s) (the|your|ur) town|village|postcode|post_code|city|address|road|street is|are|s|you|it|she|for|to|so',
    'full|exact|precise|your|ur address|postcode|post_code|location',
    'whats|what_s|what_is|send|give (me) the|your|ur address|postcode|post_code|location',
    // seeing it there
    `${can}|when .. i|we|somebody|mate|husband|wife|colleague .. come_and|come_to|come_over|come_by|come_round|come_see|pop_round|pop_over|pop_in|pop_by|swing_by|drop_by|drop_in|stop_by|drive_over|drive_up|nip_over|nip_round`,
    `${can}|is_it_ok_to|ok_2|possible_to|when .. pop|swing|drop|stop|come|nip|drive|call round|over|by|in_and|down|up|and_see|and_view|and_look|and_have_a_look|to_see|to_view|have_a_look .. see|look|view|today|tonight|tomorrow|this|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|$`,
    `${can} (i|we|anyone|you) (please) (come) (and) view|see|inspect|look_at|test_drive ${vehicle} in_person|tonight|tomorrow|today|please|anytime|$`,
    'arrange|book|organise|schedule|possible|do|possible_for (a|for) .. viewing|visit|test_drive|inspection_in_person',
    'viewing*|test_drive|visit .. possible|welcome|today|tomorrow|tonight|weekend|saturday|sunday|before_bidding|before_i_bid|at_yours',
    `view|see|look_at|inspect ${vehicle} in_person|in_the_flesh|at_your|at_yours|before_bidding|before_i_bid|before_i_buy`,
    'available|free for|to (a) view|viewing|viewings|meet|visit|show',
    'at_your_place|at_yours|at_your_house|to_your_house|meet_up|meet_you|meet_somewhere',
    // settling it outside
    'off here|this_site|the_site|the_platform|the_app|cm24|the_books|the_auction',
    'outside|without|bypass|around|away_from|avoid (of) (the|this|cm24) platform|site|auction|portal|website|fees|fee|cm24',
    'cash in_hand|on_the_day|waiting|today|tonight|now|on_the_spot|tomorrow|ready|on_the_nail|and_no_questions',
    'private|privately|private_deal|direct_deal|between_us|between_ourselves|deal_direct|deal_directly .. deal|sort|do_it|settle|arrange|agree|sale_between|with_you',
    'pay|bring|got|with .. cash .. today|tonight|tomorrow|now|straight_away|spot|hand|collect',
  ]),
  fairMeeting: phrase(
    'after_(?:the_)?(?:sale|auction|purchase|buying|payment|collection|winning)|on_collection|at_collection|on_pick_?up|at_handover|on_handover|once_(?:sold|bought|paid)|registered|registration|if_i_win|when_collecting',
  ),
}
