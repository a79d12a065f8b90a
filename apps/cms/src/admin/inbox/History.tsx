'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { momentInFigures } from '../../dates/dates.ts'
import type { HistoryLine } from '../../dossiers/historyLine.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { isEnteredKind } from '../entering/entryAddress.ts'
import { ReadButton } from '../replies/ReadButton.tsx'
import { ReplyButton } from '../replies/ReplyButton.tsx'

/** Who did what with a record, newest first. */
export function History({ path }: { path: string }) {
  const { id: record, collectionSlug } = useDocumentInfo()
  const { value } = useField<HistoryLine[] | null>({ path })
  if (!value || value.length === 0) return null
  return (
    <section className="field-type sira-history" aria-label="Historique">
      <h2 className="field-label">Historique</h2>
      {record && isEnteredKind(collectionSlug ?? '') && <ReplyButton />}
      <ReadButton />
      <ol>
        {value.map(({ at, by, what, message, reply, letter, estimate, files = [] }) => (
          <li key={`${at} ${what}`}>
            <span>{what}</span>
            {message && (
              <q className="sira-history__word" dir="auto">
                {message}
              </q>
            )}
            {reply && (
              <q className="sira-history__word" dir="auto">
                {reply}
              </q>
            )}
            {letter && (
              <a className="sira-history__file" href={adminAddress('emails', letter)}>
                Toute la lettre
              </a>
            )}
            {estimate && (
              <a className="sira-history__file" href={adminAddress('estimations', estimate)}>
                Ouvrir le devis
              </a>
            )}
            {files.map(({ id, name }) => (
              <a key={id} className="sira-history__file" href={`/admin/api/attachments/${id}/file`}>
                {name}
              </a>
            ))}
            <small>
              {by}, <time dateTime={at}>{momentInFigures(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
