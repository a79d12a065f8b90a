'use client'

import { type ReactNode, useEffect } from 'react'
import { mendWords } from './libraryWords.ts'

/** Keeps every screen in French where no table of texts reaches: see mendWords. */
export function LibraryWords({ children }: { children: ReactNode }) {
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
