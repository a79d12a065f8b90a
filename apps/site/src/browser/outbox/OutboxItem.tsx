import type { Locale } from '@sira/contract/locales'
import { type SubmitEvent, useRef, useState } from 'react'
import { formWords } from '../forms/formWords.ts'
import type { OutboxEntry } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'
import { sendingOf } from './sendingOf.ts'

export interface EntryActions {
  resend(entry: OutboxEntry): Promise<void>
  takeUp(entry: OutboxEntry): Promise<void>
  /** Stops the automatic sending: from now on the visitor decides. */
  hold(entry: OutboxEntry): Promise<void>
  remove(entry: OutboxEntry): Promise<void>
}

interface OutboxItemProps {
  locale: Locale
  entry: OutboxEntry
  actions: EntryActions
}

const excerptLength = 80

/** One kept sending: its kind, its time, the beginning of its text, and the buttons. */
export function OutboxItem({ locale, entry, actions }: OutboxItemProps) {
  const words = formWords(locale)
  const { message = '', email = '' } = entry.typed
  const isOrder = entry.endpoint === orderKind
  // The server has a message about it, which it shows on a page.
  const isAnswered = isOrder && entry.waitsFor === 'answered'
  return (
    <li>
      <p>
        <strong>{sendingOf(entry.endpoint, locale).name}</strong>{' '}
        <time>{timeOf(entry.since, locale)}</time>
      </p>
      <p>{(message || email).slice(0, excerptLength)}</p>
      {isAnswered && <p>{words.order.changed}</p>}
      {entry.advice !== undefined && <p>{entry.advice}</p>}
      <div>
        {!isAnswered && <Act label={words.resend} act={() => actions.resend(entry)} />}
        {!isOrder && <Act label={words.takeUp} act={() => actions.takeUp(entry)} />}
        {isOrder && canAsk() && (
          <Review entry={entry} label={words.order.review} hold={() => actions.hold(entry)} />
        )}
        <Act label={words.remove} act={() => actions.remove(entry)} />
      </div>
    </li>
  )
}

interface ReviewProps {
  entry: OutboxEntry
  label: string
  hold: () => Promise<void>
}

/**
 * Shows the order to the server once more, as its form would. This orders nothing, and the page
 * that comes shows the changes. While it is being read it is not sent automatically.
 */
function Review({ entry, label, hold }: ReviewProps) {
  const held = useRef(false)
  const fields = Object.entries({ ...entry.typed, etape: 'verifier' })
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (held.current) return
    event.preventDefault()
    void hold().finally(() => {
      held.current = true
      // The browser only submits a form again in the next task.
      setTimeout(() => form.requestSubmit())
    })
  }
  return (
    <form method="post" action={entry.request.url} onSubmit={submitted} className="contents">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-secondary">
        {label}
      </button>
    </form>
  )
}

/** Whether the server can be asked for the page of the review. */
function canAsk(): boolean {
  return navigator.onLine !== false
}

/** A button that stays disabled until its act is done. */
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

/** 24 hours in every language: the script of a form has no room for better date formats. */
function timeOf(moment: number, locale: Locale): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Date(moment).toLocaleTimeString(locale, form)
}
