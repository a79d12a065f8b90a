'use client'

import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import { useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'

interface NamedCriterionProps {
  path: string
  field: TextFieldClient
  /** The list whose number is kept. */
  list: string
}

/** A criterion of an alert by its name: the search keeps the number of the list. */
export function NamedCriterion({ path, field, list }: NamedCriterionProps) {
  const { value } = useField<string | null>({ path })
  const [name, setName] = useState('')

  useEffect(() => {
    const look = async (id: string) => {
      const found = await callApi<{ nom: string }>(`${list}/${id}?depth=0`)
      setName(found.done ? found.body.nom : 'N’est plus dans la liste')
    }
    if (value) look(value)
  }, [list, value])

  return <TextInput path={path} label={field.label ?? list} value={name} readOnly />
}
