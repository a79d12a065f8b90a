import { type RefObject, useEffect } from 'react'
import { takeTurn } from './openedFrom.ts'

/** Who goes through a list with the keyboard finds its control under his fingers on each record. */
export function useFocusInTurn(record: string, control: RefObject<HTMLElement | null>): void {
  // It may be drawn later than the rest.
  useEffect(() => {
    if (control.current && takeTurn(record)) control.current.focus({ preventScroll: true })
  })
}
