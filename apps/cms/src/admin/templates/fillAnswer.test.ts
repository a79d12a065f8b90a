import { describe, expect, it } from 'vitest'
import { fillAnswer } from './fillAnswer.ts'

const proposed = 'Votre demande'
const empty = { subject: proposed, text: '' }
const thanks = { subject: 'Merci', text: 'Bonjour Awa,\nmerci.' }
const call = { subject: '', text: 'Bonjour Awa,\nnous vous appelons.' }

describe('a template that is chosen for an answer', () => {
  it('fills in what is still as it was proposed', () => {
    expect(fillAnswer(empty, { proposed, template: thanks }).after).toEqual(thanks)
    expect(fillAnswer(empty, { proposed, template: call }).after).toEqual({
      subject: proposed,
      text: call.text,
    })
  })

  it('leaves what was typed where it stands, above it', () => {
    const typed = { subject: 'Le mien', text: 'Un mot.\n' }
    expect(fillAnswer(typed, { proposed, template: thanks }).after).toEqual({
      subject: 'Le mien',
      text: 'Un mot.\n\nBonjour Awa,\nmerci.',
    })
  })

  it('takes the place of another one that was left as it came', () => {
    const typed = { subject: proposed, text: 'Un mot.' }
    const first = fillAnswer(typed, { proposed, template: thanks })
    const second = fillAnswer(first.after, { proposed, last: first, template: call })
    expect(second.after).toEqual({ subject: proposed, text: `Un mot.\n\n${call.text}` })
    expect(fillAnswer(second.after, { proposed, last: second }).after).toEqual(typed)
  })

  it('stays, as a text like any other, once a person has changed it', () => {
    const first = fillAnswer(empty, { proposed, template: thanks })
    const changed = { ...first.after, text: `${first.after.text} À jeudi.` }
    expect(fillAnswer(changed, { proposed, last: first, template: call }).after).toEqual({
      subject: proposed,
      text: `${changed.text}\n\n${call.text}`,
    })
    expect(fillAnswer(changed, { proposed, last: first }).after).toEqual({
      subject: proposed,
      text: changed.text,
    })
  })
})
