import { unavailable } from '@sira/contract/wire/refusals'

/** Each holds its files in memory. */
const atOnce = 2
const mostWaiting = 30

const waiting: (() => void)[] = []
let underWay = 0

/** Works on files in turn, two at a time; whoever comes when many wait is asked to come again. */
export async function inFileTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= atOnce) {
    if (waiting.length >= mostWaiting) throw unavailable()
    await new Promise<void>((begin) => waiting.push(begin))
  } else {
    underWay += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}
