import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteClient } from './sqliteClient.ts'

describe('the SQLite client', () => {
  let folder = ''
  let client: Client

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
    const first = await client.transaction('write')
    const second = client.transaction('write').then(async (transaction) => {
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
    const transaction = await client.transaction('write')
    await transaction.execute(`insert into notes values ('unfinished')`)
    expect(await total()).toBe(0)

    await transaction.commit()
    expect(await total()).toBe(1)
  })

  it('forgets what is rolled back, and lets the next one in', async () => {
    const transaction = await client.transaction('write')
    await transaction.execute(`insert into notes values ('no')`)
    await transaction.rollback()
    await client.execute(`insert into notes values ('yes')`)

    expect(await total()).toBe(1)
    await expect(transaction.execute('select 1')).rejects.toThrow('closed')
  })

  it('opens no file for a transaction', async () => {
    const open = () => readdirSync('/proc/self/fd').length
    const before = open()
    for (let count = 0; count < 50; count += 1) {
      const transaction = await client.transaction('write')
      await transaction.execute(`insert into notes values ('x')`)
      await transaction.commit()
    }

    expect(open()).toBe(before)
  })
})
