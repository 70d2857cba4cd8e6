import { accountOnly, mailOnly, type NotificationRows } from './notification-row.ts'

/** What is told of an ad beside its auction: reviews that take long, defects, questions, reminders. */
export const listingNotifications = {
  ad_review_delayed: { topic: 'ad', event: 'review_delayed', to: 'owner', callToAction: 'read_me' },
  defect_added_owner: {
    topic: 'ad',
    event: 'defect_judged_minor',
    to: 'owner',
    callToAction: 'read_me',
  },
  defect_refused_owner: {
    topic: 'ad',
    event: 'defect_refused',
    to: 'owner',
    callToAction: 'read_me',
  },
  ad_changes_decided: {
    topic: 'ad',
    event: 'ad_changes_decided',
    to: 'owner',
    callToAction: 'read_me',
  },
  question_received: {
    topic: 'question',
    event: 'question_asked',
    to: 'owner',
    callToAction: 'answer_question',
    whatsApp: 'question',
  },
  question_sent: {
    topic: 'question',
    event: 'question_asked',
    to: 'dealer',
    callToAction: 'waiting_for_owner_to_answer_question',
    channels: accountOnly,
    isConfirmation: true,
  },
  question_answered: {
    topic: 'question',
    event: 'question_answered',
    to: 'dealer',
    callToAction: 'read_me',
    whatsApp: 'answer',
  },
  complete_ad_reminder: {
    topic: 'reminders',
    event: 'ad_left_unfinished',
    to: 'owner',
    destination: 'continueAd',
    automation: 'COMPLETE_AD_REMINDER',
  },
  draft_deleted_soon: {
    topic: 'account',
    event: 'draft_abandoned',
    to: 'owner',
    destination: 'continueAd',
  },
  valuation_ready: {
    topic: 'account',
    event: 'valuation_answered',
    to: 'customer',
    channels: mailOnly,
  },
  valuation_computed: {
    topic: 'account',
    event: 'valuation_computed',
    to: 'customer',
    channels: mailOnly,
  },
  valuation_report_reminder: {
    topic: 'reminders',
    event: 'valuation_left_unused',
    to: 'owner',
    automation: 'VALUATION_REPORT_REMINDER',
  },
  valuation_unfinished_reminder: {
    topic: 'reminders',
    event: 'valuation_left_unfinished',
    to: 'owner',
    automation: 'COMPLETE_AD_REMINDER',
  },
  failed_auction_reminder: {
    topic: 'reminders',
    event: 'failed_auction_left',
    to: 'owner',
    automation: 'FAILED_AUCTION_REMINDER',
  },
} as const satisfies NotificationRows
