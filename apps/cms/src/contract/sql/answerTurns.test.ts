import { expect, it } from 'vitest'
import { answerTurns } from './answerTurns.ts'

const answers = () => Array.from({ length: 3 }, () => new AbortController())

it('an answer that has begun ends before another one begins', async () => {
  const inTurn = answerTurns(20)
  const order: string[] = []
  const made = answers().map(async ({ signal }, at) => {
    for (const part of ['records', 'count']) {
      await inTurn(async () => void order.push(`${part} ${at}`), signal)
    }
  })
  await Promise.all(made)

  expect(order).toEqual(['records 0', 'count 0', 'records 1', 'count 1', 'records 2', 'count 2'])
})

it('where as many wait as may, a new answer is refused and one that has begun goes on', async () => {
  const inTurn = answerTurns(1)
  const [first, second, third] = answers()
  const held = Promise.withResolvers<void>()
  const made = inTurn(() => held.promise, first?.signal)
  const waits = inTurn(async () => 'second', second?.signal)
  await expect(inTurn(async () => 'third', third?.signal)).rejects.toThrow('Too many requests')

  const goesOn = inTurn(async () => 'first, again', first?.signal)
  held.resolve()
  await made
  expect(await Promise.all([waits, goesOn])).toEqual(['second', 'first, again'])
})

it('a statement whose answer nobody waits for is not made', async () => {
  const inTurn = answerTurns(20)
  const [first, second] = answers()
  const held = Promise.withResolvers<void>()
  const made = inTurn(() => held.promise, first?.signal)
  const waits = inTurn(async () => 'second', second?.signal)
  second?.abort(new Error('gone'))
  held.resolve()

  await made
  await expect(waits).rejects.toThrow('gone')
})
