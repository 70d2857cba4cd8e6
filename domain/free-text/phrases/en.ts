import type { Phrases } from './phrases.ts'

export const englishPhrases: Phrases = {
  price: [
    /\b(?:lowest|minimum|min|bottom|best|last|final|reserve|target|asking|cash|rock bottom) (?:price|offer|figure|amount)\b/,
    /\b(?:lowest|least|minimum)\b[^.?!]{0,15}\byou(?:'d| would| will|'ll| could| can)? (?:take|accept|sell|go|want|let)/,
    /\b(?:your|the) reserve\b|\byour price\b|^\W*price\W*$/,
    /\bhow much (?:do|would|are|will) you (?:want|looking|asking|take|after|expect|hoping|sell|let)/,
    /\bwhat (?:do|would|will) you (?:want|take|accept) for (?:it|her|him|the|this)\b|\bwhat are you (?:asking|hoping|looking to get)/,
    /\b(?:would|will|could|can|do) you (?:take|accept|sell|consider|let)\b[^.?!]{0,30}\d/,
    /\bprice\b[^.?!]{0,20}\b(?:negotiable|firm|fixed|flexible|movement|drop|lower|haggle)\b|\bnegotiable\b|\bmovement on (?:the )?price\b/,
    /\bhow much (?:is|for) (?:it|she|he|the (?:van|vehicle|motorhome|caravan|trailer|camper))\W*$/,
    /\bwhat (?:figure|amount|sum|number) (?:would|will|do|are)\b|\bwhat would it take\b|\bhow low\b[^.?!]{0,20}\b(?:go|sell)\b|\bhow far down\b/,
    /\bwhat(?:'s| is) (?:it|your)\b[^.?!]{0,15}\b(?:worth to you|expectation\w*)\b/,
  ],
  contact: [
    /\b(?:phone|mobile|telephone|contact|cell) (?:number|no\b|details)/,
    /\byour (?:number|phone|mobile|email|e-mail|address|contact|name|postcode)\b/,
    /\b(?:call|ring|phone|text|contact|email|mail|message|reach|drop) (?:me|us|you)\b|\bgive (?:me|us|you) a (?:ring|call|bell)\b/,
    /\b(?:by|over the|on the) phone\b|\bget (?:hold of|in touch with) you\b|\b(?:which|what) street\b|\bhouse number\b/,
  ],
}
