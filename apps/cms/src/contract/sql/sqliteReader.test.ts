import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteReader } from './sqliteReader.ts'

const endless =
  'with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n'

describe('a question that the database would work on for ever', { timeout: 20_000 }, () => {
  let folder = ''
  let reader: ReturnType<typeof sqliteReader>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sira-reader-'))
    const file = join(folder, 'small.sqlite')
    const database = new DatabaseSync(file)
    database.exec('pragma journal_mode = wal; create table books (id integer, title text)')
    database.exec("insert into books values (1, 'Un'), (2, 'Deux')")
    database.close()
    reader = sqliteReader(file, 500)
  })
  afterEach(() => {
    reader.close()
    rmSync(folder, { recursive: true })
  })

  it('is ended, while the program goes on with all else, and the next one is answered', async () => {
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 5)
    await expect(reader.rows(endless, [])).rejects.toThrow('for more than 500 ms')
    clearInterval(counting)
    expect(turns).toBeGreaterThan(10)
    const titles = reader.rows('select title from books where id > ? order by id', [1])
    expect(await titles).toEqual([{ title: 'Deux' }])
  })

  it('writes nothing', async () => {
    await expect(reader.rows('delete from books', [])).rejects.toThrow('readonly')
  })

  it('is refused where it looks at more letters than the reader can hold, which goes on', async () => {
    const times = (count: number) => `with recursive n(i) as
      (select 1 union all select i + 1 from n where i < ${count})
      select count(*) as found from n where matches_pattern(i || replace(hex(zeroblob(50000)), '0', '’'), 'z')`
    const patient = sqliteReader(join(folder, 'small.sqlite'), 15_000)
    await expect(patient.rows(times(1000), [])).rejects.toThrow('too many texts')
    expect(await patient.rows(times(390), [])).toEqual([{ found: 0 }])
    expect(await patient.rows(times(390), [])).toEqual([{ found: 0 }])
    patient.close()
  })
})
