'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { momentInFigures } from '../../dates/dates.ts'
import { stepWords } from '../../dossiers/history/acts.ts'
import type { KeptStep } from '../../dossiers/history/step.ts'
import { theSite } from '../../dossiers/nameOf.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { isEnteredKind } from '../entering/entryAddress.ts'
import { ReadButton } from '../replies/ReadButton.tsx'
import { ReplyButton } from '../replies/ReplyButton.tsx'

interface Given {
  path: string
  /** Of the states of its collection. */
  names: Readonly<Record<string, string>>
}

/** Who did what with a record, newest first. */
export function History({ path, names }: Given) {
  const { id: record, collectionSlug } = useDocumentInfo()
  const { value } = useField<KeptStep[] | null>({ path })
  if (!value || value.length === 0) return null
  return (
    <section className="field-type sira-history" aria-label="Historique">
      <h2 className="field-label">Historique</h2>
      {record && isEnteredKind(collectionSlug ?? '') && <ReplyButton />}
      <ReadButton />
      <ol>
        {value.toReversed().map(({ date, qui, message, fichiers = [], ...step }) => (
          <li key={`${date} ${stepWords(step, names)}`}>
            <span>{stepWords(step, names)}</span>
            {message && (
              <q className="sira-history__word" dir="auto">
                {message}
              </q>
            )}
            {step.reponse && (
              <q className="sira-history__word" dir="auto">
                {step.reponse}
              </q>
            )}
            {step.lettre && (
              <a className="sira-history__file" href={adminAddress('emails', step.lettre)}>
                Toute la lettre
              </a>
            )}
            {step.estimation && (
              <a className="sira-history__file" href={adminAddress('estimations', step.estimation)}>
                Ouvrir le devis
              </a>
            )}
            {fichiers.map(({ id, name }) => (
              <a key={id} className="sira-history__file" href={`/admin/api/attachments/${id}/file`}>
                {name}
              </a>
            ))}
            <small>
              {qui ?? theSite}, <time dateTime={date}>{momentInFigures(date)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
