import { describe, expect, test } from 'vitest'
import { followUp } from '../dossiers/followUp.ts'
import { interviewReply } from './interview.ts'

const reply = {
  reference: 'CA-2026-7KQ4P9X',
  phone: '70 12 34 56',
  pour: '2026-12-03T09:00:00.000Z',
  reponse: 'vient',
}

describe('The answer to an interview', () => {
  test('names the application, the time that was read, and one of two words', () => {
    expect(interviewReply.parse({ ...reply, reference: ` ${reply.reference} ` })).toEqual(reply)
    expect(interviewReply.parse({ ...reply, reponse: 'absent' }).reponse).toBe('absent')
  })

  test.each([
    ['no reference', { reference: ' ' }],
    ['a phone that is no phone', { phone: '7'.repeat(81) }],
    ['a time without its zone', { pour: '2026-12-03T09:00' }],
    ['another word', { reponse: 'peut-être' }],
    ['no word', { reponse: undefined }],
  ])('is refused with %s', (_, wrong) => {
    expect(interviewReply.safeParse({ ...reply, ...wrong }).success).toBe(false)
  })
})

test('who follows an application reads the time and the own answer, or that there is none yet', () => {
  const dossier = {
    reference: reply.reference,
    nature: 'candidature',
    etat: 'entretien',
    etapes: [],
  }
  for (const reponse of ['vient', 'absent', null]) {
    const entretien = { le: reply.pour, reponse }
    expect(followUp.parse({ ...dossier, entretien })).toEqual({ ...dossier, entretien })
  }
  expect(followUp.parse(dossier)).not.toHaveProperty('entretien')
})
