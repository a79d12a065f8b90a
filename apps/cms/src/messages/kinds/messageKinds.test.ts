import { formOf, messageKindNames } from '@sira/contract/forms/messageForms'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { messageKinds } from './messageKinds.ts'

const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field) return [field.name]
    return 'fields' in field ? namesOf(field.fields) : []
  })

describe('a kind of message', () => {
  it.each(messageKindNames)('%s is kept in the fields of its form', (kind) => {
    const { fields, sentEmpty = {} } = formOf(kind)
    const sent = Object.keys(fields).filter((name) => fields[name]?.unsent !== true)
    const kept = namesOf(messageKinds[kind].fields)
    expect(kept).toEqual(expect.arrayContaining([...sent, ...Object.keys(sentEmpty)]))
  })

  it.each(messageKindNames)('%s is found by fields in which it is kept', (kind) => {
    const { searched, personal, fields } = messageKinds[kind]
    expect(['reference', ...namesOf(fields)]).toEqual(
      expect.arrayContaining([...searched, ...personal.fields]),
    )
  })

  it('that is answered has a reference of its own', () => {
    const references = messageKindNames.flatMap(
      (kind) => messageKinds[kind].letters?.reference ?? [],
    )
    expect(new Set(references).size).toBe(references.length)
  })
})
