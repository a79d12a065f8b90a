'use client'

import { type ReactNode, useEffect } from 'react'
import { useDialogFocus } from '../dialog/useDialogFocus.ts'
import { useDeskFocus } from '../focus/useDeskFocus.ts'
import { mendWords } from './libraryWords.ts'

/**
 * Keeps every screen in French where no table of texts reaches: see mendWords. And whoever uses no
 * mouse within its dialogs and desks: a provider of its own would weigh on each first screen.
 */
export function LibraryWords({ children }: { children: ReactNode }) {
  useDialogFocus()
  useDeskFocus()
  useEffect(() => {
    mendWords(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'characterData') mendWords(target)
        for (const node of addedNodes) mendWords(node)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return children
}
