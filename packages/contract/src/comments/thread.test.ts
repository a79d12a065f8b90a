import { describe, expect, test } from 'vitest'
import { reportRequest, thread } from './thread.ts'

const written = {
  id: 3,
  attributes: {
    nom: 'Awa',
    texte: 'Merci',
    date: '2026-11-28T12:00:00.000Z',
    parent: null,
    equipe: false,
  },
}

describe('The comments of an article', () => {
  test('are what was written, with the place of what is gone', () => {
    const gone = {
      id: 2,
      attributes: { nom: null, texte: null, date: null, parent: null, equipe: false },
    }
    const read = { data: [gone, written], meta: { ouvert: true } }
    expect(thread.parse(read)).toEqual(read)
  })

  test('tell nothing else of who wrote them', () => {
    const more = { ...written, attributes: { ...written.attributes, suspicion: 'oui' } }
    const [read] = thread.parse({ data: [more], meta: { ouvert: false } }).data
    expect(read).toEqual(written)
  })

  test.each([
    [{ commentaire: 3 }, true],
    [{ commentaire: '3' }, true],
    [{ commentaire: 0 }, false],
    [{ commentaire: 'trois' }, false],
    [{}, false],
  ])('are reported by their number: %j %s', (asked, taken) => {
    expect(reportRequest.safeParse(asked).success).toBe(taken)
  })

  test.each([
    ['no thread', { data: [written] }],
    ['a number that is none', { data: [{ ...written, id: 1.5 }], meta: { ouvert: true } }],
    [
      'a day that is none',
      {
        data: [{ ...written, attributes: { ...written.attributes, date: 'hier' } }],
        meta: { ouvert: true },
      },
    ],
  ])('are not read where the answer is %s', (_, answer) => {
    expect(thread.safeParse(answer).success).toBe(false)
  })
})
