import { useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import type { LetterReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'
import { nobodyReads } from '../../messages/newsletter/dispatch/nobodyReads.ts'
import { callApi } from '../calls/callApi.ts'
import { sayDone } from '../calls/sayDone.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

const lookAgainMs = 3000

interface Done {
  message: string
  /** Whether it has left, where that was asked. */
  parti?: boolean
  /** Where the letter stands from now on. */
  state?: string
}

/** The letter that is open, and what can be done with what was saved of it. */
export function useLetter() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const setState = useFormFields(([, dispatch]) => dispatch)
  const modified = useFormModified()
  const router = useRouter()

  async function ask<Body>(action: string, data?: object): Promise<Body | undefined> {
    if (modified) {
      tellProblem('Enregistrez d’abord la lettre.')
      return undefined
    }
    const outcome = await callApi<Body>(`letters/${id}/${action}`, data)
    if (outcome.done) return outcome.body
    tellProblem(outcome.message)
    return undefined
  }

  const show = useEffectEvent((reached: string) => {
    setState({ type: 'UPDATE', path: 'state', value: reached, initialValue: reached })
    router.refresh()
  })

  // Until the last one has left, which happens without this screen.
  useEffect(() => {
    if (state !== 'sending') return
    const timer = window.setInterval(async () => {
      const outcome = await callApi<{ state: string }>(`letters/${id}?depth=0`)
      if (outcome.done && outcome.body.state !== 'sending') show(outcome.body.state)
    }, lookAgainMs)
    return () => window.clearInterval(timer)
  }, [id, state])

  async function act(action: string, data: object = {}): Promise<boolean> {
    const done = await ask<Done>(action, data)
    if (done) sayDone(done)
    if (done?.state) {
      setState({ type: 'UPDATE', path: 'state', value: done.state, initialValue: done.state })
    }
    router.refresh()
    return done !== undefined
  }

  /** Nothing where nobody would get it: that has been said. */
  async function readers(): Promise<LetterReaders | undefined> {
    const found = await ask<LetterReaders>('readers')
    if (found?.total !== 0) return found
    tellProblem(nobodyReads)
    return undefined
  }

  return { id, state, act, readers }
}
