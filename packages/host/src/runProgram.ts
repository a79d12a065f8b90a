import { endWithStarter } from './starter.ts'
import { StartFailure } from './startFailure.ts'

/** Runs a program that ends with its starter; a failed start is reported in one sentence. */
export function runProgram(start: () => Promise<void>): void {
  endWithStarter()
  start().catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  })
}
