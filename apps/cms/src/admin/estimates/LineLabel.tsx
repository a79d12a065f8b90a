'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Line {
  designation?: string
}

/** A line by what it offers; a new one by its place. */
export function LineLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Line>()
  return <>{data?.designation || `Ligne ${rowNumber + 1}`}</>
}
