import { serialize } from 'node:v8'
import type { ReaderAnswer, ReaderQuestion } from './readerQuestion.ts'

// A process of its own for what comes from outside: see readApart. It ends with the back office.
process.once('disconnect', () => process.exit())
process.on('message', async (question: ReaderQuestion) => {
  process.send?.(await answerTo(question))
})
process.send?.('ready')

async function answerTo({
  module,
  name,
  inputs,
  longestAnswer,
}: ReaderQuestion): Promise<ReaderAnswer> {
  try {
    const read = (await import(module))[name]
    const answer = { result: await read(...inputs) }
    return serialize(answer).byteLength > longestAnswer ? { failure: 'answer' } : answer
  } catch (error) {
    return error instanceof Error && 'sentence' in error
      ? { refusal: String(error.sentence) }
      : { failure: 'unreadable' }
  }
}
