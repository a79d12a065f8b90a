import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConsents } from './checkConsents.ts'
import { readConsents } from './readConsents.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const head = 'e-mail;langue;jour du consentement;source du consentement'
const row = 'Awa@Exemple.bf;fr;15/03/2026;Salon de l’emploi'
const days = { oldest: '2024-11-23', today: '2026-11-23' }
const check = (...rows: string[]) =>
  checkConsents(readConsents(bytes([head, ...rows].join('\n'))), days)

const awa = {
  line: 2,
  email: 'awa@exemple.bf',
  locale: 'fr',
  day: '2026-03-15',
  source: 'Salon de l’emploi',
}

describe('a file of subscribers', () => {
  it.each([
    ['semicolons', `${head}\n${row}`],
    ['commas', `${head}\n${row}`.replaceAll(';', ',')],
    ['tabs', `${head}\n${row}`.replaceAll(';', '\t')],
    ['the mark of UTF-8 and the line ends of Windows', `\ufeff${head}\r\n${row}\r\n`],
    [
      'other names, in another order',
      `Source,Courriel,LANGUE,Date du consentement
Salon de l’emploi,awa@exemple.bf,Français,2026-03-15`,
    ],
    ['a column more', `${head};téléphone\n${row};70123456`],
    ['commas in what it quotes', `${head};note\n${row};"de Awa, Ali, Issa, Sow, Zongo"`],
    ['rows that were emptied', `${head}\n${row}\n;;;\n\n`],
  ])('is read with %s', (_how, text) => {
    expect(checkConsents(readConsents(bytes(text)), days)).toEqual({ consents: [awa], refused: [] })
  })

  it('is read row by row where two programs wrote it, and no row says who comes after it', () => {
    const rows = [row, 'issa@exemple.bf;fr;15/03/2026;Salon', 'ali@exemple.bf;;15/03/2026;Salon']
    const read = readConsents(bytes(`${head}\r\n${rows.join('\n')}\r`))
    expect(read.map(({ line, email, source }) => [line, email, source])).toEqual([
      [2, 'Awa@Exemple.bf', 'Salon de l’emploi'],
      [3, 'issa@exemple.bf', 'Salon'],
      [4, 'ali@exemple.bf', 'Salon'],
    ])
  })

  it('is read with the separator that its first line names, and each row keeps its line', () => {
    const text = `sep=|\r\n${head}\r\n${row}`.replaceAll(';', '|')
    expect(readConsents(bytes(text))).toMatchObject([{ line: 3, email: 'Awa@Exemple.bf' }])
  })

  it('is read in the letters of Windows, in those of the Mac, and in those of « Texte Unicode »', () => {
    const text = `${head}\nawa@exemple.bf;fr;15/03/2026;Fête des métiers`
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
    const mac = Buffer.from(text.replaceAll('ê', '\x90').replaceAll('é', '\x8e'), 'latin1')
    for (const file of [Buffer.from(text, 'latin1'), wide, Buffer.from(wide).swap16(), mac]) {
      expect(readConsents(file)).toMatchObject([{ line: 2, source: 'Fête des métiers' }])
    }
  })

  it.each([
    ['', /vide/],
    [`${head}\n`, /aucune ligne/],
    ['PK\u0003\u0004', /classeur Excel/],
    ['e-mail;langue\na@b.bf;fr', /«\sJour du consentement\s», «\sSource du consentement\s»/],
    [`${head}\n"${'x'.repeat(30_000)}`, /pas un tableau/],
    [`${head}\n${`${row}\n`.repeat(2001)}`, /2\s000 lignes/],
  ])('is refused with a sentence where it is none: %#', (text, said) => {
    expect(() => readConsents(bytes(text))).toThrow(said)
  })

  it.each([
    ['awa@;fr;15/03/2026;Salon', /adresse/],
    ['a@b.bf;de;15/03/2026;Salon', /langue/],
    ['a@b.bf;?;15/03/2026;Salon', /langue/],
    ['a@b.bf;fr;31/02/2026;Salon', /se lit pas/],
    ['a@b.bf;fr;15/03/20265;Salon', /se lit pas/],
    ['a@b.bf;fr;2026-03-151;Salon', /se lit pas/],
    ['a@b.bf;fr;;Salon', /se lit pas/],
    ['a@b.bf;fr;24/11/2026;Salon', /pas encore/],
    ['a@b.bf;fr;22/11/2024;Salon', /plus ancien/],
    ['a@b.bf;fr;15/03/2026;', /où la personne/],
    [`a@b.bf;fr;15/03/2026;${'x'.repeat(151)}`, /au plus 150/],
  ])('has each row refused that proves nothing: %s', (typed, why) => {
    expect(check(typed)).toMatchObject({
      consents: [],
      refused: [{ line: 2, why: expect.stringMatching(why) }],
    })
  })

  it('takes the first day and the last, an empty language, and each address once', () => {
    const { consents, refused } = check(
      'a@b.bf;;23/11/2026;Salon',
      'b@b.bf;AR;23/11/2024;Salon',
      'A@B.bf;fr;01/01/2026;Autre',
    )
    expect(consents).toMatchObject([{ locale: 'fr' }, { locale: 'ar' }])
    expect(refused).toMatchObject([{ line: 4, why: 'Cette adresse est déjà à la ligne 2.' }])
  })

  it('has each person once, whatever nobody sees in an address', () => {
    const file = join(import.meta.dirname, 'fixtures/abonnes-caracteres-invisibles.csv')
    const { consents, refused } = checkConsents(readConsents(readFileSync(file)), days)
    expect(consents.map(({ email }) => email)).toEqual(['ali@exemple.bf', 'issa@exemple.bf'])
    expect(refused).toMatchObject([{ line: 4, why: 'Cette adresse est déjà à la ligne 3.' }])
  })
})
