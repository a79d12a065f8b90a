import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeReplies } from './support/replySuite.ts'

const folder = join(import.meta.dirname, '../fixtures/replies')
const letters = readdirSync(folder)

await describeReplies('a reply of a program that repeats our letter', (office, mailbox) => {
  const receive = async (name: string) => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const letter = readFileSync(join(folder, name), 'utf8')
    // The letters were sent to a token of another copy.
    const number = await mailbox.deliver(
      letter.replace(/^To: <.*>$/m, `To: <${to}>`).replace(/^In-Reply-To: .*\n/m, ''),
    )
    await office.look()
    return { ...(await office.read(id)), number }
  }

  it.each(letters.filter((name) => name.startsWith('reponse-')))(
    'stands in the history in the words of its person alone: %s',
    async (name) => {
      const { lines, repliedAt } = await receive(name)
      expect(lines.map(({ reponse }) => reponse)).toEqual(['D’accord pour jeudi à 9 h.\n\nAwa'])
      expect(repliedAt).not.toBeNull()
    },
  )

  it.each(letters.filter((name) => name.startsWith('absence-')))(
    'is none where it tells of an absence, and nobody is to read it: %s',
    async (name) => {
      const { lines, repliedAt, number } = await receive(name)
      expect(lines.map(({ what }) => what)).toEqual([expect.stringMatching(/^Réponse automatique/)])
      expect(repliedAt ?? null).toBeNull()
      await mailbox.remove(number)
    },
  )
})
