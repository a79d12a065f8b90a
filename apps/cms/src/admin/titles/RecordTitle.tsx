'use client'

import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useFormFields,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import type { TitleWords } from './titleWords.ts'
import { useTabTitle } from './useTabTitle.ts'

/**
 * The title of a record in its heading, its path and the tab of the browser. Payload (3.90) says «
 * [Sans titre] », its number or the name of a file, and in the tab nothing of it.
 */
export function RecordTitle({ made, untitled, numbered, names, replaces }: TitleWords) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { config } = useConfig()
  const inDrawer = useEditDepth() > 1
  const name = useFormFields(([fields]) =>
    names.map((field) => fields[field]?.value).find((value) => value || value === 0),
  )
  const unnamed = id ? (untitled ?? `${numbered} ${id}`) : made
  const words = name === undefined ? unnamed : replaces ? String(name) : undefined
  useEffect(() => {
    if (words === undefined || words === title) return
    // After Payload's own, which is around this one: its effects come later.
    const frame = requestAnimationFrame(() => setDocumentTitle(words))
    return () => cancelAnimationFrame(frame)
  }, [words, title, setDocumentTitle])
  const suffix = config.admin.meta.titleSuffix ?? ''
  useTabTitle(inDrawer ? undefined : `${words ?? title}${suffix}`)
  return null
}
