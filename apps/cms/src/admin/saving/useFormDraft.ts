import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { dropCopy, keepCopy, readCopy } from './deviceCopies.ts'
import { fillForm, wordsOf } from './formWords.ts'

/**
 * Keeps what is typed into a form of a dialog: Escape, a page loaded anew or a session that ended take
 * none of it away. In this tab only, and gone with it: it is about a visitor (decision 28).
 */
export function useFormDraft(record: string) {
  const { user } = useAuth()
  const account = String(user?.id)
  const form = useRef<HTMLFormElement>(null)
  const [resumedFrom, setResumedFrom] = useState<number>()

  useEffect(() => {
    const copy = readCopy(window.sessionStorage, { account, record })
    if (copy === undefined || form.current === null) return
    fillForm(form.current, copy.data)
    setResumedFrom(copy.at)
  }, [account, record])

  function keep() {
    const data = form.current === null ? undefined : wordsOf(form.current)
    if (data === undefined) return drop()
    keepCopy(window.sessionStorage, { account, record }, { at: Date.now(), base: null, data })
  }
  /** It has left, or is not wanted any more. */
  function drop() {
    dropCopy(window.sessionStorage, { account, record })
  }
  function beginAgain() {
    drop()
    form.current?.reset()
    setResumedFrom(undefined)
  }

  return { form, resumedFrom, keep, drop, beginAgain }
}
