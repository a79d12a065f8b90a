'use client'

import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * Keeps what is typed into a record through an act of its desk: the act loads the record anew, and
 * Payload (3.90) puts what is stored into every field then.
 */
export function TypedKept() {
  const { id, initialState } = useDocumentInfo()
  const { getFields, dispatchFields } = useForm()
  const modified = useFormModified()
  const filled = useRef({ id, initialState })

  // Before the effect of the form, which forgets what was typed; put back after it.
  useEffect(() => {
    const before = filled.current
    filled.current = { id, initialState }
    if (before.initialState === initialState || before.id !== id || !modified) return
    const typed = typedFields(getFields())
    queueMicrotask(() => {
      for (const [path, value] of typed) dispatchFields({ type: 'UPDATE', path, value })
    })
  }, [id, initialState, modified, getFields, dispatchFields])

  return null
}

/** Rows are left out: the act may have added some. */
function typedFields(fields: FormState): [string, unknown][] {
  return Object.entries(fields)
    .filter(([path, { rows }]) => rows === undefined && !path.includes('.'))
    .filter(([, { value, initialValue }]) => value !== initialValue)
    .map(([path, { value }]) => [path, value])
}
