'use client'

import {
  toast,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale } from '@sira/contract/locales'
import { useState } from 'react'
import { reasonIn } from '../calls/answerParts.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { openState } from './recordState.ts'
import { usePublicPages } from './usePublicPages.ts'

/**
 * What visitors read of a record, and the way back to it. Payload's offers « Abandonner ces
 * modifications » also where only another language has a draft, and there is nothing to give up.
 */
export function RecordStatus() {
  const { hasPublishedDoc, isTrashed } = useDocumentInfo()
  const { t } = useTranslation()
  const trashed = hasPublishedDoc ? t('version:previouslyPublished') : t('version:previouslyDraft')
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        {hasPublishedDoc && !isTrashed ? (
          <PublicStatus />
        ) : (
          <span className="status__value">{isTrashed ? trashed : t('version:draft')}</span>
        )}
      </div>
    </div>
  )
}

function PublicStatus() {
  const { docPermissions, unpublishedVersionCount } = useDocumentInfo()
  const { code } = useLocale()
  const { t } = useTranslation()
  const site = usePublicPages()
  const [asking, setAsking] = useState(false)
  const giveUp = useGiveUp()
  const { words, ownChanges } = openState(isLocale(code) ? code : 'fr', site)
  const isAsKnown = site === undefined && unpublishedVersionCount <= 0
  return (
    <>
      <span className="status__value">{isAsKnown ? t('version:published') : words}</span>
      {docPermissions?.update === true && ownChanges && (
        <>
          {' — '}
          <button type="button" className="sira-link" onClick={() => setAsking(true)}>
            {t('version:revertToPublished')}
          </button>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={t('version:confirmRevertToSaved')}
          text={t('version:aboutToRevertToPublished')}
          confirm={t('version:confirmRevertToSaved')}
          onConfirm={giveUp}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Saves the public text of the open language once more, as Payload's button does: see `publishLanguages`. */
function useGiveUp(): () => Promise<void> {
  const {
    id,
    collectionSlug = '',
    incrementVersionCount,
    updateSavedDocumentData,
  } = useDocumentInfo()
  const { reportUpdate } = useDocumentEvents()
  const { reset } = useForm()
  const { code } = useLocale()
  const address = `/admin/api/${collectionSlug}/${id}?locale=${code}&fallback-locale=null&depth=0`
  return async () => {
    try {
      const shown = await fetch(address)
      const answer = shown.ok ? await saveAgain(address, await shown.text()) : shown
      const body: { doc: { id: number; updatedAt: string }; message: string } = await answer.json()
      if (!answer.ok) {
        tellProblem(reasonIn(body) ?? 'La demande a échoué.')
        return
      }
      const { doc } = body
      await reset(doc)
      // The next edit builds on this saved version, see useSaving.
      updateSavedDocumentData(doc)
      incrementVersionCount()
      reportUpdate({
        entitySlug: collectionSlug,
        ...(id === undefined ? {} : { id }),
        doc,
        operation: 'update',
        updatedAt: doc.updatedAt,
      })
      toast.success(body.message)
    } catch {
      tellProblem('Le back office ne répond pas. Réessayez dans un instant.')
    }
  }
}

function saveAgain(address: string, body: string): Promise<Response> {
  return fetch(address, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })
}
