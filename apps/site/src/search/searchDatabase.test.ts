import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSearchDatabase } from './searchDatabase.ts'
import { knownMoments, putRecords } from './searchRecords.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-index-'))
  file = join(folder, 'index.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const record = {
  type: 'blogs',
  id: '1',
  language: 'fr',
  place: 'un',
  title: 'Un',
  body: '',
} as const

function idsAfter(change: () => void): string[] {
  const first = openSearchDatabase(file)
  putRecords(first, [{ ...record, updated: '' }])
  first.close()
  change()
  const second = openSearchDatabase(file)
  const ids = [...knownMoments(second, 'blogs').keys()]
  second.close()
  return ids
}

it('says why nothing was written where the disk has undone it all by itself', () => {
  const database = openSearchDatabase(file)
  const onFullDisk = () => {
    database.learned.add('mot')
    // As SQLite does before it says that the disk is full.
    database.prepare('ROLLBACK').run()
    throw new Error('database or disk is full')
  }
  expect(() => database.transaction(onFullDisk)).toThrow('database or disk is full')
  expect(database.learned).toEqual(new Set())
  database.close()
})

it('keeps the index between two starts', () => {
  expect(idsAfter(() => undefined)).toEqual(['1'])
})

it('makes it anew where it is damaged', () => {
  expect(idsAfter(() => writeFileSync(file, 'ceci n’est pas un index'))).toEqual([])
})

it('makes it anew where an earlier version of the program made it', () => {
  const earlier = () => {
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 7')
    database.close()
  }
  expect(idsAfter(earlier)).toEqual([])
})
