import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings } from '@sira/contract/records/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettingsFile } from './settingsFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-reglages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function read(content: string) {
  const file = join(folder, 'reglages.json')
  writeFileSync(file, content)
  return readSettingsFile(file)
}

describe('the file of settings, for a server that has none', () => {
  it('says what it says, in the languages in which it says it; the rest is as ever', () => {
    const content = { brandName: 'Faso', firstContact: '+22625000000', ar: { brandName: 'فاسو' } }
    const { fr, en, ar } = read(JSON.stringify(content))
    expect(fr).toEqual({ ...defaultSettings, brandName: 'Faso', firstContact: '+22625000000' })
    expect(en).toEqual(fr)
    expect(ar).toEqual({ ...fr, brandName: 'فاسو' })
  })

  it.each([
    ['{"telefon":"1"}', '« telefon » n’est pas un réglage. Il y a : brandName, '],
    ['{"copyrightYear":"bientôt"}', '« copyrightYear » ne peut pas être "bientôt"'],
    ['{"email":"pas-une-adresse"}', '« email » ne peut pas être'],
    ['{"en":{"mapUrl":"ici"}}', '« mapUrl » ne peut pas être'],
    ['{"en":"x"}', '« en » doit être un objet'],
    ['{"logo":null}', '« logo » n’est pas un réglage'],
    ['[]', 'doit être un objet'],
    ['{', 'ne peut pas être lu'],
  ])('is refused in one sentence when it cannot be used: %s', (content, sentence) => {
    expect(() => read(content)).toThrow(sentence)
  })

  it('is missed where it is not', () => {
    expect(() => readSettingsFile(join(folder, 'absent.json'))).toThrow('ne peut pas être lu')
  })
})
