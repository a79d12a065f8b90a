'use client'

import { useAuth, useDocumentInfo, useEditDepth, useLocale } from '@payloadcms/ui'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { CopyOwner } from './deviceCopies.ts'
import { KeptText } from './KeptText.tsx'
import { isAlarming, savingWords } from './savingWords.ts'
import { useBarHeight } from './useBarHeight.ts'
import { useKeptText } from './useKeptText.ts'
import { useSaving } from './useSaving.ts'

/** Keeps the text of a record while it is written, and says in a sentence where it is. */
export function SavingState({ autosaves }: { autosaves: boolean }) {
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo()
  const { user } = useAuth()
  const { code } = useLocale()
  const inDrawer = useEditDepth() > 1
  if (!user || inDrawer || hasSavePermission === false) return null
  const record = `${collectionSlug ?? globalSlug}/${id ?? 'nouveau'}/${code}`
  return <SavingOf owner={{ account: String(user.id), record }} autosaves={autosaves} />
}

function SavingOf({ owner, autosaves }: { owner: CopyOwner; autosaves: boolean }) {
  const { offered, changedSince, resume, forget } = useKeptText(owner)
  const saving = useSaving({ owner, autosaves, undecided: offered !== undefined })
  const alarming = isAlarming(saving)
  const status = useRef<HTMLParagraphElement>(null)
  useBarHeight(status)
  return (
    <>
      <p ref={status} role="status" className="sira-saving">
        {alarming ? 'Non enregistré' : savingWords(saving)}
      </p>
      {(alarming || offered) &&
        // Not among the controls: their row would keep the strip, and be hidden by it.
        createPortal(
          <div className="sira-saving-strip">
            {alarming && <p role="alert">{savingWords(saving)}</p>}
            {offered && (
              <KeptText
                at={offered.at}
                changed={changedSince}
                onResume={resume}
                onForget={forget}
              />
            )}
          </div>,
          document.body,
        )}
    </>
  )
}
