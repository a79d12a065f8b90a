import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { leaveWriting, takeUpField } from './writingPlace.ts'

/**
 * Payload (3.90) closes the fields while a record is saved, and a browser takes the focus from a field
 * that is closed: who saved with the keyboard and went on writing wrote into nothing. Gives it back,
 * unless he has gone elsewhere meanwhile: on the screen that a first save leads to as well. An editor
 * of texts gives its own back: see useEditable.
 */
export function useFocusKept(): void {
  const saves = useFormProcessing()
  const last = useRef<Element>(null)
  const left = useRef<Element>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target.closest('.field-type') : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => takeUpField(), [])

  useLayoutEffect(() => {
    const { activeElement, body } = document
    // The browser takes it a moment after the field was closed; a list to choose from is made anew.
    if (saves) {
      left.current = activeElement === body || isClosed(activeElement) ? last.current : null
      const field = fieldIn(left.current)
      if (field) leaveWriting({ id: field.id, at: field.selectionStart ?? 0 })
    } else if (activeElement === body) fieldIn(left.current)?.focus({ preventScroll: true })
  }, [saves])
}

function isClosed(element: Element | null): boolean {
  return element?.matches('input:disabled, textarea:disabled') ?? false
}

function fieldIn(place: Element | null) {
  return place?.isConnected
    ? place.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type="hidden"]), textarea',
      )
    : null
}
