import { askAll } from './askAll.ts'
import { type Finding, isWithinAims, type Sizes, tableOf } from './findings.ts'
import { type Product, startProduct } from './product.ts'
import type { Asked, Questions } from './questions.ts'

/** The number of times each question is asked: many, on a machine without other work. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)

/** Starts both products afresh in turns, asks them everything, and tells whether all is within its aim. */
export async function compared(
  products: Sizes<Product>,
  questions: Questions,
  copies: Sizes<number>,
): Promise<boolean> {
  const findings = new Map<Asked, Finding>()
  for (let round = 0; round < rounds; round += 1) {
    const small = await startProduct(products.small)
    const large = await startProduct(products.large)
    try {
      await askAll({
        questions,
        running: { small, large },
        copies,
        round,
        note(asked, size, read) {
          const { what, aim } = asked
          const finding = findings.get(asked) ?? { what, aim, reads: { small: [], large: [] } }
          findings.set(asked, finding)
          finding.reads[size].push(read)
        },
      })
    } finally {
      await large.stop()
      await small.stop()
    }
    console.info(`\n${round + 1} of ${rounds} rounds\n\n${tableOf([...findings.values()])}`)
  }
  return [...findings.values()].every(isWithinAims)
}
