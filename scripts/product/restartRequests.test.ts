import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { takeRestartRequests } from './restartRequests.ts'

describe('the socket of npm run restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-restart-'))
  const place = join(folder, 'start.sock')
  const asked: string[] = []
  const close = takeRestartRequests(place, async (version) => {
    asked.push(version)
  })
  afterEach(() => asked.splice(0))

  /** The answer to these words, sent one after the other; nothing more is said. */
  async function say(...words: string[]): Promise<string> {
    const socket = connect(place)
    for (const word of words) socket.write(word)
    socket.end()
    return (await text(socket)).trim()
  }

  it.each([
    ['an empty line', '\n'],
    ['a space', ' \n'],
    ['several empty lines', '\n\n\n'],
    ['no folder of the machine', 'scripts\n'],
    ['the folder it stands in', '.\n'],
    ['two folders', '/opt/sira\n/opt/other\n'],
    ['a folder after a line', '\n/opt/sira\n'],
    ['a question of a browser', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a folder with a space before it', ' /opt/sira\n'],
    ['a folder with a NUL', '/opt/\0sira\n'],
  ])('restarts nothing for %s', async (_, words) => {
    expect(await say(words)).toContain('npm run restart')
    expect(asked).toEqual([])
  })

  it('restarts nothing for a line without its end, nor for one that never ends', async () => {
    expect(await say('/opt/sira')).toBe('')
    expect(await say('/opt/'.padEnd(100_000, 'x'), '\n')).toContain('npm run restart')
    expect(asked).toEqual([])
  })

  it('puts the version of the folder that is named in the place', async () => {
    expect(await say('/opt/', 'sira\n')).toBe('')
    expect(asked).toEqual(['/opt/sira'])
    close()
    rmSync(folder, { recursive: true })
  })
})
