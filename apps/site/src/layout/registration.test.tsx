import { defaultSettings } from '@sira/contract/records/settings'
import { describe, expect, it } from 'vitest'
import { rendered } from '../../test/markup.ts'
import { ar } from '../i18n/ar.ts'
import { fr } from '../i18n/fr.ts'
import { Registration } from './Registration.tsx'

describe('The foot of every page', () => {
  const shown = (facts: Partial<typeof defaultSettings>, words = fr) =>
    rendered(<Registration settings={{ ...defaultSettings, ...facts }} words={words} />).text

  it('says how the company is registered, and who hosts it', () => {
    const facts = { rccm: 'BF OUA 2020 B 1234', agrement: '2024-017', hebergeur: 'ANPTIC' }
    expect(shown(facts)).toContain('RCCM\u00a0: BF OUA 2020 B 1234')
    expect(shown(facts)).toContain('Agrément de placement\u00a0: 2024-017')
    expect(shown(facts, ar)).toContain('ANPTIC')
  })

  it('says nothing of what the settings leave empty', () => {
    expect(shown({ ifu: '00012345A' })).not.toContain('RCCM')
    expect(shown({})).toBe('')
  })
})
