'use client'

import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { LetterReaders } from '../../messages/newsletter/sending/letterReaders.ts'
import { nobodyReads } from '../../messages/newsletter/sending/nobodyReads.ts'
import { callApi, type Outcome } from '../calls/callApi.ts'
import { SendDialog } from './SendDialog.tsx'

/** Tries a letter on oneself, then sends it to everyone, once. */
export function LetterButtons() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const state = useFormFields(([fields]) => fields.state?.value)
  const modified = useFormModified()
  const [readers, setReaders] = useState<LetterReaders>()
  const router = useRouter()

  /** What is done with a letter is done with what was saved of it. */
  async function ask<Body>(action: string, data?: object): Promise<Body | undefined> {
    if (modified) {
      toast.error('Enregistrez d’abord la lettre.')
      return undefined
    }
    const outcome: Outcome<Body> = await callApi<Body>(`letters/${id}/${action}`, data)
    if (outcome.done) return outcome.body
    toast.error(outcome.message)
    return undefined
  }

  async function act(action: 'try' | 'send', data: object = {}) {
    const done = await ask<{ message: string }>(action, data)
    if (done) toast.success(done.message)
    router.refresh()
  }

  async function tellReaders() {
    const found = await ask<LetterReaders>('readers')
    if (found?.total === 0) toast.error(nobodyReads)
    else setReaders(found)
  }

  if (!id || state !== 'draft') return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => act('try')}>
        M’envoyer un essai
      </Button>
      {isInboxStaff(user as { role?: unknown } | null) && (
        <Button buttonStyle="secondary" size="medium" onClick={tellReaders}>
          Envoyer aux abonnés
        </Button>
      )}
      {readers !== undefined && (
        <SendDialog
          readers={readers}
          onSend={() => act('send', { readers: readers.total })}
          onClose={() => setReaders(undefined)}
        />
      )}
    </>
  )
}
