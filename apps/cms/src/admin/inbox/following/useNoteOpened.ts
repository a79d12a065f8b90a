import { useEffect } from 'react'
import { noteOpened } from './openedFrom.ts'

/** Notes, for who opens a record from the list on the screen, what that list shows. */
export function useNoteOpened(collection: string): void {
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const path = target instanceof Element ? target.closest('a')?.pathname : undefined
      const [, id] = path?.match(new RegExp(`/collections/${collection}/(\\d+)$`)) ?? []
      if (id !== undefined) noteOpened(`${collection}/${id}`, location.search)
    }
    // Before its own link takes the press.
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [collection])
}
