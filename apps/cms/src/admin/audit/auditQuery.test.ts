import { describe, expect, it } from 'vitest'
import { askedOf, auditQuery } from './auditQuery.ts'

describe('what the journal is asked for', () => {
  it('is read back from the address of the list', () => {
    const asked = { by: 'Awa Sow', act: 'exported', day: '2026-11-23' }
    expect(askedOf(new URLSearchParams(auditQuery(asked)))).toEqual(asked)
  })

  it('is everything where nothing is chosen', () => {
    expect(auditQuery({ by: '', act: '', day: '' })).toBe('')
  })

  it('is a day from its first to its last moment', () => {
    const query = decodeURIComponent(auditQuery({ by: '', act: '', day: '2026-12-31' }))
    expect(query).toContain('[0][createdAt][greater_than_equal]=2026-12-31T00:00:00.000Z')
    expect(query).toContain('[1][createdAt][less_than]=2027-01-01T00:00:00.000Z')
  })
})
