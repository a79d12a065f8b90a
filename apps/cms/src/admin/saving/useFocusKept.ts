import { useFormProcessing } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * Payload (3.90) closes the fields while a record is saved, and a browser takes the focus from a field
 * that is closed: who saved with the keyboard and went on writing wrote into nothing. Gives it back,
 * unless he has gone elsewhere meanwhile. An editor of texts gives its own back: see useEditable.
 */
export function useFocusKept(): void {
  const saves = useFormProcessing()
  const left = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const { activeElement, body } = document
    // The browser takes it a moment after the field was closed.
    if (saves) left.current = isClosedField(activeElement) ? activeElement : null
    else if (activeElement === body) left.current?.focus({ preventScroll: true })
  }, [saves])
}

function isClosedField(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('input:disabled, textarea:disabled')
}
