import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ligatures } from '../../../database/sql/sameLetters.ts'
import { regularExpression } from '../../../database/sql/textPattern.ts'
import { type LetterIndex, letterIndex } from './letterIndex.ts'
import { soughtThrees } from './soughtThrees.ts'

let folder: string
let content: DatabaseSync
let index: LetterIndex
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-letters-'))
  content = new DatabaseSync(join(folder, 'sira.sqlite'))
  content.exec(`pragma journal_mode = wal;
    create table blogs (id integer primary key autoincrement, updated_at text);
    create table blogs_locales (titre text, contenu text, _locale text, _parent_id integer)`)
  index = letterIndex(join(folder, 'sira.sqlite'), join(folder, 'lettres.sqlite'))
})
afterEach(() => {
  index.close()
  content.close()
  rmSync(folder, { recursive: true })
})

let saves = 0
function save(id: number, contenu: string, language = 'fr'): void {
  saves += 1
  content.exec('begin')
  const moment = new Date(Date.UTC(2026, 10, 26) + saves).toISOString()
  content.prepare('insert or replace into blogs values (?, ?)').run(id, moment)
  content
    .prepare('delete from blogs_locales where _parent_id = ? and _locale = ?')
    .run(id, language)
  content.prepare('insert into blogs_locales values (?, ?, ?, ?)').run('', contenu, language, id)
  content.exec('commit')
}
const candidates = (text: string) => index.candidates('blogs', 'contenu', soughtThrees(text))

describe('Records that may hold some letters', () => {
  it('are those that hold its threes, in whatever language', () => {
    save(1, 'Rédiger un CV')
    save(2, 'Vendre du miel')
    save(2, 'Selling honey', 'en')
    expect(candidates('rediger')).toEqual([1])
    expect(candidates('HONEY')).toEqual([2])
    expect(candidates('absent')).toEqual([])
    expect(index.candidates('blogs', 'titre', soughtThrees('miel'))).toEqual([])
  })

  it('are looked for as they are now, after each change', () => {
    save(1, 'Rédiger un CV')
    expect(candidates('rédiger')).toEqual([1])
    save(1, 'Préparer un entretien')
    expect([candidates('rédiger'), candidates('entretien')]).toEqual([[], [1]])
    content.exec('delete from blogs')
    expect(candidates('entretien')).toEqual([])
  })

  it('are unknown while records are put in, and known afterwards, again after a start too', async () => {
    for (let id = 1; id <= 8; id += 1) save(id, `repère n${id}n`)
    index.close()
    const [own, beside] = [join(folder, 'sira.sqlite'), join(folder, 'lettres.sqlite')]
    // There is time for one at a time.
    index = letterIndex(own, beside, 0)
    expect(candidates('n7n')).toBeUndefined()
    await expect.poll(() => candidates('n7n')).toEqual([7])
    index.close()
    index = letterIndex(own, beside, 0)
    expect(candidates('n7n')).toEqual([7])
  })

  it('are unknown while another program writes, which nobody waits for', () => {
    save(1, 'Rédiger un CV')
    expect(candidates('rédiger')).toEqual([1])
    const other = new DatabaseSync(join(folder, 'lettres.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    save(1, 'Préparer un entretien')
    expect(candidates('entretien')).toBeUndefined()
    other.exec('ROLLBACK')
    other.close()
    expect(candidates('entretien')).toEqual([1])
  })

  it('are known again where the file was damaged, at its beginning or within', async () => {
    for (let id = 1; id <= 60; id += 1) save(id, `entretien numéro ${id}`)
    await expect.poll(() => candidates('numéro 7')).toHaveLength(60)
    index.close()
    const file = join(folder, 'lettres.sqlite')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(7, 4096))
    index = letterIndex(join(folder, 'sira.sqlite'), file)
    expect(() => candidates('entretien')).toThrow()
    writeFileSync(file, 'pas une base de données'.repeat(100))
    index = letterIndex(join(folder, 'sira.sqlite'), file)
    await expect.poll(() => candidates('entretien')).toHaveLength(60)
  })

  it('are those of a record that was saved after another one of a later moment', () => {
    save(1, 'Rédiger un CV')
    content.exec("update blogs set updated_at = '2099-01-01T00:00:00.000Z' where id = 1")
    save(2, 'Un ancien texte')
    expect(candidates('ancien')).toEqual([2])
    save(2, 'Un nouveau texte')
    expect(candidates('nouveau')).toEqual([2])
  })

  it('are those of new columns too, after a migration', () => {
    save(1, 'Rédiger un CV')
    expect(candidates('rédiger')).toEqual([1])
    index.close()
    content.exec(
      "alter table blogs_locales add column extrait text; update blogs_locales set extrait = 'En bref'",
    )
    index = letterIndex(join(folder, 'sira.sqlite'), join(folder, 'lettres.sqlite'))
    expect(index.candidates('blogs', 'extrait', soughtThrees('bref'))).toEqual([1])
  })

  it('are not told where they are many', async () => {
    for (let id = 1; id <= 310; id += 1) save(id, 'partout')
    save(311, 'une fois')
    await expect.poll(() => candidates('fois')).toEqual([311])
    expect(candidates('partout')).toBeUndefined()
  })

  it('are not told of a column that is no text, and a table without texts has no index', () => {
    save(1, 'Rédiger un CV')
    expect(index.candidates('blogs', '_locale', ['red'])).toBeUndefined()
    expect(() => index.candidates('autres', 'contenu', ['red'])).toThrow()
  })

  const families = ['aàâäáãå', 'cç', 'eéèêë', 'iîïíì', 'nñ', 'oôöóòõ', 'uûüùú', 'yÿý']
  it.each([
    ...families.flatMap((family) =>
      [...family].map((letter) => [`b${letter}kx`, `b${family[0]}kx`]),
    ),
    ['chef-d’œuvre', "chef-d'oeuvre"],
    ['chef d œuvre', 'CHEF D ŒUVRE'],
    ['un cœur', 'cóeur'],
    ['Ænima', 'aénima'],
    ['maïs æ', 'mais ae'],
    ['l’été 2026', "l'ete 2026"],
    ['ŸUZEÑ', 'yuzen'],
    ['كل التدريب', 'التدريب'],
    ['50 % « mieux » (a.b)', '% « mieux » (a.b)'],
    ['straße', 'STRAßE'],
    // What cuts a ligature in two.
    ['manœuvre', 'mano'],
    ['main d’œuvre', 'euvre'],
    ['une sœur', 'eur'],
    ['curriculum vitæ', 'vita'],
    ['tænia', 'eni'],
    ['Œuvres', 'euvres'],
  ])('« %s » is among them where « %s » is looked for, which finds it', (text, sought) => {
    save(1, text)
    const apart = ligatures.reduce((rest, [one, two]) => rest.replaceAll(one, two), text)
    expect(apart).toMatch(new RegExp(regularExpression(sought, 'anywhere'), 'u'))
    const threes = soughtThrees(sought)
    expect(threes.length === 0 ? [1] : candidates(sought)).toEqual([1])
  })
})

describe('Threes of letters', () => {
  it.each([
    ['emploi', ['mpl', 'plo', 'loi']],
    ['un', []],
    ["d'oeuvre", ['uvr', 'vre']],
    ['cœurs', ['urs']],
    ['a.b-c', []],
    ['bonbonbon', ['bon', 'onb', 'nbo']],
  ])('of « %s » are %j', (text, threes) => expect(soughtThrees(text)).toEqual(threes))
})
