import { describe, expect, it } from 'vitest'
import { isAlarming, type Saving, savingWords } from './savingWords.ts'

const saving: Saving = {
  phase: 'unsaved',
  lost: false,
  kept: true,
  savedAt: undefined,
  refusal: '',
}

describe('what an editor is told of the text', () => {
  it('is nothing before the first word, then where the text is', () => {
    expect(savingWords({ ...saving, phase: 'quiet' })).toBe('')
    expect(savingWords(saving)).toBe('Pas encore enregistré, gardé sur cet appareil')
    expect(savingWords({ ...saving, kept: false })).toBe('Pas encore enregistré')
  })

  it('is when it was saved, by the clocks of Ouagadougou', () => {
    const savedAt = new Date('2026-11-22T10:42:59Z')
    expect(savingWords({ ...saving, phase: 'saved', savedAt })).toBe('Enregistré à 10:42')
    expect(isAlarming({ ...saving, phase: 'saved', lost: true })).toBe(false)
  })

  it('is that the connection is lost, and whether the device has the text', () => {
    expect(savingWords({ ...saving, lost: true })).toBe(
      'Non enregistré : connexion perdue, votre texte est gardé sur cet appareil.',
    )
    expect(savingWords({ ...saving, lost: true, kept: false })).toContain(
      'ne fermez pas cette page',
    )
    expect(savingWords({ ...saving, lost: true, kept: undefined })).toBe(
      'Non enregistré : connexion perdue.',
    )
    expect(isAlarming({ ...saving, lost: true })).toBe(true)
  })

  it('is why it was refused', () => {
    const refused: Saving = { ...saving, phase: 'refused', refusal: 'votre session est terminée.' }
    expect(savingWords(refused)).toBe(
      'Non enregistré : votre session est terminée. Votre texte est gardé sur cet appareil.',
    )
    expect(isAlarming(refused)).toBe(true)
  })
})
