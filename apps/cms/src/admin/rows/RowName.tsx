'use client'

import { useRowLabel } from '@payloadcms/ui'

export interface RowNameProps {
  /** The fields that say which row it is, as they are read one after the other. */
  told: readonly string[]
  /** The name of an empty row, before its number. */
  one: string
}

/** A folded row by what it holds; a new one by its place. */
export function RowName({ told, one }: RowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const words = told
    .map((name) => data?.[name])
    .filter((value) => value !== undefined && value !== null && value !== '')
  return <span>{words.length > 0 ? words.join(' ') : `${one} ${rowNumber + 1}`}</span>
}
