import type { Where } from 'payload'
import { partAt } from '../../calls/answerParts.ts'

/** As Payload's list writes its own filters, so that it shows this one in words. */
export function whereLabel(id: string): Where {
  return id === '' ? {} : { or: [{ and: [{ labels: { in: [id] } }] }] }
}

/** The one label that a list is narrowed to by the choice above it, and by nothing else. */
export function askedLabel(where: unknown): string {
  const [one, ...others] = listOf(partAt(where, 'or'))
  const [by, ...more] = listOf(partAt(one, 'and'))
  const [id = '', ...ids] = listOf(partAt(by, 'labels', 'in'))
  return others.length + more.length + ids.length === 0 ? String(id) : ''
}

function listOf(part: unknown): unknown[] {
  return Array.isArray(part) ? part : []
}
