import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dayOf } from '../../dates/checkDay.ts'
import { allPlans } from '../../publication/plans/plans.ts'
import { planWords } from './planWords.ts'
import { recordState } from './recordState.ts'

/** Once for all rows of a list. */
const plansOnce = cache((payload: Payload) => allPlans(payload))

interface StateRow {
  _status?: string | null
  publishedAt?: string | null
  date_expiration?: string | null
}

/** One row of the column « État »: what the public sees, what waits, and what is planned. */
export async function StateCell({
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const id: unknown = (rowData as { id?: unknown } | undefined)?.id
  if (typeof id !== 'number') return null
  const collection = collectionSlug as CollectionSlug
  const asked = { collection, id, depth: 0, trash: true, disableErrors: true } as const
  const [row, latest, plans] = await Promise.all([
    payload.findByID(asked) as Promise<StateRow | null>,
    payload.findByID({ ...asked, draft: true }) as Promise<StateRow | null>,
    plansOnce(payload),
  ])
  if (row === null) return null
  const state = {
    isPublic: row._status === 'published',
    hasDraft: latest?._status === 'draft',
    wasPublished: Boolean(row.publishedAt),
    lastDay: dayOf(row.date_expiration),
  }
  const own = plans.filter(({ record }) => record.collection === collection && record.id === id)
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
