import { accountOnly, type NotificationRows } from './notification-row.ts'

/** What is told of an ad beside its auction: reviews that take long, defects, questions, reminders. */
export const listingNotifications = {
  ad_review_delayed: { event: 'review_delayed', to: 'owner', callToAction: 'read_me' },
  defect_added_owner: { event: 'defect_judged_minor', to: 'owner', callToAction: 'read_me' },
  defect_refused_owner: { event: 'defect_refused', to: 'owner', callToAction: 'read_me' },
  question_received: { event: 'question_asked', to: 'owner', callToAction: 'answer_question' },
  question_sent: {
    event: 'question_asked',
    to: 'dealer',
    callToAction: 'waiting_for_owner_to_answer_question',
    channels: accountOnly,
  },
  question_answered: { event: 'question_answered', to: 'dealer', callToAction: 'read_me' },
  complete_ad_reminder: {
    event: 'ad_left_unfinished',
    to: 'owner',
    destination: 'continueAd',
    automation: 'COMPLETE_AD_REMINDER',
  },
  valuation_report_reminder: {
    event: 'valuation_left_unused',
    to: 'owner',
    automation: 'VALUATION_REPORT_REMINDER',
  },
  failed_auction_reminder: {
    event: 'failed_auction_left',
    to: 'owner',
    automation: 'FAILED_AUCTION_REMINDER',
  },
} as const satisfies NotificationRows
