import { describe, expect, it } from 'vitest'
import { blogs } from '../../test/support/smallModel.ts'
import { serialiseRecord } from './serialise.ts'

const document = {
  id: 7,
  slug: 'un-article',
  titre: 'Un article',
  date: '2025-03-10T12:00:00.000Z',
  publishedAt: '2024-01-08T09:30:00Z',
  niveau: 'debutant',
  urgent: false,
  category: 3,
  _status: 'published',
  secret: 'x',
}

describe('records on the wire (contract.md, Envelope)', () => {
  it('hold their own public values, null where there is none, and never the id again', () => {
    expect(serialiseRecord(document, blogs, null)).toEqual({
      id: 7,
      attributes: {
        slug: 'un-article',
        titre: 'Un article',
        prix: null,
        urgent: false,
        date: '2025-03-10',
        publishedAt: '2024-01-08T09:30:00.000Z',
        niveau: 'Débutant',
        details: null,
      },
    })
  })

  it('hold only the fields asked for, in that order', () => {
    const { attributes } = serialiseRecord(document, blogs, ['titre', 'id', 'slug'])

    expect(Object.keys(attributes)).toEqual(['titre', 'slug'])
  })
})
