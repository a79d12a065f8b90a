import { windows } from '@sira/host/counting/sharedWindows'
import { openValkey } from '@sira/host/counting/valkey'
import { describe, expect, it } from 'vitest'
import { valkeyPassword } from '../../../../scripts/machine/startValkey.ts'
import { withValkey } from '../support/sharedLimits.ts'

const visitor = '203.0.113.7'
const minute = 60_000

describe('limits that programs count together', () => {
  const shared = withValkey()

  async function twoPrograms() {
    const kind = crypto.randomUUID()
    const lines = [await shared.open(), await shared.open()] as const
    const [one, two] = lines.map((line) => windows(line, kind))
    if (!one || !two) throw new Error('two programs')
    return { one, two, lines }
  }
  const sumOf = async (counted: Promise<{ sum: number }>) => (await counted).sum

  it('hold for both together, and what would be too much is not added', async () => {
    const { one, two } = await twoPrograms()
    const within = { ms: minute, most: 3 }
    expect(await sumOf(one.add(visitor, 2, within))).toBe(2)
    expect(await sumOf(two.add(visitor, 2, within))).toBe(4)
    expect(await sumOf(two.add(visitor, 1, within))).toBe(3)
    expect(await sumOf(one.add(visitor, -1, within))).toBe(2)
    const { sum, left } = await two.add(visitor, 0, within)
    expect(sum).toBe(2)
    expect(left).toBeGreaterThan(minute - 20_000)
    expect(left).toBeLessThanOrEqual(minute)
  })

  it('begin anew when their time is over', async () => {
    const { one, two } = await twoPrograms()
    await one.add(visitor, 5, { ms: 50 })
    await expect.poll(() => sumOf(two.add(visitor, 0, { ms: 50 }))).toBe(0)
    // Nothing to take back from: no sum below nothing is left behind.
    await two.add(visitor, -1, { ms: 50 })
    expect(await sumOf(one.add(visitor, 1, { ms: 50 }))).toBe(1)
  })

  it('are kept under names that nobody reads, each of which has an end', async () => {
    const { one, lines } = await twoPrograms()
    await one.add(visitor, 1, { ms: minute })
    const all = await lines[0].run(`return redis.call('KEYS', '*')`, 'looking', ['x'], [])
    expect(JSON.stringify(all)).toMatch(/"sira:[\w-]+:[\w-]{27}"/)
    expect(JSON.stringify(all)).not.toContain(visitor)
    const endless = `local n = 0
      for _, key in ipairs(redis.call('KEYS', '*')) do
        if redis.call('PTTL', key) == -1 then n = n + 1 end
      end
      return n`
    expect(await lines[0].run(endless, 'looking', ['x'], [])).toBe(0)
  })

  it.each([
    ['frozen', () => shared.server().freeze(), () => shared.server().thaw()],
    ['killed', () => shared.server().kill(), () => shared.server().startAgain()],
  ])(
    'are counted by each alone while Valkey is %s, without a wait, until it is back',
    async (_how, goes, comesBack) => {
      const { one, two, lines } = await twoPrograms()
      for (let times = 0; times < 3; times += 1) await one.add(visitor, 1, { ms: minute })
      shared.told.length = 0
      await goes()
      try {
        const began = performance.now()
        for (let times = 0; times < 50; times += 1) await one.add(visitor, 1, { ms: minute })
        // One wait at most, of a tenth of a second.
        expect(performance.now() - began).toBeLessThan(2000)
        // It had counted along: whoever makes Valkey fail is not forgiven.
        expect(await sumOf(one.add(visitor, 0, { ms: minute }))).toBe(53)
        expect(await sumOf(two.add(visitor, 1, { ms: minute }))).toBe(1)
        expect(lines.map((line) => line.isThere())).toEqual([false, false])
      } finally {
        await comesBack()
      }
      await expect.poll(() => lines.map((line) => line.isThere())).toEqual([true, true])
      // Counts made alone are sent later; those on their way may be lost with the server.
      const together = await sumOf(one.add(visitor, 1, { ms: minute }))
      expect(together).toBeGreaterThanOrEqual(50)
      expect(together).toBeLessThanOrEqual(55)
      expect(await sumOf(two.add(visitor, 1, { ms: minute }))).toBeGreaterThan(together)
      const said = (words: string) => shared.told.filter((line) => line.includes(words)).length
      // Every line of this file says it once, however often it asked, when it is back itself.
      await expect.poll(() => said('de nouveau')).toBe(said('ne répond pas'))
      expect(said('ne répond pas')).toBeLessThanOrEqual(20)
      expect(shared.told.join()).not.toContain(valkeyPassword)
    },
  )

  it('are counted by each alone where the password is wrong, which no log shows', async () => {
    const told: unknown[] = []
    const log = { warn: (...said: unknown[]) => void told.push(...said) }
    const url = shared.server().url.replace(valkeyPassword, 'un-autre-mot-de-passe')
    const line = await openValkey({ url, secret: 'x'.repeat(16), log })
    try {
      await expect.poll(() => told.length).toBeGreaterThan(0)
      const counts = windows(line, 'wrong password')
      await counts.add(visitor, 1, { ms: minute })
      expect(await sumOf(counts.add(visitor, 1, { ms: minute }))).toBe(2)
      expect(line.isThere()).toBe(false)
      expect(JSON.stringify(told)).toMatch(/WRONGPASS/)
      expect(JSON.stringify(told)).not.toContain('un-autre-mot-de-passe')
    } finally {
      line.close()
    }
  })
})

describe('a Valkey that is full', () => {
  const shared = withValkey(['--maxmemory', '1', '--maxmemory-policy', 'noeviction'])

  it('is one that is away: it is told once, and everybody counts alone', async () => {
    const line = await shared.open()
    const counts = windows(line, 'full')
    for (let times = 0; times < 5; times += 1) await counts.add(visitor, 1, { ms: minute })
    expect(await sumOf(counts)).toBe(5)
    expect(line.isThere()).toBe(false)
    expect(shared.told).toHaveLength(1)
    expect(shared.told[0]).toContain('OOM')
  })

  const sumOf = async (counts: ReturnType<typeof windows>) =>
    (await counts.add(visitor, 0, { ms: minute })).sum
})
