import type { PayloadRequest } from 'payload'
import { keptKinds, keptNames } from '../keptKinds.ts'
import type { PersonRecords } from './personRecords.ts'

/** What is kept of a person as a file for him, with what belongs to it and is kept apart. */
export async function handedOver(records: PersonRecords, req: PayloadRequest): Promise<string> {
  const file: Record<string, unknown> = {}
  for (const name of keptNames) {
    const { besides } = keptKinds[name]
    const whole: unknown[] = []
    for (const record of records[name]) {
      whole.push({ ...record, ...(await besides?.(record.id, req)) })
    }
    file[name] = whole
  }
  return JSON.stringify(file, withoutKeys, 2)
}

const ours = new Set([
  'cle',
  'cleEnvoi',
  'empreinte',
  'reseau',
  'sursis',
  'idempotencyKey',
  'messageId',
  'html',
  'searchText',
  'preuve',
  'page',
  'prochaineDemande',
  'demandes',
])

/** Our own bookkeeping is nobody's personal data. */
function withoutKeys(name: string, value: unknown): unknown {
  return ours.has(name) ? undefined : value
}
