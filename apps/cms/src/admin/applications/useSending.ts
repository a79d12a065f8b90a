import { type FormEvent, useState } from 'react'

/** Sends the filled fields of a dialog's form; `isSending` until the answer is there. */
export function useSending(onSend: (given: object) => Promise<void>) {
  const [isSending, setSending] = useState(false)
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setSending(true)
    try {
      await onSend(Object.fromEntries(given))
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
