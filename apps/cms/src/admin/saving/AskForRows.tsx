'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds that a new row may stay grey before it is asked for once more. */
const patience = 1500

/**
 * The server gives the fields of a new row. Payload (3.90) forgets to ask where the answer to an
 * earlier change arrives in the quarter of a second it waits before it does: on a slow line the row
 * stayed grey for good. This asks again, by a change that nobody sees.
 */
export function AskForRows() {
  const { dispatchFields, getFields } = useForm()
  const waiting = useFormFields(([fields]) => waitingList(fields))
  const ask = useEffectEvent((path: string) => {
    const errorMessage = getFields()[path]?.errorMessage === '' ? ' ' : ''
    dispatchFields({ type: 'UPDATE', path, errorMessage })
  })
  useEffect(() => {
    if (waiting === undefined) return
    const asking = setInterval(() => ask(waiting), patience)
    return () => clearInterval(asking)
  }, [waiting])
  return null
}

/** The path of a list with a row that nobody has drawn. */
function waitingList(fields: FormState): string | undefined {
  return Object.keys(fields).find((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading))
}
