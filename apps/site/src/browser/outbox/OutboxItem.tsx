import type { Locale } from '@sira/contract/locales'
import { useState } from 'react'
import { formWords } from '../forms/formWords.ts'
import type { OutboxEntry } from './outbox.ts'
import { sendingOf } from './sendingKinds.ts'

export interface EntryActions {
  resend(entry: OutboxEntry): Promise<void>
  takeUp(entry: OutboxEntry): Promise<void>
  remove(entry: OutboxEntry): Promise<void>
}

interface OutboxItemProps {
  locale: Locale
  entry: OutboxEntry
  actions: EntryActions
}

const excerptLength = 80

/** One sending: what it is, when it was kept, how it begins, and what can be done. */
export function OutboxItem({ locale, entry, actions }: OutboxItemProps) {
  const words = formWords(locale)
  const { message = '', email = '' } = entry.typed
  return (
    <li>
      <p>
        <strong>{sendingOf(entry.endpoint, locale).name}</strong>{' '}
        <time>{timeOf(entry.since, locale)}</time>
      </p>
      <p>{(message || email).slice(0, excerptLength)}</p>
      {entry.advice !== undefined && <p>{entry.advice}</p>}
      <p>
        <Act label={words.resend} act={() => actions.resend(entry)} />
        <Act label={words.takeUp} act={() => actions.takeUp(entry)} />
        <Act label={words.remove} act={() => actions.remove(entry)} />
      </p>
    </li>
  )
}

/** Pressed once: it waits until what it does is done. */
function Act({ label, act }: { label: string; act: () => Promise<void> }) {
  const [acting, setActing] = useState(false)
  const pressed = async () => {
    setActing(true)
    await act()
    setActing(false)
  }
  return (
    <button
      type="button"
      className="button button-secondary"
      disabled={acting}
      onClick={() => void pressed()}
    >
      {label}
    </button>
  )
}

function timeOf(moment: number, locale: Locale): string {
  return new Date(moment).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
}
