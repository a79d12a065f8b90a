import { expect, test } from 'vitest'
import { importTurns } from './importTurn.ts'

const nothing = async () => {}

test('one file is read at a time, whatever became of the one before', async () => {
  const turns = importTurns(() => 0)
  const first = turns.take(1, async () => {
    await expect(turns.take(2, nothing)).rejects.toThrow('Un autre import')
    throw new Error('illisible')
  })
  await expect(first).rejects.toThrow('illisible')
  await turns.take(2, nothing)
})

test('who sends file after file waits, and nobody else does', async () => {
  let now = 0
  const turns = importTurns(() => now)
  for (let file = 0; file < 30; file += 1) await turns.take(1, nothing)
  await expect(turns.take(1, nothing)).rejects.toThrow('Trop de fichiers')
  await turns.take(2, nothing)
  now = 10 * 60_000
  await turns.take(1, nothing)
})
