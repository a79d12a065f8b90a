/**
 * The command of TypeScript 7, with its arguments. Version 6, which tests read sources with, has a
 * program `tsc` too, so this one is run by its path.
 */
export const typeChecker = (project: string): [string, ...string[]] => [
  '../typescript7/bin/tsc',
  '-p',
  project,
  '--singleThreaded',
]

/** Type checkers end before their memory matters: collecting it takes longer than their work. */
export const typeCheckerSettings = { GOGC: 'off', NODE_OPTIONS: '--max-semi-space-size=64' }
