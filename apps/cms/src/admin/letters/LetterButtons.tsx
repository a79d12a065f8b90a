'use client'

import { Button, useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { LetterReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { useLetter } from './useLetter.ts'

interface Asked {
  what: 'send' | 'plan'
  readers: LetterReaders
}

/** Tries a letter on oneself, then sends it, once, now or on a day; what is planned is taken back. */
export function LetterButtons() {
  const { user } = useAuth()
  const { id, state, act, readers } = useLetter()
  const [asked, setAsked] = useState<Asked>()
  const sends = isInboxStaff(user as { role?: unknown } | null)

  async function begin(what: Asked['what']) {
    const found = await readers()
    if (found) setAsked({ what, readers: found })
  }

  const button = (label: string, onClick: () => unknown) => (
    <Button buttonStyle="secondary" size="medium" onClick={onClick}>
      {label}
    </Button>
  )
  if (!id || (state !== 'draft' && state !== 'planned')) return null
  return (
    <>
      {button('M’envoyer un essai', () => act('try'))}
      {sends && state === 'draft' && button('Programmer l’envoi', () => begin('plan'))}
      {sends && state === 'draft' && button('Envoyer aux abonnés', () => begin('send'))}
      {sends && state === 'planned' && button('Annuler l’envoi prévu', () => act('unplan'))}
      {asked?.what === 'send' && (
        <SendDialog
          readers={asked.readers}
          onSend={() => act('send', { readers: asked.readers.total })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'plan' && (
        <PlanDialog
          readers={asked.readers}
          onPlan={(at) => act('plan', { at })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
