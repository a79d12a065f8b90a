import { isDrafted } from '@sira/contract/kinds/recordTypes'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { lastDay } from '../../publication/plans/lastDay.ts'
import { allPlans } from '../../publication/plans/plans.ts'
import { listedStates } from '../rows/listedRecords.ts'
import { planWords } from './planWords.ts'
import { recordState } from './recordState.ts'

/** Once for all rows of a list. */
const plansOnce = cache((payload: Payload) => allPlans(payload))

/** One row of the column « État »: what the public sees, what waits, and what is planned. */
export async function StateCell({
  payload,
  collectionSlug: type,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const id: unknown = (rowData as { id?: unknown } | undefined)?.id
  if (typeof id !== 'number' || !isDrafted(type)) return null
  const [{ shown, latest }, plans] = await Promise.all([
    listedStates(payload, type).load(id),
    plansOnce(payload),
  ])
  if (shown === undefined) return null
  const state = {
    isPublic: shown._status === 'published',
    hasDraft: latest?._status === 'draft',
    wasPublished: Boolean(shown.publishedAt),
    lastDay: lastDay(type, shown),
  }
  const own = plans.filter(({ record }) => record.collection === type && record.id === id)
  return (
    <span className="sira-state">
      {recordState(state, new Date().toISOString().slice(0, 10))}
      {own.map((plan) => (
        <small key={plan.id} className={plan.failure === null ? '' : 'sira-state__failed'}>
          {planWords(plan)}
        </small>
      ))}
    </span>
  )
}
