import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ligatedExpression, regularExpression } from '../../../database/sql/textPattern.ts'
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
  content.prepare('insert or replace into blogs values (?, ?)').run(id, `2026-11-26 ${saves}`)
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

  it('are unknown while the index is made, and known afterwards, again after a start too', async () => {
    for (let id = 1; id <= 120; id += 1) save(id, `repère n${id}n`)
    expect(candidates('n77n')).toBeUndefined()
    await expect.poll(() => candidates('n77n')).toEqual([77])
    index.close()
    index = letterIndex(join(folder, 'sira.sqlite'), join(folder, 'lettres.sqlite'))
    expect(candidates('n77n')).toEqual([77])
  })

  it('are not waited for while another program writes, nor where the file is damaged', () => {
    save(1, 'Rédiger un CV')
    expect(candidates('rédiger')).toEqual([1])
    const other = new DatabaseSync(join(folder, 'lettres.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    save(1, 'Préparer un entretien')
    expect(() => candidates('entretien')).toThrow('locked')
    other.exec('ROLLBACK')
    other.close()
    expect(candidates('entretien')).toEqual([1])

    index.close()
    writeFileSync(join(folder, 'lettres.sqlite'), 'pas une base de données'.repeat(100))
    index = letterIndex(join(folder, 'sira.sqlite'), join(folder, 'lettres.sqlite'))
    expect(candidates('entretien')).toEqual([1])
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
    ...families.flatMap((family) => [...family].map((letter) => [`b${letter}k`, `b${family[0]}k`])),
    ['chef-d’œuvre', "chef d'oeuvre"],
    ['chef d oeuvre', 'CHEF-D’ŒUVRE'],
    ['un cœur', 'cóeur'],
    ['Ænima', 'aénima'],
    ['maïs æ', 'mais ae'],
    ['l’été 2026', "l'ete 2026"],
    ['ŸUZEÑ', 'yuzen'],
    ['كل التدريب', 'التدريب'],
    ['50 % « mieux » (a.b)', '% « mieux » (a.b)'],
    ['straße', 'STRAßE'],
  ])('« %s » is among them whenever a search for « %s » would find it', (text, sought) => {
    save(1, text)
    const apart = text.replaceAll('œ', 'oe').replaceAll('Œ', 'OE').replaceAll('æ', 'ae')
    const isFound = new RegExp(regularExpression(sought, 'anywhere'), 'u').test(
      apart.replaceAll('Æ', 'AE'),
    )
    if (soughtThrees(sought).length > 0 && isFound) expect(candidates(sought)).toEqual([1])
    expect(new RegExp(ligatedExpression(sought), 'u').test(text)).toBe(isFound)
  })
})

describe('Threes of letters', () => {
  it.each([
    ['emploi', ['emp', 'mpl', 'plo', 'loi']],
    ['un', []],
    ["d'oeuvre", ['uvr', 'vre']],
    ['cœurs', ['urs']],
    ['a.b-c', []],
    ['bonbonbon', ['bon', 'onb', 'nbo']],
  ])('of « %s » are %j', (text, threes) => expect(soughtThrees(text)).toEqual(threes))
})
