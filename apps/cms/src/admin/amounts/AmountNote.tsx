'use client'

import { useField } from '@payloadcms/ui'
import type { FieldDescriptionClientProps, NumberFieldClient } from 'payload'
import { readAmount } from './readAmount.ts'

/** Below an amount: what is said of the field, and the amount as it is read once it is hard to count. */
export function AmountNote({ field, path }: FieldDescriptionClientProps<NumberFieldClient>) {
  const { value } = useField<unknown>({ path })
  const description = field.admin?.description
  const words = typeof description === 'string' ? description : ''
  const amount = readAmount(value)
  if (words === '' && amount === undefined) return null
  return (
    <div className="field-description">
      <span>
        {amount !== undefined && <strong>{amount}</strong>}
        {amount !== undefined && words !== '' && '. '}
        {words}
      </span>
    </div>
  )
}
