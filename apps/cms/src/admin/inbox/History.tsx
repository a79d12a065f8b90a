'use client'

import { useField } from '@payloadcms/ui'
import { momentInFigures } from '../../dates/dates.ts'
import type { HistoryLine } from '../../messages/handling/trackWork.ts'

/** Who did what with a record, newest first. */
export function History({ path }: { path: string }) {
  const { value } = useField<HistoryLine[] | null>({ path })
  if (!value || value.length === 0) return null
  return (
    <section className="field-type sira-history" aria-label="Historique">
      <h2 className="field-label">Historique</h2>
      <ol>
        {value.map(({ at, by, what, message }) => (
          <li key={`${at} ${what}`}>
            <span>{what}</span>
            {message && <q className="sira-history__word">{message}</q>}
            <small>
              {by}, <time dateTime={at}>{momentInFigures(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
