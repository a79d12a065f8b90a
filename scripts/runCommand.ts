import { StartFailure } from '../packages/host/src/startFailure.ts'

/** Runs a command's main function; a {@link StartFailure} ends it with its sentence and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    console.error(`\n✗ ${error.message}`)
    process.exit(1)
  }
}
