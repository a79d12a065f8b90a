/** A reason to stop that the person at the keyboard can act on: shown as one sentence, without a stack. */
export class Stop extends Error {
  override name = 'Stop'
}

/** Runs a command's main function; a `Stop` ends it with its sentence and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(`\n✗ ${error.message}`)
    process.exit(1)
  }
}
