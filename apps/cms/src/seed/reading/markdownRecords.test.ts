import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { jobSeed } from '../content/jobSeed.ts'
import { markdownRecords } from './markdownRecords.ts'

const folder = mkdtempSync(join(tmpdir(), 'sira-seed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const french = `---
titre: Comptable
publishedDaysAgo: 3
expiresInDays: 24
pays: mali
ville: Bamako
compagnie: Faso Logis
jobdomain: gestion
jobtype: cdi
experience_level: debutant
---

Tenir la caisse.

## Profil
`

/** The offers of a folder that holds one, made of these files. */
function offersOf(files: Readonly<Record<string, string>>) {
  const path = join(folder, 'jobs/01-comptable')
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return markdownRecords(jobSeed, folder)
}

describe('A demo record in Markdown', () => {
  test('takes its facts from its folder and its French file, its texts from each language', () => {
    const english = '---\ntitre: Accountant\n---\n\nKeep the till.\n'
    expect(offersOf({ 'fr.md': french, 'en.md': english })).toEqual([
      {
        slug: 'comptable',
        titre: { fr: 'Comptable', en: 'Accountant' },
        description: { fr: 'Tenir la caisse.\n\n## Profil', en: 'Keep the till.' },
        publishedDaysAgo: 3,
        expiresInDays: 24,
        urgent: false,
        pays: 'mali',
        ville: 'Bamako',
        compagnie: 'Faso Logis',
        jobdomain: 'gestion',
        jobtype: 'cdi',
        experience_level: 'debutant',
      },
    ])
  })

  test('says the same where git has given its lines the ends of Windows', () => {
    const [offer] = offersOf({ 'fr.md': french.replaceAll('\n', '\r\n') })
    expect(offer?.description.fr).toBe('Tenir la caisse.\n\n## Profil')
  })

  test.each([
    ['a field spelt wrong', 'titre:', 'titel:', /fr\.md: titre: .*expected string/],
    ['a field that no job has', 'pays: mali', 'pays: mali\nsalaire: 90000', /fr\.md: .*salaire/],
    ['a missing day', 'expiresInDays: 24\n', '', /fr\.md: expiresInDays: /],
    ['a day in words', 'DaysAgo: 3', 'DaysAgo: trois', /fr\.md: publishedDaysAgo: .*number/],
    ['a company of no list', 'Faso Logis', 'Faso Logi', /fr\.md: compagnie: /],
    ['no text', 'Tenir la caisse.\n\n## Profil\n', '', /fr\.md: description: is missing/],
    ['no front matter', '---\ntitre', 'titre', /fr\.md: it must begin with fields/],
    ['front matter that is no YAML', 'pays: mali', 'pays: [mali', /fr\.md: /],
  ])('with %s is refused with its file and field', (_slip, right, wrong, message) => {
    expect(() => offersOf({ 'fr.md': french.replace(right, wrong) })).toThrow(
      /^seed\/jobs\/01-comptable\/fr\.md/,
    )
    expect(() => offersOf({ 'fr.md': french.replace(right, wrong) })).toThrow(message)
  })

  test('gives in a translation no fact again', () => {
    const english = '---\ntitre: Accountant\nurgent: true\n---\n\nKeep the till.\n'
    expect(() => offersOf({ 'fr.md': french, 'en.md': english })).toThrow(/en\.md: .*urgent/)
  })

  test('stands in the languages of the site, and in French first', () => {
    expect(() => offersOf({ 'fr.md': french, 'de.md': french })).toThrow(/01-comptable: .*de\.md/)
    expect(() => offersOf({ 'en.md': french })).toThrow(/01-comptable\/fr\.md/)
  })
})
