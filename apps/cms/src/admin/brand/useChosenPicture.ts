'use client'

import { useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'

export interface ChosenPicture {
  src: string
  width: number
  height: number
}

interface Picture {
  thumbnailURL?: string | null
  width?: number | null
  height?: number | null
}

/** The picture of the library that a field names, be it by its number or as a whole. */
export function useChosenPicture(value: unknown): ChosenPicture | undefined {
  const id = value instanceof Object && 'id' in value ? value.id : value
  const [chosen, setChosen] = useState<ChosenPicture & { id: unknown }>()

  useEffect(() => {
    if (typeof id !== 'number') return
    let isLeft = false
    void callApi<Picture>(`media/${id}?depth=0`).then((answer) => {
      if (isLeft || !answer.done) return
      const { thumbnailURL: src, width, height } = answer.body
      if (src && width && height) setChosen({ id, src, width, height })
    })
    return () => {
      isLeft = true
    }
  }, [id])

  return chosen?.id === id ? chosen : undefined
}
