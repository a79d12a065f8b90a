import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diskFolder } from './diskFolder.ts'

const path = mkdtempSync(join(tmpdir(), 'sira-disk-folder-'))
const folder = diskFolder(path)
const large = Buffer.alloc(64 * 1024 * 1024, 'a')

afterAll(() => rmSync(path, { recursive: true }))

async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of folder.list()) found.push(name)
  return found
}

describe('a folder of files on this machine', () => {
  it.each(['once', 'again'] as const)(
    'shows a file that is kept %s when all of it is there',
    async (how) => {
      const keeping = folder.keep('photo.webp', large, how)
      let isKept = false
      void keeping.then(() => {
        isKept = true
      })
      const seen: (number | undefined)[] = []
      while (!isKept) seen.push((await folder.read('photo.webp'))?.length)
      await keeping
      expect(new Set(seen.filter((length) => length !== undefined))).toEqual(
        new Set([large.length]),
      )
      expect(await names()).toEqual(['photo.webp'])
      await folder.remove('photo.webp')
    },
  )

  it('takes the same note from several at once, while others take it back', async () => {
    const work = Array.from({ length: 50 }, async () => {
      await folder.keep('note.json', Buffer.from('[]'), 'again')
      await folder.remove('note.json')
    })
    await Promise.all(work)
    expect(await names()).toEqual([])
  })

  it('lets no file take the place of another, unless it is asked to', async () => {
    await folder.keep('photo.webp', Buffer.from('la première'))
    await expect(folder.keep('photo.webp', Buffer.from('la seconde'))).rejects.toThrow('EEXIST')
    expect(String(await folder.read('photo.webp'))).toBe('la première')
    await folder.keep('photo.webp', Buffer.from('la troisième'), 'again')
    expect(String(await folder.read('photo.webp'))).toBe('la troisième')
    expect(await names()).toEqual(['photo.webp'])
  })
})
