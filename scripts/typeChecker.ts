/**
 * The command of TypeScript 7, with its arguments. It takes a sixth of the time of version 6, which
 * stays for `astro check` (@astrojs/check does not support 7 yet). Both packages have a program
 * `tsc`, so this one is run by its path.
 */
export const typeChecker = (project: string): [string, ...string[]] => [
  '../typescript7/bin/tsc',
  '-p',
  project,
  '--singleThreaded',
]

/** Type checkers end before their memory matters: collecting it takes longer than their work. */
export const typeCheckerSettings = { GOGC: 'off', NODE_OPTIONS: '--max-semi-space-size=64' }
