import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { childrenOf } from '../../../../scripts/machine/processTree.ts'
import { type Reading, readApart } from './readApart.ts'

const reading = (code: string, longestMs = 1000): Reading<number> => ({
  module: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
  name: 'read',
  result: z.number(),
  longestAnswer: 1000,
  longestMs,
  mostMegabytes: 200,
})
const double = reading('export const read = (number) => number * 2')

const readers = () =>
  childrenOf(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader/readerProcess'),
  )

describe('a file is read in a process of its own', () => {
  it('that gives what our function gives, and stays for the next one', async () => {
    expect(await readApart(double, 21)).toBe(42)
    const [first] = readers()
    expect(await readApart(double, 4)).toBe(8)
    expect(readers()).toEqual([first])
  })

  it.each([
    ['goes on without end', 'export function read() { for (;;); }', 'time'],
    [
      'waits without end',
      'export const read = () => new Promise(() => setInterval(() => 0, 9))',
      'time',
    ],
    [
      'fills its memory',
      'export function read() { const all = []; for (;;) all.push(new Array(100000).fill(all.length + 0.5)) }',
      'memory',
    ],
    [
      'fills the memory beside it',
      'export async function read() { const all = []; for (;;) { all.push(Buffer.alloc(4e6, 1)); await null } }',
      'memory',
    ],
    ['ends it', 'export const read = () => process.abort()', 'end'],
    [
      'gives something else',
      'export const read = () => process.send({ result: 1, more: 2 })',
      'end',
    ],
    ['gives too much', 'export const read = () => "x".repeat(2000)', 'answer'],
    ['gives up', 'export function read() { throw new Error("secret") }', 'unreadable'],
    [
      'writes a file',
      'import fs from "node:fs"; export const read = () => fs.writeFileSync("/tmp/read", "")',
      'unreadable',
    ],
    [
      'starts a program',
      'import { execSync } from "node:child_process"; export const read = () => execSync("true").length',
      'unreadable',
    ],
  ])('that is replaced by another where a file %s', async (_what, code, end) => {
    // A loaded machine takes its time to fill a memory.
    const longestMs = end === 'memory' ? 10_000 : 1000
    const refused = expect(readApart(reading(code, longestMs))).rejects
    await refused.toMatchObject({
      end,
      status: 400,
      message: expect.stringContaining('de nouveau'),
    })
    expect(await readApart(double, 3)).toBe(6)
    expect(readers()).toHaveLength(1)
  })

  it('that says in a sentence why a file is not taken', async () => {
    const refusing = reading(
      'export function read() { throw Object.assign(new Error(), { sentence: "Pas ainsi." }) }',
    )
    await expect(readApart(refusing)).rejects.toMatchObject({ status: 400, message: 'Pas ainsi.' })
  })

  it('one after the other, by one process, and no more than may wait', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => readApart(double, at)),
    )
    const taken = all.filter(({ status }) => status === 'fulfilled')
    expect(taken.length).toBeLessThan(10)
    expect(all.filter(({ status }) => status === 'rejected')).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ status: 503, message: expect.stringContaining('minute') }),
    })
    expect(readers()).toHaveLength(1)
    expect(await readApart(double, 1)).toBe(2)
  })

  it('that has none of our secrets', async () => {
    const names = reading('export const read = () => Object.keys(process.env).length')
    process.env.PAYLOAD_SECRET ??= 'a-secret-for-tests-only-0123456789'
    expect(await readApart(names)).toBeLessThan(4)
  })
})
