import { describe, expect, it } from 'vitest'
import {
  answerField,
  answersInFields,
  mostQuestions,
  offerQuestions,
  questionField,
} from './offerQuestions.ts'

describe('The questions of an offer', () => {
  it('stand in it a line each; empty lines are none', () => {
    expect(offerQuestions(' Permis B ?\n\n \r\nLibre quand ?\r\n')).toEqual([
      'Permis B ?',
      'Libre quand ?',
    ])
    for (const none of [null, undefined, '', ' \n ']) expect(offerQuestions(none)).toEqual([])
  })

  it('are ten at most', () => {
    const many = Array.from({ length: 12 }, (_, number) => `Question ${number} ?`)
    expect(offerQuestions(many.join('\n'))).toEqual(many.slice(0, mostQuestions))
  })
})

describe('The answers of a form', () => {
  const sent = (pairs: readonly (readonly [string, string])[]) =>
    Object.fromEntries(
      pairs.flatMap(([question, reponse], number) => [
        [questionField(number), question],
        [answerField(number), reponse],
      ]),
    )

  it('come with their questions, in the order of the form; unanswered ones are left out', () => {
    const fields = sent([
      ['Permis B ?', 'Oui'],
      ['Libre quand ?', ''],
      ['Quel salaire ?', '150 000'],
    ])
    expect(answersInFields({ nom: 'Awa', ...fields })).toEqual([
      { question: 'Permis B ?', reponse: 'Oui' },
      { question: 'Quel salaire ?', reponse: '150 000' },
    ])
  })

  it('are none where nothing was answered, or no question came along', () => {
    expect(answersInFields({})).toBeUndefined()
    expect(answersInFields(sent([['Permis B ?', '']]))).toBeUndefined()
    expect(answersInFields({ [answerField(0)]: 'Oui' })).toBeUndefined()
  })

  it('beyond the last question are left alone', () => {
    const beyond = { [questionField(mostQuestions)]: 'Onze ?', [answerField(mostQuestions)]: 'Oui' }
    expect(answersInFields(beyond)).toBeUndefined()
  })
})
