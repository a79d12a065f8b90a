'use client'

import { useListQuery } from '@payloadcms/ui'
import { useId } from 'react'
import { askedLabel, whereLabel } from './labelQuery.ts'

interface LabelChoiceProps {
  labels: readonly { id: number; name: string }[]
}

/** Asks for the list anew; within a drawer as well, whose address is that of the page behind it. */
export function LabelChoice({ labels }: LabelChoiceProps) {
  const { query, refineListData } = useListQuery()
  const id = useId()
  if (labels.length === 0) return null
  return (
    <p className="sira-label-choice">
      <label htmlFor={id}>Étiquette</label>
      <select
        id={id}
        value={askedLabel(query.where)}
        onChange={({ target }) => {
          void refineListData({ where: whereLabel(target.value), page: 1 })
        }}
      >
        <option value="">Toutes</option>
        {labels.map((label) => (
          <option key={label.id} value={label.id}>
            {label.name}
          </option>
        ))}
      </select>
    </p>
  )
}
