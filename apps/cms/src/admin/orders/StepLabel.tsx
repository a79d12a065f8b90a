'use client'

import { useConfig, useDocumentInfo, useRowLabel } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { momentInFigures } from '../../dates/dates.ts'

interface Step {
  date?: string
  de?: string | null
  vers?: string
  qui?: string | null
  motif?: string | null
}

/** What happened, and when: a folded row of the steps can be read. */
export function StepLabel() {
  const { date, de, vers, qui, motif } = useRowLabel<Step>().data
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const names = stateNames(getEntityConfig({ collectionSlug })?.fields ?? [])
  const states = [de, vers].flatMap((state) => (state ? (names.get(state) ?? state) : []))
  const told = [date && momentInFigures(date), states.join(' → '), qui, motif]
  return <span>{told.filter(Boolean).join(' · ')}</span>
}

/** Of the record whose steps they are, as its field « État » names them. */
function stateNames(fields: readonly ClientField[]): Map<string, unknown> {
  const state = fields.find((field) => 'name' in field && field.name === 'etat')
  if (state?.type !== 'select') return new Map()
  return new Map(
    state.options.flatMap((one) => (typeof one === 'string' ? [] : [[one.value, one.label]])),
  )
}
