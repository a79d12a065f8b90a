import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SqliteClient, sqliteClient } from './sqliteClient.ts'

describe('the SQLite client', () => {
  let folder = ''
  let client: SqliteClient

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sira-sqlite-'))
    client = await sqliteClient(join(folder, 'sira.sqlite'))
    await client.execute('create table notes (text)')
  })
  afterEach(() => {
    client.close()
    rmSync(folder, { recursive: true })
  })

  const total = async () => {
    const { rows } = await client.execute('select count(*) as total from notes')
    return Number(rows[0]?.total)
  }

  it('lets writers wait for each other, whoever began in the middle', async () => {
    const first = await client.transaction()
    const second = client.transaction().then(async (transaction) => {
      await transaction.execute(`insert into notes values ('second')`)
      await transaction.commit()
    })
    const third = client.execute(`insert into notes values ('third')`)
    await first.execute(`insert into notes values ('first')`)
    await first.commit()
    await Promise.all([second, third])

    const { rows } = await client.execute('select text from notes')
    expect(rows.map(({ text }) => text)).toEqual(['first', 'second', 'third'])
  })

  it('lets readers read while somebody writes, and see what is committed', async () => {
    const transaction = await client.transaction()
    await transaction.execute(`insert into notes values ('unfinished')`)
    expect(await total()).toBe(0)

    await transaction.commit()
    expect(await total()).toBe(1)
  })

  it('forgets what is rolled back, and lets the next one in', async () => {
    const transaction = await client.transaction()
    await transaction.execute(`insert into notes values ('no')`)
    await transaction.rollback()
    await client.execute(`insert into notes values ('yes')`)

    expect(await total()).toBe(1)
    await expect(transaction.execute('select 1')).rejects.toThrow('closed')
  })

  it('lets others write while a transaction rests, before it has written', async () => {
    const slow = await client.transaction()
    await slow.rest()
    await client.execute(`insert into notes values ('meanwhile')`)
    const { rows } = await slow.execute('select text from notes')
    await slow.execute(`insert into notes values ('at last')`)
    const next = client.execute(`insert into notes values ('next')`)
    await slow.commit()
    await next

    expect(rows.map(({ text }) => text)).toEqual(['meanwhile'])
    const all = await client.execute('select text from notes')
    expect(all.rows.map(({ text }) => text)).toEqual(['meanwhile', 'at last', 'next'])
  })

  it('keeps nothing of a transaction that met a full disk, whoever swallowed that', async () => {
    const { rows } = await client.execute('PRAGMA page_count')
    await client.execute(`PRAGMA max_page_count = ${Number(rows[0]?.page_count) + 1}`)
    const transaction = await client.transaction()
    await transaction.execute(`insert into notes values ('small')`)
    const large = { sql: 'insert into notes values (?)', args: ['x'.repeat(1_000_000)] }
    await transaction.execute(large).catch(() => undefined)

    await expect(transaction.execute(`insert into notes values ('alone')`)).rejects.toThrow('full')
    await expect(transaction.commit()).rejects.toThrow('full')
    expect(await total()).toBe(0)
    await client.execute(`insert into notes values ('the next one')`)
    expect(await total()).toBe(1)
  })

  it('waits for the disk at each save, so that a power cut takes nothing back', async () => {
    // Asked by a statement that does not look like reading: of the connection that writes.
    const { rows } = await client.execute('PRAGMA synchronous')
    expect(Number(rows[0]?.synchronous)).toBe(2)
  })

  it('opens no file for a transaction', async () => {
    const open = () => readdirSync('/proc/self/fd').length
    const before = open()
    for (let count = 0; count < 50; count += 1) {
      const transaction = await client.transaction()
      await transaction.execute(`insert into notes values ('x')`)
      await transaction.commit()
    }

    expect(open()).toBe(before)
  })
})
