import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { standingOf } from '#domain/messaging/call-to-action.ts'
import {
  isChosenTopic,
  type Preset,
  presets,
  topicRow,
} from '#domain/messaging/choices/notification-topics.ts'
import {
  callToActionOf,
  destinationNameOf,
  eventsOf,
  goesBy,
  type NotificationCode,
  notificationCodes,
  notificationRow,
  whatsAppTemplateOf,
} from '#domain/messaging/notification-table.ts'
import { whatsAppSection } from './print-whatsapp.ts'

/**
 * Every notification by event, reader and channel, read from the table itself: `npm run notifications` prints it,
 * `--write` puts it into docs/notifications.md. A test holds that page to the table, and each cell to a text in every language.
 */

const columns = [
  'notification',
  'event',
  'to',
  'topic',
  'account',
  'mail',
  'push',
  'whatsapp',
  'asks',
  'leads to',
]

export function notificationsPage(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = notificationCodes.map((code) => line(cellsOf(code)))
  return `# Notifications

Written by \`npm run notifications -- --write\` from \`domain/messaging/table/\` and \`domain/messaging/choices/\`; do not edit.
Each cell has its text in eight languages (\`content/<locale>/mail/<notification>.md\`). \`always\` cannot be switched off;
otherwise the cell names the presets in which the channel is on, and readers choose it by topic.

${[line(columns), line(columns.map(() => '---')), ...rows].join('\n')}
${whatsAppSection()}`
}

function cellsOf(code: NotificationCode): readonly string[] {
  const { to, topic } = notificationRow(code)
  const call = callToActionOf(code)
  return [
    code,
    eventsOf(code).join(', '),
    [to].flat().join(', '),
    topic,
    goesBy(code, 'account') ? 'always' : '–',
    mailCell(code),
    pushCell(code),
    whatsAppCell(code),
    call === null ? '' : `${call} (${standingOf(call)})`,
    destinationNameOf(code),
  ]
}

function mailCell(code: NotificationCode): string {
  if (!goesBy(code, 'mail')) return '–'
  const { topic, automation } = notificationRow(code)
  if (automation !== undefined) return 'until stopped'
  if (!isChosenTopic(topic) || topicRow(topic).isMailAlways) return 'always'
  return presetsWith((preset) => topicRow(topic).presets[preset].mail)
}

function pushCell(code: NotificationCode): string {
  const { topic } = notificationRow(code)
  if (!goesBy(code, 'push') || !isChosenTopic(topic)) return '–'
  return presetsWith((preset) => topicRow(topic).presets[preset].push)
}

function whatsAppCell(code: NotificationCode): string {
  const { topic } = notificationRow(code)
  const template = whatsAppTemplateOf(code)
  if (template === null || !isChosenTopic(topic)) return '–'
  return `${template}: ${presetsWith((preset) => topicRow(topic).presets[preset].whatsApp)}`
}

function presetsWith(has: (preset: Preset) => boolean): string {
  return presets.filter(has).join(', ')
}

export const notificationsPagePath = join(import.meta.dirname, '../../docs/notifications.md')

if (import.meta.main) {
  const [wanted, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || (wanted !== undefined && wanted !== '--write')) {
    process.stderr.write('npm run notifications [-- --write]\n')
    process.exit(2)
  }
  if (wanted === '--write') writeFileSync(notificationsPagePath, notificationsPage())
  else process.stdout.write(notificationsPage())
}
