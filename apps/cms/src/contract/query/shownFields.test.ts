import { describe, expect, it } from 'vitest'
import { shownFields } from './shownFields.ts'

const form = ['nom', 'email']
const record = { nom: 'Awa', email: 'a@b.bf', createdAt: 'x', updatedAt: 'y' }
const shown = (search: string) => Object.keys(shownFields(search, form)(record))

describe('fields of a create', () => {
  it.each([
    ['', Object.keys(record)],
    ['fields=*', Object.keys(record)],
    ['fields=', Object.keys(record)],
    ['fields=nom', ['nom']],
    ['fields[0]=createdAt&fields[1]=nom', ['nom', 'createdAt']],
    ['fields[]=id', []],
  ])('%s: %j', (search, names) => {
    expect(shown(search)).toEqual(names)
  })

  it.each(['fields=state', 'fields=nom,email', 'fields[]=nom&fields[]=idempotencyKey'])(
    'refuses what a stranger has not sent: %s',
    (search) => {
      expect(() => shown(search)).toThrow('Invalid parameter ')
    },
  )
})
