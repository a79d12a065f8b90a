'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { smallerPicture } from './smallerPicture.ts'
import { smallerWords } from './smallerWords.ts'
import { watchChosenFiles } from './watchChosenFiles.ts'

/** Around all screens: photographs are made smaller before they are sent, and it is said by how much. */
export function SmallerPictures({ children }: { children: ReactNode }) {
  useEffect(() => watchChosenFiles(shrink), [])
  return children
}

/** One after the other: each is whole in memory while it is drawn, and phones have little. */
async function shrink(files: readonly File[]): Promise<readonly File[]> {
  const notice = toast.loading('Préparation des images…')
  const smaller: File[] = []
  for (const file of files) smaller.push(await smallerPicture(file))
  const words = smallerWords(files, smaller)
  toast.dismiss(notice)
  if (words !== undefined) toast.success(words)
  return smaller
}
