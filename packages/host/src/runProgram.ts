import { endWithStarter } from './starter.ts'
import { StartFailure } from './startFailure.ts'

/** Starts a program that ends with whoever started it, and says in one sentence why it cannot. */
export function runProgram(start: () => Promise<void>): void {
  endWithStarter()
  start().catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  })
}
