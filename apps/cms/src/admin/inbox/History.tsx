'use client'

import { useField } from '@payloadcms/ui'
import type { HistoryLine } from '../../messages/handling/trackWork.ts'

const french = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Ouagadougou',
})

/** Who did what with a record, newest first. */
export function History({ path }: { path: string }) {
  const { value } = useField<HistoryLine[] | null>({ path })
  if (!value || value.length === 0) return null
  return (
    <section className="field-type sira-history" aria-label="Historique">
      <h2 className="field-label">Historique</h2>
      <ol>
        {value.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            <span>{what}</span>
            <small>
              {by}, <time dateTime={at}>{french.format(new Date(at))}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
