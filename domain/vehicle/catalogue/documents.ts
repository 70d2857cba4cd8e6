import { forBoth, select } from '../define.ts'

/** What is known of each official document. */

const documents = {
  attributeSetName: 'auction',
  attributeGroupName: 'documents',
} as const

export const documentAttributes = [
  select(
    440,
    'official_document_type',
    { registration_part_1: 440001, inspection_report: 440002, conformity_certificate: 440003 },
    { ...documents, requirement: 'conditional', appliesTo: forBoth, visibility: 'owner' },
  ),
] as const
